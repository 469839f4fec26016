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
import webhooks from './migrations/014-webhooks.sql?raw';
import removed from './migrations/015-removed.sql?raw';
import hidden from './migrations/016-hidden.sql?raw';
import rematch from './migrations/017-rematch.sql?raw';
import digest from './migrations/018-digest.sql?raw';
import pairing from './migrations/020-pairing.sql?raw';
import ratings from './migrations/021-ratings.sql?raw';
import departures from './migrations/022-departures.sql?raw';
import takeBacks from './migrations/026-take-backs.sql?raw';
import tournaments from './migrations/030-tournaments.sql?raw';
import moderation from './migrations/040-moderation.sql?raw';
import friends from './migrations/041-friends.sql?raw';
import clocks from './migrations/042-clocks.sql?raw';
import handles from './migrations/043-handles.sql?raw';
import spectators from './migrations/050-spectators.sql?raw';
import reviews from './migrations/051-reviews.sql?raw';
import arena from './migrations/052-arena.sql?raw';

interface Migration {
  readonly name: string;
  readonly sql: string;
  /** Whether a program without this migration can no longer work with the database. */
  readonly isBreaking: boolean;
}

const adding = (name: string, sql: string): Migration => ({ name, sql, isBreaking: false });
const breaking = (name: string, sql: string): Migration => ({ name, sql, isBreaking: true });

/** In the order of execution. A migration that has been released is never changed; new ones are added. */
const MIGRATIONS: readonly Migration[] = [
  adding('001-games', games),
  adding('002-people', people),
  adding('003-tables', tables),
  adding('004-play', play),
  adding('005-log', log),
  adding('006-links', links),
  adding('007-watching', watching),
  adding('008-levels', levels),
  adding('009-colours', colours),
  adding('010-dice', dice),
  adding('011-guard', guard),
  adding('012-hashes', hashes),
  breaking('013-names', names),
  adding('014-webhooks', webhooks),
  adding('015-removed', removed),
  adding('016-hidden', hidden),
  adding('017-rematch', rematch),
  adding('018-digest', digest),
  adding('020-pairing', pairing),
  adding('021-ratings', ratings),
  adding('022-departures', departures),
  adding('026-take-backs', takeBacks),
  adding('030-tournaments', tournaments),
  adding('040-moderation', moderation),
  adding('041-friends', friends),
  adding('042-clocks', clocks),
  adding('043-handles', handles),
  adding('050-spectators', spectators),
  adding('051-reviews', reviews),
  adding('052-arena', arena),
];

/** The migrations of a database that is up to date. */
export const MIGRATION_NAMES: readonly string[] = MIGRATIONS.map(({ name }) => name);

/** Arbitrary id of an advisory lock, the same on every node: only one of them migrates at a time. */
const MIGRATION_LOCK_ID = 7_230_141;

/** Sent to all nodes when the database was migrated. */
export const MIGRATED_CHANNEL = 'migrated';

/** The database was changed by a newer program in a way that this one cannot work with. */
export class NewerDatabaseError extends Error {
  constructor(names: readonly string[]) {
    super(`The database was changed by a newer Orrery (${names.join(', ')}): update this one.`);
  }
}

/** Migrates a database and returns the names of the applied migrations. Throws `NewerDatabaseError`. */
export const migrate = (db: Database): Promise<readonly string[]> =>
  db.transaction((query) => applyMigrations(query, MIGRATION_NAMES));

/** Throws `NewerDatabaseError` if this program cannot work with the database any more. */
export async function checkMigrations(query: Queryable): Promise<ReadonlySet<string>> {
  const rows = await query.query<{ name: string; isBreaking: boolean }>(
    'SELECT name, is_breaking AS "isBreaking" FROM migrations ORDER BY name',
  );
  const unknown = rows.filter(({ name, isBreaking }) => isBreaking && !MIGRATION_NAMES.includes(name));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown.map(({ name }) => name));
  return new Set(rows.map(({ name }) => name));
}

/** Applies those of the named migrations that are due, within a transaction, and returns their names. */
export async function applyMigrations(query: Queryable, names: readonly string[]): Promise<readonly string[]> {
  await query.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK_ID]);
  await query.query('CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, run timestamptz DEFAULT now())');
  await query.query('ALTER TABLE migrations ADD COLUMN IF NOT EXISTS is_breaking boolean NOT NULL DEFAULT false');
  const known = await checkMigrations(query);
  const due = MIGRATIONS.filter(({ name }) => names.includes(name) && !known.has(name));
  for (const { name, sql, isBreaking } of due) {
    for (const statement of splitStatements(sql)) await query.query(statement);
    await query.query('INSERT INTO migrations (name, is_breaking) VALUES ($1, $2)', [name, isBreaking]);
  }
  if (due.length > 0) await query.query('SELECT pg_notify($1, $2)', [MIGRATED_CHANNEL, '']);
  return due.map(({ name }) => name);
}

/**
 * The embedded database accepts one statement at a time. Our statements contain no semicolon at the end of a line
 * within them.
 */
const splitStatements = (sql: string): string[] => sql.split(/;\s*$/m).filter((statement) => /\S/.test(statement));
