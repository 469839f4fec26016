import type { Database } from '../storage/db.ts';
import { migrate } from '../storage/migrate.ts';

/** One commit in `each` takes this much longer, in milliseconds. */
export const SLOW_COMMIT = { each: 3, leastMs: 100, mostMs: 500 } as const;

/** Waits at most once per transaction, however many rows it has changed. */
const WAIT = `
  CREATE FUNCTION slow_disk() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF current_setting('orrery.waited', true) IS DISTINCT FROM 'yes' THEN
      PERFORM set_config('orrery.waited', 'yes', true);
      IF random() * ${SLOW_COMMIT.each} < 1 THEN
        PERFORM pg_sleep((${SLOW_COMMIT.leastMs} + random() * ${SLOW_COMMIT.mostMs - SLOW_COMMIT.leastMs}) / 1000);
      END IF;
    END IF;
    RETURN NULL;
  END $$`;

const waitAt = (table: string): string => `
  CREATE CONSTRAINT TRIGGER slow_disk AFTER INSERT OR UPDATE OR DELETE ON "${table}"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION slow_disk()`;

/**
 * Makes random commits of a database slow: if a transaction changes a row, the database waits after its last
 * statement, before the commit is written. Until then nobody sees the changes, the locks hold, and a crash undoes
 * them; a client that ends meanwhile does not stop it. A commit on a slow disk behaves the same way.
 */
export async function slowDown(db: Database): Promise<void> {
  await migrate(db);
  await db.query(WAIT);
  const tables = await db.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  for (const { name } of tables) await db.query(waitAt(name));
}
