import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OPEN = /open at (http:\S+)/;

type Env = Readonly<Record<string, string>>;

/** A program that prints its address, takes commands line by line, and ends with its input. */
class ChildProgram {
  readonly #child;
  #said = '';
  #hear: () => void = () => undefined;

  constructor(file: string, args: readonly string[], env: Env) {
    this.#child = spawn(process.execPath, [path.join(ROOT, file), ...args], {
      cwd: ROOT,
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#child.stdout.on('data', (text: Buffer) => {
      this.#said += text;
      this.#hear();
    });
  }

  /** Waits until it has printed something that matches. */
  async says(words: RegExp): Promise<string> {
    return new Promise((found, fail) => {
      this.#hear = () => {
        const said = words.exec(this.#said);
        if (said !== null) found(said[1] ?? said[0]);
      };
      this.#child.once('exit', () => fail(new Error(`exited before it printed ${words}: ${this.#said}`)));
      this.#hear();
    });
  }

  /** Sends a command and waits until it is done; returns the rest of the answer. */
  tell(line: string): Promise<string> {
    this.#said = '';
    this.#child.stdin.write(`${line}\n`);
    return this.says(new RegExp(`done ${line}(.*)\\n`));
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const gone = new Promise((go) => this.#child.once('exit', go));
    this.#child.stdin.end();
    this.#child.kill('SIGTERM');
    await gone;
  }
}

/** What the server sends by webhook: whose turn it is. */
export interface TurnWebhook {
  readonly name: string;
  readonly text: string;
  readonly url: string;
}

/** A separate server (or two nodes) that reports turns by webhook; by default its clock can be changed. */
export interface TestServerProcess {
  readonly baseURL: string;
  readonly told: readonly TurnWebhook[];
  /** Sets its clock this far ahead of this machine's. */
  ahead(ms: number): Promise<void>;
  end(): Promise<void>;
}

/** Another site on this machine, whose only page is this HTML. */
export async function startSite(html: string): Promise<{ readonly address: string; end(): void }> {
  const site = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(html));
  await new Promise<void>((go) => site.listen(0, '127.0.0.1', go));
  return { address: `http://localhost:${(site.address() as AddressInfo).port}/`, end: () => site.close() };
}

/** Settings of a server that must know its own address before it starts. */
export async function fixedAddressEnv(): Promise<Env> {
  const probe = createServer();
  await new Promise<void>((go) => probe.listen(0, '127.0.0.1', go));
  const { port } = probe.address() as AddressInfo;
  await new Promise((go) => probe.close(go));
  return { PORT: String(port), ORIGIN: `http://127.0.0.1:${port}` };
}

/** Sets the clock of a server or of all nodes this far ahead of this machine's. */
async function moveClock(baseURL: string, ms: number): Promise<void> {
  const answer = await fetch(`${baseURL}/test/clock`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ahead: ms }),
  });
  if (!answer.ok) throw new Error(`the clock was not moved: ${answer.status}`);
}

/** The program of a server; or of two nodes behind one address. */
const SERVER: readonly [file: string, ...args: string[]] = process.env.ORRERY_NODES
  ? ['scripts/nodes.mjs', '2']
  : ['dist/server/main.js'];

export async function startServer(more: Env = { TEST_CLOCK: '1' }): Promise<TestServerProcess> {
  const told: TurnWebhook[] = [];
  const ear = createServer((request, answer) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      told.push(JSON.parse(body));
      answer.end();
    });
  });
  await new Promise<void>((go) => ear.listen(0, '127.0.0.1', go));
  const data = await mkdtemp(path.join(tmpdir(), 'orrery-e2e-'));
  const webhook = `http://127.0.0.1:${(ear.address() as AddressInfo).port}`;
  const [file, ...args] = SERVER;
  const program = new ChildProgram(file, args, { DATA_DIR: data, WEBHOOK_URL: webhook, ...more });
  const baseURL = await program.says(OPEN);
  return {
    baseURL,
    told,
    ahead: (ms) => moveClock(baseURL, ms),
    async end() {
      await program.end();
      ear.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Two nodes on one PostgreSQL, behind one address. */
export interface TwoNodes {
  readonly baseURL: string;
  /** Kills a node at once, like a power failure. */
  kill(node: 0 | 1): Promise<unknown>;
  start(node: 0 | 1): Promise<unknown>;
  /** Sends all new connections to one node, or to each in turn again. */
  lead(node: 0 | 1 | 'any'): Promise<unknown>;
  /** The number of open table sockets of each node. */
  sockets(): Promise<readonly number[]>;
  end(): Promise<void>;
}

export async function startTwoNodes(more: Env = {}): Promise<TwoNodes> {
  const program = new ChildProgram('scripts/nodes.mjs', ['2'], more);
  return {
    baseURL: await program.says(OPEN),
    kill: (node) => program.tell(`kill ${node}`),
    start: (node) => program.tell(`start ${node}`),
    lead: (node) => program.tell(`lead ${node}`),
    sockets: async () => (await program.tell('sockets')).trim().split(' ').map(Number),
    end: () => program.end(),
  };
}

/** Where a test plays: one server with the embedded store, or two nodes with PostgreSQL. Its clock can be changed. */
export interface TestGround {
  readonly baseURL: string;
  ahead(ms: number): Promise<void>;
  /** Sends new connections to this node, if there are two. */
  lead(node: 0 | 1): Promise<unknown>;
  /** Kills the first node, if there are two. */
  fail(): Promise<unknown>;
  end(): Promise<void>;
}

export async function startGround(kind: 'embedded' | 'two nodes'): Promise<TestGround> {
  const nothing = async () => undefined;
  if (kind === 'embedded') return { ...(await startServer()), lead: nothing, fail: nothing };
  const nodes = await startTwoNodes({ TEST_CLOCK: '1' });
  return {
    baseURL: nodes.baseURL,
    ahead: (ms) => moveClock(nodes.baseURL, ms),
    lead: nodes.lead,
    async fail() {
      await nodes.lead('any');
      await nodes.kill(0);
    },
    end: nodes.end,
  };
}
