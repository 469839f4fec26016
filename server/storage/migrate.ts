import type { Database, Queryable } from './db.ts';
import games from './migrations/001-games.sql?raw';
import people from './migrations/002-people.sql?raw';
import tables from './migrations/003-tables.sql?raw';
import play from './migrations/004-play.sql?raw';
import log from './migrations/005-log.sql?raw';
import links from './migrations/006-links.sql?raw';
import watching from './migrations/007-watching.sql?raw';
import levels from './migrations/008-levels.sql?raw';
import colours from './migrations/009-colours.sql?raw';
import dice from './migrations/010-dice.sql?raw';
import guard from './migrations/011-guard.sql?raw';
import hashes from './migrations/012-hashes.sql?raw';
import names from './migrations/013-names.sql?raw';

/** In the order of execution. A migration that has been released is never changed; new ones are added. */
const MIGRATIONS: readonly (readonly [name: string, sql: string])[] = [
  ['001-games', games],
  ['002-people', people],
  ['003-tables', tables],
  ['004-play', play],
  ['005-log', log],
  ['006-links', links],
  ['007-watching', watching],
  ['008-levels', levels],
  ['009-colours', colours],
  ['010-dice', dice],
  ['011-guard', guard],
  ['012-hashes', hashes],
  ['013-names', names],
];

/** The migrations of a database that is up to date. */
export const MIGRATION_NAMES: readonly string[] = MIGRATIONS.map(([name]) => name);

/** Arbitrary id of an advisory lock, the same on every node: only one of them migrates at a time. */
const MIGRATION_LOCK_ID = 7_230_141;

/** Migrates a database and returns the names of the applied migrations. */
export const migrate = (db: Database): Promise<readonly string[]> =>
  db.transaction((query) => applyMigrations(query, MIGRATION_NAMES));

/** Applies those of the named migrations that are due, within a transaction, and returns their names. */
export async function applyMigrations(query: Queryable, names: readonly string[]): Promise<readonly string[]> {
  await query.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK_ID]);
  await query.query('CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, run timestamptz DEFAULT now())');
  const rows = await query.query<{ name: string }>('SELECT name FROM migrations');
  const known = new Set(rows.map(({ name }) => name));
  const due = MIGRATIONS.filter(([name]) => names.includes(name) && !known.has(name));
  for (const [name, sql] of due) {
    for (const statement of splitStatements(sql)) await query.query(statement);
    await query.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
  }
  return due.map(([name]) => name);
}

/**
 * The embedded database accepts one statement at a time. Our statements contain no semicolon at the end of a line
 * within them.
 */
const splitStatements = (sql: string): string[] => sql.split(/;\s*$/m).filter((statement) => /\S/.test(statement));
