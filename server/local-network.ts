import { networkInterfaces } from 'node:os';
import type { NetworkResponse } from '@orrery/protocol/api';
import type { ServerPort } from './server-port.ts';
import type { Settings } from './settings.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/;
const EVERYWHERE = new Set(['0.0.0.0', '::']);

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** The addresses of this machine in its local networks. */
const machineAddresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? []).flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])),
  );

export interface LocalNetworkDeps {
  readonly settings: Pick<Settings, 'host' | 'origin' | 'proxies'>;
  readonly port: ServerPort;
  /** The addresses of this machine in its networks. */
  readonly addresses?: (() => readonly string[]) | undefined;
}

/**
 * How others in the local network reach a server that was started with `npm start` alone: not at all, until somebody at
 * this computer lets them in. Then it listens on the computer's addresses in the network too, until it is stopped.
 */
export class LocalNetwork {
  readonly #settings: LocalNetworkDeps['settings'];
  readonly #port: ServerPort;
  readonly #addresses: () => readonly string[];

  constructor({ settings, port, addresses = machineAddresses }: LocalNetworkDeps) {
    this.#settings = settings;
    this.#port = port;
    this.#addresses = addresses;
  }

  /** Whether the operator has not decided about addresses: then the person at the computer may. */
  get #isUndecided(): boolean {
    const { host, origin, proxies } = this.#settings;
    return isLoopback(host) && origin === null && proxies === 0;
  }

  /** `isHere`: the caller sits at this computer. Nobody else learns anything. */
  state(isHere: boolean): NetworkResponse {
    const { host, origin } = this.#settings;
    if (!isHere || origin !== null) return { mayOpen: false, origins: [] };
    const reached = EVERYWHERE.has(host) ? this.#addresses() : this.#port.hosts;
    return {
      mayOpen: this.#isUndecided && this.#port.hosts.length === 0 && this.#addresses().length > 0,
      origins: reached.map((address) => `http://${address}:${this.#port.number}`),
    };
  }

  /** Listens on the addresses of this machine in its networks, at the same port; one that fails is left out. */
  async open(isHere: boolean): Promise<NetworkResponse> {
    if (this.state(isHere).mayOpen) await this.#port.openOn(this.#addresses());
    return this.state(isHere);
  }
}
