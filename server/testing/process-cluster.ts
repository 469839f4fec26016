import { type PostgresServer, startPostgres } from './postgres.ts';
import { startProxy } from './proxy.ts';
import { ServerProcess } from './server-process.ts';

/** Several nodes of the built server on one PostgreSQL, behind one address. */
export interface ProcessCluster {
  readonly url: string;
  readonly nodes: readonly ServerProcess[];
  /** Sends all new connections to this node; null: to each node in turn. */
  routeTo(node: number | null): void;
  /** Number of open sockets at tables, by node. */
  sockets(): Promise<readonly number[]>;
  readonly database: PostgresServer;
  stop(): Promise<void>;
}

/**
 * `prepare` changes the database before the nodes start, and returns the address by which they reach it. `port`: that of
 * the one address; 0 for a free one.
 */
export async function startProcessCluster(
  count: number,
  env: Readonly<Record<string, string>> = {},
  prepare: (database: PostgresServer) => Promise<string> = async ({ address }) => address,
  port = 0,
): Promise<ProcessCluster> {
  const postgres = await startPostgres();
  const address = await prepare(postgres);
  const nodes = Array.from({ length: count }, () => new ServerProcess({ ...env, DATABASE_URL: address }));
  for (const node of nodes) await node.start();
  const proxy = await startProxy(nodes, port);
  return {
    url: proxy.url,
    nodes,
    routeTo: (node) => proxy.routeTo(node),
    sockets: () => Promise.all(nodes.map(socketsOf)),
    database: postgres,
    async stop() {
      await proxy.close();
      for (const node of nodes) await node.kill();
      postgres.stop();
    },
  };
}

/** From the node's own metrics. A stopped node has none. */
async function socketsOf({ url }: ServerProcess): Promise<number> {
  try {
    const measures = await (await fetch(`${url}/metrics`)).text();
    return Number(/^orrery_open_sockets (\d+)$/m.exec(measures)?.[1]);
  } catch {
    return 0;
  }
}
