import { migrate } from '../storage/migrate.ts';
import { Postgres } from '../storage/postgres.ts';
import { startPostgres } from './postgres.ts';

/** A PostgreSQL server with our tables in it, for one file of tests; each call of `open` is another node's connection. */
export async function startDatabase(): Promise<{ address: string; open(): Postgres; end(): Promise<void> }> {
  const server = await startPostgres();
  const opened: Postgres[] = [];
  const open = () => {
    const db = new Postgres(server.address);
    opened.push(db);
    return db;
  };
  await migrate(open());
  return {
    address: server.address,
    open,
    async end() {
      for (const db of opened) await db.close();
      server.stop();
    },
  };
}
