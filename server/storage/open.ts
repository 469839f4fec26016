import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings.ts';
import type { Db } from './db.ts';
import { DATABASE_FOLDER, Embedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { type Patience, Postgres, UNHURRIED } from './postgres.ts';
import { makePrivate } from './private.ts';

type Place = Pick<Settings, 'database' | 'data'>;

const isMade = (folder: string): boolean => existsSync(path.join(folder, DATABASE_FOLDER));

/** As `openDatabase`, for those who want what is there: a folder that holds nothing is not theirs, and is left alone. */
export async function openExisting(
  place: Place,
  program: URL,
  say: (sentence: string) => void,
  patience?: Patience,
): Promise<Db | string> {
  if (place.database === null && !isMade(place.data)) {
    return `There is no database in ${place.data}; set DATA to the folder that the server uses.`;
  }
  return openDatabase(place, program, say, patience);
}

/** The database that the settings name, up to date; or a sentence that says why there is none. */
export async function openDatabase(
  { database, data }: Place,
  program: URL,
  say: (sentence: string) => void,
  patience?: Patience,
): Promise<Db | string> {
  if (database !== null) return openServer(database, patience);
  const db = await openEmbedded(data, program, say);
  if (typeof db !== 'string') await migrate(db);
  return db;
}

async function openEmbedded(folder: string, program: URL, say: (sentence: string) => void): Promise<Db | string> {
  if (!isMade(folder)) {
    say(`Making a database in ${folder}. This happens once and takes a few seconds.`);
  }
  const db = await Embedded.open(folder, program);
  if (typeof db === 'string') return db;
  const open = makePrivate(path.join(folder, DATABASE_FOLDER));
  if (open !== null) {
    say(
      `Warning: others on this machine can reach ${open}, which holds password hashes and the seeds of running games.`,
    );
  }
  return db;
}

/** The address is not repeated as it stands: it may hold a password. */
async function openServer(address: string, patience?: Patience): Promise<Db | string> {
  const db = new Postgres(address, UNHURRIED);
  try {
    await db.query('SELECT 1');
  } catch (error) {
    const { host, pathname } = new URL(address);
    const why = error instanceof Error ? error.message || ('code' in error && String(error.code)) : String(error);
    await db.close();
    return `The database ${pathname.slice(1)} at ${host} cannot be opened: ${why}`;
  }
  await migrate(db); // which may take its time
  await db.close();
  return new Postgres(address, patience);
}
