import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const OPEN = /Orrery is open at (http:\S+)/;
const INSPECTOR = /ws:\/\/\S+/;

/** The built server as a process of its own, which can be killed and started again at the same address. */
export class Program {
  readonly #env: Readonly<Record<string, string>>;
  readonly #flags: readonly string[];
  #child: ChildProcess | null = null;
  #port = '0';
  #said = '';
  url = '';

  /** `flags`: of node itself. */
  constructor(env: Readonly<Record<string, string>>, flags: readonly string[] = []) {
    this.#env = env;
    this.#flags = flags;
  }

  /** Whether it was started and has not ended. */
  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Where its inspector listens, if it was started with one. */
  get inspector(): string {
    return INSPECTOR.exec(this.#said)?.[0] ?? '';
  }

  /** What it has written into its log, which holds nothing but errors. */
  get complaints(): readonly string[] {
    return this.#said.split('\n').filter((line) => line.startsWith('{'));
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [...this.#flags, MAIN], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: this.#port, LOG_LEVEL: 'error', PROXIES: '1', ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#said = '';
    this.url = await new Promise<string>((open, fail) => {
      const hear = (text: Buffer) => {
        this.#said += text;
        const [, url] = OPEN.exec(this.#said) ?? [];
        if (url !== undefined) open(url);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', () => fail(new Error(`the server ended: ${this.#said}`)));
    });
    this.#port = new URL(this.url).port;
  }

  /** Ends it as if the power went, and waits until it is gone. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Lets it go in peace. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise<void>((go) => child.once('exit', () => go()));
    child.kill(signal);
    await gone;
  }
}
