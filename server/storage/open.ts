import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings.ts';
import type { Database } from './db.ts';
import { DATABASE_FOLDER, EmbeddedDatabase } from './embedded.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';
import { COMMAND_TIMEOUTS, type DatabaseTimeouts, PostgresDatabase } from './postgres.ts';
import { makePrivate } from './private.ts';

type DatabaseLocation = Pick<Settings, 'database' | 'data'>;

const hasDatabase = (folder: string): boolean => existsSync(path.join(folder, DATABASE_FOLDER));

/** Like `openDatabase`, for commands that need existing data: an empty folder is refused and left alone. */
export async function openExisting(
  place: DatabaseLocation,
  program: URL,
  say: (sentence: string) => void,
  timeouts?: DatabaseTimeouts,
): Promise<Database | string> {
  if (place.database === null && !hasDatabase(place.data)) {
    return `There is no database in ${place.data}; set DATA_DIR to the folder that the server uses.`;
  }
  return openDatabase(place, program, say, timeouts);
}

/** The database that the settings configure, migrated; or a sentence saying why it cannot be opened. */
export async function openDatabase(
  { database, data }: DatabaseLocation,
  program: URL,
  say: (sentence: string) => void,
  timeouts?: DatabaseTimeouts,
): Promise<Database | string> {
  if (database !== null) return openServer(database, timeouts);
  const db = await openEmbedded(data, program, say);
  if (typeof db === 'string') return db;
  return (await migrateOrClose(db)) ?? db;
}

/** Migrates a database; if a newer program has it, closes it and returns a sentence. */
async function migrateOrClose(db: Database): Promise<string | null> {
  try {
    await migrate(db);
    return null;
  } catch (error) {
    await db.close();
    if (error instanceof NewerDatabaseError) return error.message;
    throw error;
  }
}

async function openEmbedded(folder: string, program: URL, say: (sentence: string) => void): Promise<Database | string> {
  if (!hasDatabase(folder)) {
    say(`Making a database in ${folder}. This happens once and takes a few seconds.`);
  }
  const db = await EmbeddedDatabase.open(folder, program);
  if (typeof db === 'string') return db;
  const open = makePrivate(path.join(folder, DATABASE_FOLDER));
  if (open !== null) {
    say(
      `Warning: others on this machine can reach ${open}, which holds password hashes and the seeds of running games.`,
    );
  }
  return db;
}

/** Messages name only the host and path of the address: the rest may contain a password. */
async function openServer(address: string, timeouts?: DatabaseTimeouts): Promise<Database | string> {
  const db = new PostgresDatabase(address, COMMAND_TIMEOUTS);
  try {
    await db.query('SELECT 1');
  } catch (error) {
    const { host, pathname } = new URL(address);
    const why = error instanceof Error ? error.message || ('code' in error && String(error.code)) : String(error);
    await db.close();
    return `The database ${pathname.slice(1)} at ${host} cannot be opened: ${why}`;
  }
  const problem = await migrateOrClose(db); // this may take long
  if (problem !== null) return problem;
  await db.close();
  return new PostgresDatabase(address, timeouts);
}
