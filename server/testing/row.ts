import { type PostgresServer, startPostgres } from './postgres.ts';
import { Program } from './program.ts';
import { startProxy } from './proxy.ts';

/** Several nodes of the built server on one PostgreSQL, behind one address. */
export interface Row {
  readonly url: string;
  readonly nodes: readonly Program[];
  /** Leads all who come from now on to this node; null: to one after the other. */
  lead(node: number | null): void;
  /** How many sockets each node has open at tables. */
  sockets(): Promise<readonly number[]>;
  readonly database: PostgresServer;
  stop(): Promise<void>;
}

/** `prepare`: does something to the database before the nodes start, and gives the address by which they reach it. */
export async function startRow(
  count: number,
  env: Readonly<Record<string, string>> = {},
  prepare: (database: PostgresServer) => Promise<string> = async ({ address }) => address,
): Promise<Row> {
  const postgres = await startPostgres();
  const address = await prepare(postgres);
  const nodes = Array.from({ length: count }, () => new Program({ ...env, DATABASE_URL: address }));
  for (const node of nodes) await node.start();
  const proxy = await startProxy(nodes);
  return {
    url: proxy.url,
    nodes,
    lead: (node) => proxy.lead(node),
    sockets: () => Promise.all(nodes.map(socketsOf)),
    database: postgres,
    async stop() {
      await proxy.close();
      for (const node of nodes) await node.kill();
      postgres.stop();
    },
  };
}

/** As the node itself says it. One that is gone has none. */
async function socketsOf({ url }: Program): Promise<number> {
  try {
    const measures = await (await fetch(`${url}/metrics`)).text();
    return Number(/^orrery_sockets (\d+)$/m.exec(measures)?.[1]);
  } catch {
    return 0;
  }
}
