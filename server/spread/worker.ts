import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Metrics } from '../ops/metrics.ts';
import type { SharedParts } from '../server-node.ts';
import type { ServerPort } from '../server-port.ts';
import { type FromWorker, PROCESS_VARIABLE, type ToWorker } from './messages.ts';
import type { ProcessPlace } from './place-of-table.ts';

/** The place of this process among several; null: it is none of several. */
export const readPlace = (processes: number): ProcessPlace | null =>
  process.env[PROCESS_VARIABLE] === undefined || process.send === undefined
    ? null
    : { place: Number(process.env[PROCESS_VARIABLE]), processes };

const tell = (message: FromWorker): void => {
  if (process.connected) process.send?.(message);
};

/** The port, which another process has. */
class PrimaryPort implements ServerPort {
  number = 0;
  hosts: readonly string[] = [];
  #waiting: (() => void)[] = [];

  openOn(hosts: readonly string[]): Promise<void> {
    return new Promise((settle) => {
      this.#waiting.push(settle);
      tell({ type: 'open-network', hosts });
    });
  }

  update(number: number, hosts: readonly string[]): void {
    this.number = number;
    this.hosts = hosts;
    for (const settle of this.#waiting.splice(0)) settle();
  }
}

/** What the process that accepts connections knows and does for this one. */
export class PrimaryLink implements SharedParts {
  readonly port = new PrimaryPort();
  readonly #waiting = new Map<number, (text: string) => void>();
  #questions = 0;

  /** As if it were one process. */
  readonly readMetrics = (): Promise<string> =>
    new Promise((settle) => {
      const id = this.#questions++;
      this.#waiting.set(id, settle);
      tell({ type: 'read-metrics', id });
    });

  settleMetrics(id: number, text: string): void {
    this.#waiting.get(id)?.(text);
    this.#waiting.delete(id);
  }
}

interface WorkerDeps {
  readonly server: Server;
  readonly metrics: Metrics;
  readonly primary: PrimaryLink;
  readonly shutDown: () => void;
}

/** Serves the connections that another process accepts. */
export function serveConnections({ server, metrics, primary, shutDown }: WorkerDeps): void {
  // This server never listens. With this event it begins to limit the time of requests and to know idle connections.
  server.emit('listening');
  process.on('message', (message: ToWorker, socket: Socket | undefined) => {
    if (message.type === 'connection' && socket !== undefined) {
      tell({ type: 'taken', id: message.id });
      socket.unshift(Buffer.from(message.head, 'base64'));
      server.emit('connection', socket);
      socket.resume();
    } else if (message.type === 'ask-metrics') {
      const { id } = message;
      void metrics.values().then((values) => tell({ type: 'own-metrics', id, values }));
    } else if (message.type === 'metrics') primary.settleMetrics(message.id, message.text);
    else if (message.type === 'network') primary.port.update(message.port, message.hosts);
    else if (message.type === 'shut-down') shutDown();
  });
  process.once('disconnect', shutDown);
}

export const tellReady = (adminPath: string | null): void => tell({ type: 'ready', adminPath });
