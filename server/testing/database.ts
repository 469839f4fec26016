import { migrate } from '../storage/migrate.ts';
import { PostgresDatabase } from '../storage/postgres.ts';
import { startPostgres } from './postgres.ts';

/** A migrated PostgreSQL server for one test file; each call of `open` is another node's connection. */
export async function startDatabase(): Promise<{ address: string; open(): PostgresDatabase; end(): Promise<void> }> {
  const server = await startPostgres();
  const opened: PostgresDatabase[] = [];
  const open = () => {
    const db = new PostgresDatabase(server.address);
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
