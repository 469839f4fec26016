import { type ChildProcess, fork } from 'node:child_process';
import { createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { listen } from '../listen.ts';
import { aggregateMetrics, type MetricValues } from '../ops/metrics.ts';
import type { Settings } from '../settings.ts';
import { type FromWorker, PROCESS_VARIABLE, type ToWorker } from './messages.ts';
import { placeOfTable } from './place-of-table.ts';
import { tableOf } from './route-connection.ts';

/** A client that says nothing for this long is cut off. */
const SILENT_CLIENT_MS = 60_000;
const RESTART_AFTER_MS = 1_000;

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
  readonly #serving = new Set<ChildProcess>();
  #adminPath: string | null = null;
  readonly #server = createServer((socket) => this.#onConnection(socket));
  readonly #answers = new Map<number, (values: MetricValues | null) => void>();
  #questions = 0;
  #turn = 0;
  #isShuttingDown = false;

  constructor(deps: SpreadDeps) {
    this.#deps = deps;
  }

  start(): void {
    for (let place = 0; place < this.#deps.settings.processes; place++) this.#fork(place);
  }

  /** A second call ends everything at once. */
  shutDown(): void {
    if (this.#isShuttingDown) this.#deps.exit(1);
    this.#isShuttingDown = true;
    this.#server.close();
    for (const worker of this.#workers) if (worker !== null) tell(worker, { type: 'shut-down' });
    this.#exitIfAlone(0);
  }

  #fork(place: number): void {
    const worker = fork(fileURLToPath(this.#deps.program), [], {
      env: { ...process.env, [PROCESS_VARIABLE]: String(place) },
    });
    this.#workers[place] = worker;
    worker.on('message', (message: FromWorker) => this.#onMessage(place, worker, message));
    worker.once('disconnect', () => this.#serving.delete(worker));
    worker.once('exit', (code) => this.#onExit(place, code ?? 1));
  }

  #onMessage(place: number, worker: ChildProcess, message: FromWorker): void {
    if (message.type === 'ready') {
      const isFirst = this.#started.size < this.#deps.settings.processes;
      this.#started.add(place);
      this.#serving.add(worker);
      this.#adminPath ??= message.adminPath;
      if (isFirst && this.#started.size === this.#deps.settings.processes) void this.#open();
    } else if (message.type === 'read-metrics') {
      void this.#readMetrics().then((text) => tell(worker, { type: 'metrics', id: message.id, text }));
    } else this.#answers.get(message.id)?.(message.values);
  }

  async #open(): Promise<void> {
    const listening = await listen(this.#server, this.#deps.settings);
    if (typeof listening === 'string') {
      console.error(listening);
      this.#deps.exit(2);
      return;
    }
    this.#deps.onOpen(listening.url, this.#adminPath);
  }

  #onExit(place: number, code: number): void {
    this.#workers[place] = null;
    if (this.#isShuttingDown) this.#exitIfAlone(code);
    else if (!this.#started.has(place))
      this.#deps.exit(code); // it has said why it cannot start
    else {
      console.error(`A process of the server has ended with ${code}. It is started again.`);
      setTimeout(() => !this.#isShuttingDown && this.#fork(place), RESTART_AFTER_MS);
    }
  }

  #exitIfAlone(code: number): void {
    if (this.#workers.every((worker) => worker === null)) this.#deps.exit(code);
  }

  #onConnection(socket: Socket): void {
    socket.setTimeout(SILENT_CLIENT_MS, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.once('data', (head) => {
      socket.pause();
      socket.setTimeout(0);
      const worker = this.#workerFor(tableOf(head.toString('latin1')));
      if (worker === null) socket.destroy();
      else tell(worker, { type: 'connection', head: head.toString('base64') }, socket);
    });
  }

  /** The process of a table; its sockets go elsewhere while it is started again. */
  #workerFor(table: string | null): ChildProcess | null {
    const own = table === null ? null : this.#workers[placeOfTable(table, this.#workers.length)];
    if (own !== undefined && own !== null && this.#serving.has(own)) return own;
    const here = [...this.#serving];
    return here[this.#turn++ % here.length] ?? null;
  }

  /** The metrics of all processes as those of one. */
  async #readMetrics(): Promise<string> {
    const values = await Promise.all([...this.#serving].map((worker) => this.#ask(worker)));
    return aggregateMetrics(values.filter((each) => each !== null));
  }

  #ask(worker: ChildProcess): Promise<MetricValues | null> {
    const id = this.#questions++;
    return new Promise((settle) => {
      const answer = (values: MetricValues | null) => {
        this.#answers.delete(id);
        worker.off('exit', gone);
        settle(values);
      };
      const gone = () => answer(null);
      worker.once('exit', gone);
      this.#answers.set(id, answer);
      tell(worker, { type: 'ask-metrics', id });
    });
  }
}

/** Sends a message, and a connection if there is one. A process may end meanwhile: its clients connect again. */
function tell(worker: ChildProcess, message: ToWorker, connection?: Socket): void {
  if (worker.connected) worker.send(message, connection, {}, (error) => error !== null && connection?.destroy());
  else connection?.destroy();
}
