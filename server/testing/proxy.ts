import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** One address for several nodes. */
export interface NodeProxy {
  readonly url: string;
  /** Sends all new connections to this node, as long as it answers; null: to each node in turn. */
  routeTo(node: number | null): void;
  close(): Promise<void>;
}

/** Connects to the first of these ports that answers; null: none does. */
async function connectToFirst(ports: readonly number[]): Promise<Socket | null> {
  for (const port of ports) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await new Promise<boolean>((settle) => {
      socket.once('connect', () => settle(true));
      socket.once('error', () => settle(false));
    });
    if (isThere) return socket;
  }
  return null;
}

/**
 * Passes each connection to the next node that answers, like a load balancer; it does not look at the content. Without
 * a port it takes a free one.
 */
export async function startProxy(nodes: readonly { readonly url: string }[], port = 0): Promise<NodeProxy> {
  const open = new Set<Socket>();
  let turn = 0;
  let leading: number | null = null;
  const server = createServer({ pauseOnConnect: true }, async (client) => {
    const end = () => client.destroy();
    client.on('error', end);
    open.add(client);
    client.on('close', () => open.delete(client));
    const first = leading ?? turn++;
    const ports = nodes.map((_, i) => Number(new URL(nodes[(first + i) % nodes.length]?.url ?? '').port));
    const node = await connectToFirst(ports);
    if (node === null) {
      end();
      return;
    }
    node.on('error', end);
    node.on('close', end);
    client.on('close', () => node.destroy());
    client.pipe(node).pipe(client);
    client.resume();
  });
  await new Promise<void>((go) => server.listen(port, '127.0.0.1', go));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    routeTo(node) {
      leading = node;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((go) => server.close(go));
    },
  };
}
