import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const CHECK_INTERVAL_MS = 20;

const sleep = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

/**
 * The connections of a node's servers, also those that another process has accepted: `http.Server` does not wait for
 * these when it closes.
 */
export class OpenConnections {
  readonly #servers: Server[] = [];
  readonly #sockets = new Set<Socket>();

  watch(server: Server): void {
    this.#servers.push(server);
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /** Accepts no further ones. */
  refuse(): void {
    for (const server of this.#servers) server.close();
  }

  /** Waits until every request that has begun is answered, but not longer than this, and closes all. */
  async end(timeoutMs: number): Promise<void> {
    const cutOff = performance.now() + timeoutMs;
    while (this.#sockets.size > 0 && performance.now() < cutOff) {
      for (const server of this.#servers) server.closeIdleConnections();
      await sleep(CHECK_INTERVAL_MS);
    }
    for (const socket of this.#sockets) socket.destroy();
  }
}
