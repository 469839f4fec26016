import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to a port that can go silent: it drops all traffic without telling anybody. */
export interface BlackHole {
  readonly port: number;
  /** From now on everything is held back; new connections are accepted and never answered. */
  swallow(): void;
  /**
   * New connections get through again; held-back data is lost, and so are the connections it was sent on. Their other
   * ends only notice this at the next `swallow`, as keep-alive would tell them.
   */
  open(): void;
  /**
   * Everything gets through again, and held-back data arrives late, as after TCP retransmissions: also on connections
   * that the caller has given up.
   */
  release(): void;
  close(): Promise<void>;
}

export async function startBlackHole(to: number, host = '127.0.0.1'): Promise<BlackHole> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  /** Held-back data, in order of arrival. */
  let held: (() => void)[] = [];
  /** Clients whose connections are lost for good. */
  const lost = new WeakSet<Socket>();
  /** The sockets on both sides of those connections. */
  let forgotten: Socket[] = [];
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  };
  const lead = (client: Socket): void => {
    const there = keep(connect(to, host));
    const pass = (from: Socket, into: Socket) => {
      const say = (action: () => void) => {
        if (lost.has(client)) return;
        if (isSilent) held.push(action);
        else action();
      };
      from.on('data', (data) => say(() => into.write(data)));
      from.on('close', () => say(() => into.destroySoon()));
    };
    pass(client, there);
    pass(there, client);
  };
  const server = createServer((client) => {
    keep(client);
    if (!isSilent) lead(client);
    else {
      client.pause();
      held.push(() => {
        if (client.destroyed) return;
        lead(client);
        client.resume();
      });
    }
  });
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
  return {
    port: (server.address() as AddressInfo).port,
    swallow() {
      for (const socket of forgotten.splice(0)) socket.destroy();
      isSilent = true;
    },
    open() {
      if (isSilent) forgotten = [...sockets];
      for (const socket of forgotten) lost.add(socket);
      isSilent = false;
      held = [];
    },
    release() {
      isSilent = false;
      for (const action of held.splice(0)) action();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((go) => server.close(go));
    },
  };
}
