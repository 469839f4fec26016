import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import type { ToWorker } from './messages.ts';

/**
 * The connections that were passed to one process and that it has not taken yet. If it ends before, they have to be
 * closed, so that their clients connect again: node would leave them open.
 */
export class PassedConnections {
  readonly #worker: ChildProcess;
  readonly #untaken = new Map<number, Socket>();
  #count = 0;

  constructor(worker: ChildProcess) {
    this.#worker = worker;
  }

  /** `head`: what was read of it already. */
  pass(head: Buffer, socket: Socket): void {
    const id = this.#count++;
    this.#untaken.set(id, socket);
    const message: ToWorker = { type: 'connection', id, head: head.toString('base64') };
    this.#worker.send(message, socket, { keepOpen: true }, (error) => error !== null && this.release(id));
  }

  closeAll(): void {
    for (const id of this.#untaken.keys()) this.release(id);
  }

  /** Closes what this process has of a connection: the other one has taken it, or cannot. */
  release(id: number): void {
    this.#untaken.get(id)?.destroy();
    this.#untaken.delete(id);
  }
}
