import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN_FILE = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const OPEN_LINE = /Orrery is open at (http:\S+)/;
const INSPECTOR_URL = /ws:\/\/\S+/;
const ADMIN_PATH = /\/account\?admin=\S+/;

/** The built server as a separate process, which can be killed and restarted at the same address. */
export class ServerProcess {
  readonly #env: Readonly<Record<string, string>>;
  readonly #flags: readonly string[];
  readonly #program: string;
  #child: ChildProcess | null = null;
  #port = '0';
  #output = '';
  url = '';

  /** `flags`: command line flags of node. `program`: the server's main file, by default that of this repository. */
  constructor(env: Readonly<Record<string, string>>, flags: readonly string[] = [], program = MAIN_FILE) {
    this.#env = env;
    this.#flags = flags;
    this.#program = program;
  }

  /** Whether it was started and has not ended. */
  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** The address of its inspector, if it was started with one. */
  get inspector(): string {
    return INSPECTOR_URL.exec(this.#output)?.[0] ?? '';
  }

  /** Where somebody can become its first administrator; '' if there is one, or if it has not said so yet. */
  get adminPath(): string {
    return ADMIN_PATH.exec(this.#output)?.[0] ?? '';
  }

  /** Its log output, which contains only errors. */
  get errors(): readonly string[] {
    return this.#output.split('\n').filter((line) => line.startsWith('{'));
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [...this.#flags, this.#program], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: this.#port,
        LOG_LEVEL: 'error',
        TRUSTED_PROXIES: '1',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#output = '';
    this.url = await new Promise<string>((open, fail) => {
      const hear = (text: Buffer) => {
        this.#output += text;
        const [, url] = OPEN_LINE.exec(this.#output) ?? [];
        if (url !== undefined) open(url);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', () => fail(new Error(`the server exited: ${this.#output}`)));
    });
    this.#port = new URL(this.url).port;
  }

  /** Kills it as in a power failure, and waits until it is gone. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Stops it gracefully. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    const { isRunning } = this;
    this.#child = null;
    if (child === null || !isRunning) return;
    const gone = new Promise<void>((go) => child.once('exit', () => go()));
    child.kill(signal);
    await gone;
  }
}
