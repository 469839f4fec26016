import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a port that can fall silent: nothing gets through any more, and nobody is told. */
export interface BlackHole {
  readonly port: number;
  /** From now on everything is swallowed; new connections are taken and never answered. */
  swallow(): void;
  /**
   * New connections get through again; what was swallowed stays lost, and so do the connections it was said on. Whoever is at
   * their other end notices that nobody is there when the hole swallows the next time, as keep-alive would tell it.
   */
  open(): void;
  /**
   * Everything gets through again, and what was swallowed arrives late, as it does where both ends have sent their packets
   * again meanwhile: also what was said on a connection that its caller has given up.
   */
  release(): void;
  close(): Promise<void>;
}

export async function startBlackHole(to: number, host = '127.0.0.1'): Promise<BlackHole> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  /** What waits for the hole to let go, in the order in which it came. */
  let held: (() => void)[] = [];
  /** Callers whose connections are lost for good. */
  const lost = new WeakSet<Socket>();
  /** Their ends, on both sides. */
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
      const say = (deed: () => void) => {
        if (lost.has(client)) return;
        if (isSilent) held.push(deed);
        else deed();
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
      for (const deed of held.splice(0)) deed();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((go) => server.close(go));
    },
  };
}
