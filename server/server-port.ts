import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from './listen.ts';

/** The port of the server, which can be opened on further addresses of this machine. */
export interface ServerPort {
  /** 0 until it is open. */
  readonly number: number;
  /** The further addresses on which it is open. */
  readonly hosts: readonly string[];
  /** Opens it on these addresses too; one that fails is left out. */
  openOn(hosts: readonly string[]): Promise<void>;
}

/** The port of a server that is one process. */
export class OwnPort implements ServerPort {
  readonly #makeServer: () => Server;
  #first: Server | null = null;
  readonly #opened = new Map<string, Server>();

  /** `makeServer`: another server with the same pages and sockets. */
  constructor(makeServer: () => Server) {
    this.#makeServer = makeServer;
  }

  /** Makes the server that listens where the settings say. */
  makeFirst(): Server {
    this.#first = this.#makeServer();
    return this.#first;
  }

  get number(): number {
    const address: AddressInfo | string | null = this.#first?.address() ?? null;
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  get hosts(): readonly string[] {
    return [...this.#opened.keys()];
  }

  async openOn(hosts: readonly string[]): Promise<void> {
    for (const host of hosts) {
      const server = this.#makeServer();
      const opened = await listen(server, { host, ports: [this.number] });
      if (typeof opened !== 'string') this.#opened.set(host, server);
    }
  }
}
