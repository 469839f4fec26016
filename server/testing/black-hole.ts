import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a port that can fall silent: nothing gets through any more, and nobody is told. */
export interface BlackHole {
  readonly port: number;
  /** From now on everything is swallowed; new connections are taken and never answered. */
  swallow(): void;
  /** New connections get through again; what was swallowed stays lost. */
  open(): void;
  close(): Promise<void>;
}

export async function startBlackHole(to: number, host = '127.0.0.1'): Promise<BlackHole> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  };
  const server = createServer((client) => {
    keep(client);
    if (isSilent) return;
    const there = keep(connect(to, host));
    const pass = (from: Socket, into: Socket) => {
      from.on('data', (data) => !swallowed.has(client) && into.write(data));
      from.on('close', () => !swallowed.has(client) && into.destroy());
    };
    pass(client, there);
    pass(there, client);
  });
  const swallowed = new WeakSet<Socket>();
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
  return {
    port: (server.address() as AddressInfo).port,
    swallow() {
      isSilent = true;
      for (const socket of sockets) swallowed.add(socket);
    },
    open() {
      isSilent = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((go) => server.close(go));
    },
  };
}
