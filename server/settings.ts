import path from 'node:path';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** What those who run the server can choose; docs/hosting.md says it to them. */
export interface Settings {
  readonly host: string;
  /** Tried in turn: one when it was asked for by name, several when nobody cared. */
  readonly ports: readonly number[];
  /** The address of a PostgreSQL server; null: the embedded one in `data`. */
  readonly database: string | null;
  readonly data: string;
  /** Where browsers find the pages; null: wherever they were asked for. */
  readonly origin: string | null;
  readonly proxies: number;
  readonly logLevel: LogLevel;
  /** Who may read /metrics from elsewhere; null: nobody. */
  readonly metricsToken: string | null;
  readonly mail: { readonly server: string; readonly from: string } | null;
  readonly webhook: string | null;
  /** How many messages a second one page may send to a table; five times as many at once. */
  readonly messages: number;
  /** How many sockets one address may have open; 0: any number. */
  readonly sockets: number;
  /** How long a node that goes is still there for those who have not noticed, in milliseconds. */
  readonly drain: number;
  /** Whether a test may move the time: whoever reaches the server can. */
  readonly testClock: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

const FIRST_PORT = 3141;
const PORTS_TO_TRY = 20;
const MOST_PROXIES = 10;
const MOST_MESSAGES = 1_000_000;
const LONGEST_DRAIN_S = 600;
const SHORTEST_TOKEN = 16;

/** Thrown and caught within this file: the first thing that is wrong is said. */
class Wrong extends Error {}

const shown = (value: string): string => (value.length > 60 ? `${value.slice(0, 57)}…` : value);

function whole(
  env: Env,
  name: string,
  { most, standard, note = '' }: { most: number; standard: number; note?: string },
) {
  const text = env[name];
  if (!text) return standard;
  if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
  throw new Wrong(`${name} must be a whole number from 0 to ${most}${note}, not "${shown(text)}".`);
}

/** The value is not said again: an address may hold a password. */
function address(env: Env, name: string, schemes: readonly string[], example: string): URL | null {
  const text = env[name];
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && schemes.includes(url.protocol) && url.hostname !== '') return url;
  throw new Wrong(`${name} must be an address like ${example}.`);
}

function origin(env: Env): string | null {
  const url = address(env, 'ORIGIN', ['http:', 'https:'], 'https://games.example.org');
  if (url === null) return null;
  if (url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '') return url.origin;
  throw new Wrong(`ORIGIN must be an address without anything after the host, like ${url.origin}.`);
}

function mail(env: Env, named: string | null): Settings['mail'] {
  const server = address(env, 'MAIL', ['smtp:', 'smtps:'], 'smtps://user:password@mail.example.org');
  if (server === null) return null;
  const from = env.MAIL_FROM ?? '';
  if (!/^[^\s@]+@[^\s@]+$/.test(from)) throw new Wrong('MAIL needs MAIL_FROM: the address from which mail is sent.');
  if (named === null) throw new Wrong('MAIL needs ORIGIN: where the links in mails lead.');
  return { server: server.href, from };
}

function logLevel(env: Env): LogLevel {
  const text = env.LOG_LEVEL || 'info';
  const found = LOG_LEVELS.find((level) => level === text);
  if (found !== undefined) return found;
  throw new Wrong(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${shown(text)}".`);
}

function metricsToken(env: Env): string | null {
  const token = env.METRICS_TOKEN || null;
  if (token === null || token.length >= SHORTEST_TOKEN) return token;
  throw new Wrong(`METRICS_TOKEN must have at least ${SHORTEST_TOKEN} characters.`);
}

const LOOPBACK = new Set(['127.0.0.1', '[::1]', '::1', 'localhost']);

/** Whoever reaches the server can move its time then, so nobody but this machine may reach it. */
function testClock(env: Env, host: string, named: string | null): boolean {
  if (whole(env, 'TEST_CLOCK', { most: 1, standard: 0 }) === 0) return false;
  const isOpen = !LOOPBACK.has(host) || (named !== null && !LOOPBACK.has(new URL(named).hostname));
  if (isOpen)
    throw new Wrong('TEST_CLOCK is for tests on this machine: not together with a HOST or ORIGIN for others.');
  return true;
}

function read(env: Env, home: string): Settings {
  const ports = env.PORT
    ? [whole(env, 'PORT', { most: 65535, standard: 0, note: ' (0 takes any free port)' })]
    : Array.from({ length: PORTS_TO_TRY }, (_, i) => FIRST_PORT + i);
  const postgres = ['postgres:', 'postgresql:'];
  const host = env.HOST || '127.0.0.1';
  const named = origin(env);
  return {
    host,
    ports,
    database: address(env, 'DATABASE_URL', postgres, 'postgres://user:password@host/database')?.href ?? null,
    data: path.resolve(home, env.DATA || path.join('.orrery', 'data')),
    origin: named,
    proxies: whole(env, 'PROXIES', { most: MOST_PROXIES, standard: 0 }),
    logLevel: logLevel(env),
    metricsToken: metricsToken(env),
    mail: mail(env, named),
    webhook: address(env, 'WEBHOOK', ['http:', 'https:'], 'https://hooks.example.org/turn')?.href ?? null,
    messages: whole(env, 'MESSAGES', { most: MOST_MESSAGES, standard: 20 }),
    sockets: whole(env, 'SOCKETS', { most: MOST_MESSAGES, standard: 200 }),
    drain: 1000 * whole(env, 'DRAIN', { most: LONGEST_DRAIN_S, standard: 0 }),
    testClock: testClock(env, host, named),
  };
}

/** The settings in the environment, or a sentence that says what is wrong with them. `home` is where folders begin. */
export function readSettings(env: Env, home: string): Settings | string {
  try {
    return read(env, home);
  } catch (error) {
    if (error instanceof Wrong) return error.message;
    throw error;
  }
}
