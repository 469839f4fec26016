import { type ChildProcess, fork } from 'node:child_process';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { listen } from '../listen.ts';
import { aggregateMetrics, type MetricValues } from '../ops/metrics.ts';
import type { Settings } from '../settings.ts';
import { type FromWorker, PROCESS_VARIABLE, type ToWorker } from './messages.ts';
import { PassedConnections } from './passed-connections.ts';
import { placeOfTable } from './place-of-table.ts';
import { tableOf } from './route-connection.ts';

/** A client that says nothing for this long is cut off. */
const SILENT_CLIENT_MS = 60_000;
const RESTART_AFTER_MS = 1_000;
/** A connection is read once. What comes later stays unread for the process that gets the connection. */
const READ_ONCE = { highWaterMark: 0 };

/** Waits for the metrics of a process; null if it ends. */
interface Answer {
  readonly worker: ChildProcess;
  readonly answer: (values: MetricValues | null) => void;
}

interface SpreadDeps {
  readonly settings: Settings;
  /** The program that each process runs. */
  readonly program: URL;
  /** All processes are there, and the port is open. */
  readonly onOpen: (url: string, adminPath: string | null) => void;
  readonly exit: (code: number) => void;
}

/**
 * Spreads the work over several processes behind one port. Each of them is a whole node; this process only accepts
 * connections and passes them on: sockets of one table to one process, all others in turn.
 */
export class ProcessSpread {
  readonly #deps: SpreadDeps;
  /** By place; null where a process has ended and is started again. */
  readonly #workers: (ChildProcess | null)[] = [];
  /** The places whose first process was ready once. */
  readonly #started = new Set<number>();
  /** The processes that are ready now. */
  readonly #serving = new Map<ChildProcess, PassedConnections>();
  #adminPath: string | null = null;
  readonly #server = this.#makeServer();
  /** 0 until it is open. */
  #port = 0;
  /** The servers on addresses of the local network. */
  readonly #networkServers = new Map<string, Server>();
  #opening = Promise.resolve();
  readonly #answers = new Map<number, Answer>();
  #questions = 0;
  #turn = 0;
  #isShuttingDown = false;
  /** The worst code with which a process has ended since the shutdown began. */
  #exitCode = 0;

  constructor(deps: SpreadDeps) {
    this.#deps = deps;
  }

  start(): void {
    for (let place = 0; place < this.#deps.settings.processes; place++) this.#fork(place);
  }

  /**
   * Ends all processes, each as a node of its own does; until their time to drain is over, connections are still passed
   * on. A second call ends everything at once.
   */
  shutDown(): void {
    if (this.#isShuttingDown) this.#deps.exit(1);
    this.#isShuttingDown = true;
    setTimeout(() => this.#close(), this.#deps.settings.drainMs);
    for (const worker of this.#workers) if (worker !== null) tell(worker, { type: 'shut-down' });
    this.#exitIfAlone();
  }

  #close(): void {
    for (const server of [this.#server, ...this.#networkServers.values()]) server.close();
  }

  #fork(place: number): void {
    const worker = startProcess(this.#deps.program, place);
    if (typeof worker === 'string') {
      this.#onExit(place, 1, worker);
      return;
    }
    this.#workers[place] = worker;
    worker.on('message', (message: FromWorker) => this.#onMessage(place, worker, message));
    whenGone(worker, () => {
      this.#serving.get(worker)?.closeAll();
      this.#serving.delete(worker);
      for (const asked of this.#answers.values()) if (asked.worker === worker) asked.answer(null);
    });
    worker.once('exit', (code) => this.#onExit(place, code ?? 1));
    // It could not be started, or a message could not be sent because it is ending.
    worker.on('error', ({ message }) => worker.pid === undefined && this.#onExit(place, 1, message));
  }

  #onMessage(place: number, worker: ChildProcess, message: FromWorker): void {
    if (message.type === 'ready') {
      const isFirst = this.#started.size < this.#deps.settings.processes;
      this.#started.add(place);
      this.#serving.set(worker, new PassedConnections(worker));
      this.#adminPath ??= message.adminPath;
      if (isFirst && this.#started.size === this.#deps.settings.processes) void this.#open();
      if (this.#port !== 0) this.#tellNetwork(worker);
    } else if (message.type === 'read-metrics') {
      void this.#readMetrics().then((text) => tell(worker, { type: 'metrics', id: message.id, text }));
    } else if (message.type === 'taken') this.#serving.get(worker)?.release(message.id);
    else if (message.type === 'open-network') {
      this.#opening = this.#opening.then(() => this.#openNetwork(message.hosts));
    } else this.#answers.get(message.id)?.answer(message.values);
  }

  async #open(): Promise<void> {
    const listening = await listen(this.#server, this.#deps.settings);
    if (typeof listening === 'string') {
      console.error(listening);
      this.#deps.exit(2);
      return;
    }
    this.#port = (this.#server.address() as AddressInfo).port;
    for (const worker of this.#serving.keys()) this.#tellNetwork(worker);
    this.#deps.onOpen(listening.url, this.#adminPath);
  }

  /** Opens the port on these addresses of this machine too; one that fails is left out. */
  async #openNetwork(hosts: readonly string[]): Promise<void> {
    for (const host of hosts.filter((each) => !this.#networkServers.has(each))) {
      const server = this.#makeServer();
      const opened = await listen(server, { host, ports: [this.#port] });
      if (typeof opened !== 'string') this.#networkServers.set(host, server);
    }
    for (const worker of this.#serving.keys()) this.#tellNetwork(worker);
  }

  #tellNetwork(worker: ChildProcess): void {
    tell(worker, { type: 'network', port: this.#port, hosts: [...this.#networkServers.keys()] });
  }

  /** `reason`: why it could not be started; null: it has run. */
  #onExit(place: number, code: number, reason: string | null = null): void {
    this.#workers[place] = null;
    if (reason !== null) console.error(`A process of the server could not be started: ${reason}`);
    if (this.#isShuttingDown) {
      this.#exitCode = Math.max(this.#exitCode, code);
      this.#exitIfAlone();
    } else if (!this.#started.has(place))
      this.#deps.exit(code); // the reason has been printed
    else {
      console.error(`A process of the server has ended with ${code}. It is started again.`);
      setTimeout(() => !this.#isShuttingDown && this.#fork(place), RESTART_AFTER_MS);
    }
  }

  #exitIfAlone(): void {
    if (this.#workers.every((worker) => worker === null)) this.#deps.exit(this.#exitCode);
  }

  #makeServer(): Server {
    return createServer(READ_ONCE, (socket) => this.#onConnection(socket));
  }

  #onConnection(socket: Socket): void {
    socket.setTimeout(SILENT_CLIENT_MS, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    const passOn = () => {
      const head: Buffer | null = socket.read();
      if (head === null) return;
      socket.off('readable', passOn);
      socket.setTimeout(0);
      const connections = this.#connectionsFor(tableOf(head.toString('latin1')));
      if (connections === null) socket.destroy();
      else connections.pass(head, socket);
    };
    socket.on('readable', passOn);
  }

  /** Those of the process of a table; its sockets go elsewhere while it is started again. */
  #connectionsFor(table: string | null): PassedConnections | null {
    const worker = table === null ? null : this.#workers[placeOfTable(table, this.#workers.length)];
    const own = worker ? this.#serving.get(worker) : undefined;
    const here = [...this.#serving.values()];
    return own ?? here[this.#turn++ % here.length] ?? null;
  }

  /** The metrics of all processes as those of one. */
  async #readMetrics(): Promise<string> {
    const values = await Promise.all([...this.#serving.keys()].map((worker) => this.#ask(worker)));
    return aggregateMetrics(values.filter((each) => each !== null));
  }

  #ask(worker: ChildProcess): Promise<MetricValues | null> {
    const id = this.#questions++;
    return new Promise((settle) => {
      const answer = (values: MetricValues | null) => {
        this.#answers.delete(id);
        settle(values);
      };
      this.#answers.set(id, { worker, answer });
      tell(worker, { type: 'ask-metrics', id });
    });
  }
}

/**
 * Calls this when a process has ended or can be told nothing more, perhaps twice. Node never says “disconnect” of one that
 * is killed while a connection is passed to it.
 */
function whenGone(worker: ChildProcess, work: () => void): void {
  worker.once('disconnect', work);
  worker.once('exit', work);
}

/** Starts a process for a place; returns why it could not be started. */
function startProcess(program: URL, place: number): ChildProcess | string {
  try {
    return fork(fileURLToPath(program), [], { env: { ...process.env, [PROCESS_VARIABLE]: String(place) } });
  } catch (error) {
    return String(error); // some errors come as an event instead
  }
}

/** Sends a message; it is lost if the process ends meanwhile. Without a callback that would be an event `error`. */
function tell(worker: ChildProcess, message: ToWorker): void {
  worker.send(message, () => undefined);
}
