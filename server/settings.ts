/** Where to listen. `ports` are tried in turn: one when it was asked for by name, several when nobody cared. */
export interface Settings {
  readonly host: string;
  readonly ports: readonly number[];
}

const FIRST_PORT = 3141;
const PORTS_TO_TRY = 20;

/** The settings in the environment, or a sentence that says what is wrong with them. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings | string {
  const host = env.HOST || '127.0.0.1';
  if (!env.PORT) return { host, ports: Array.from({ length: PORTS_TO_TRY }, (_, i) => FIRST_PORT + i) };
  const port = Number(env.PORT);
  if (!/^\d+$/.test(env.PORT) || port > 65535) {
    return `PORT must be a whole number from 0 to 65535 (0 takes any free port), not "${env.PORT}".`;
  }
  return { host, ports: [port] };
}
