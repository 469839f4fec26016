import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings.ts';
import type { Db } from './db.ts';
import { Embedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { Postgres } from './postgres.ts';

type Place = Pick<Settings, 'database' | 'data'>;

const isMade = (folder: string): boolean => existsSync(path.join(folder, 'postgres'));

/** As `openDatabase`, for those who want what is there: a folder that holds nothing is not theirs, and is left alone. */
export async function openExisting(place: Place, program: URL, say: (sentence: string) => void): Promise<Db | string> {
  if (place.database === null && !isMade(place.data)) {
    return `There is no database in ${place.data}; set DATA to the folder that the server uses.`;
  }
  return openDatabase(place, program, say);
}

/** The database that the settings name, up to date; or a sentence that says why there is none. */
export async function openDatabase(
  { database, data }: Place,
  program: URL,
  say: (sentence: string) => void,
): Promise<Db | string> {
  const db = database === null ? await openEmbedded(data, program, say) : await openServer(database);
  if (typeof db === 'string') return db;
  await migrate(db);
  return db;
}

async function openEmbedded(folder: string, program: URL, say: (sentence: string) => void): Promise<Db | string> {
  if (!isMade(folder)) {
    say(`Making a database in ${folder}. This happens once and takes a few seconds.`);
  }
  return Embedded.open(folder, program);
}

/** The address is not repeated as it stands: it may hold a password. */
async function openServer(address: string): Promise<Db | string> {
  const db = new Postgres(address);
  try {
    await db.query('SELECT 1');
    return db;
  } catch (error) {
    await db.close();
    const { host, pathname } = new URL(address);
    const why = error instanceof Error ? error.message || ('code' in error && String(error.code)) : String(error);
    return `The database ${pathname.slice(1)} at ${host} cannot be opened: ${why}`;
  }
}
