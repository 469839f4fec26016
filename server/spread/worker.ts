import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Metrics } from '../ops/metrics.ts';
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

/** The metrics of all processes, from the one that accepts connections. */
export class SharedMetrics {
  readonly #waiting = new Map<number, (text: string) => void>();
  #questions = 0;

  /** As if it were one process. */
  readonly read = (): Promise<string> =>
    new Promise((settle) => {
      const id = this.#questions++;
      this.#waiting.set(id, settle);
      tell({ type: 'read-metrics', id });
    });

  settle(id: number, text: string): void {
    this.#waiting.get(id)?.(text);
    this.#waiting.delete(id);
  }
}

interface WorkerDeps {
  readonly server: Server;
  readonly metrics: Metrics;
  readonly shared: SharedMetrics;
  readonly shutDown: () => void;
}

/** Serves the connections that another process accepts. */
export function serveConnections({ server, metrics, shared, shutDown }: WorkerDeps): void {
  process.on('message', (message: ToWorker, socket: Socket | undefined) => {
    if (message.type === 'connection' && socket !== undefined) {
      socket.unshift(Buffer.from(message.head, 'base64'));
      server.emit('connection', socket);
      socket.resume();
    } else if (message.type === 'ask-metrics') {
      const { id } = message;
      void metrics.values().then((values) => tell({ type: 'own-metrics', id, values }));
    } else if (message.type === 'metrics') shared.settle(message.id, message.text);
    else if (message.type === 'shut-down') shutDown();
  });
  process.once('disconnect', shutDown);
}

export const tellReady = (adminPath: string | null): void => tell({ type: 'ready', adminPath });
