import { startPostgres } from './postgres.ts';
import { Program } from './program.ts';
import { startProxy } from './proxy.ts';

/** Several nodes of the built server on one PostgreSQL, behind one address. */
export interface Row {
  readonly url: string;
  readonly nodes: readonly Program[];
  readonly database: string;
  stop(): Promise<void>;
}

export async function startRow(count: number, env: Readonly<Record<string, string>> = {}): Promise<Row> {
  const postgres = await startPostgres();
  const nodes = Array.from({ length: count }, () => new Program({ ...env, DATABASE_URL: postgres.address }));
  for (const node of nodes) await node.start();
  const proxy = await startProxy(nodes);
  return {
    url: proxy.url,
    nodes,
    database: postgres.address,
    async stop() {
      await proxy.close();
      for (const node of nodes) await node.kill();
      postgres.stop();
    },
  };
}
