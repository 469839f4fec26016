import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings.ts';
import type { Db } from './db.ts';
import { Embedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { Postgres } from './postgres.ts';

/** The database that the settings name, up to date; or a sentence that says why there is none. */
export async function openDatabase(
  { database, data }: Pick<Settings, 'database' | 'data'>,
  program: URL,
  say: (sentence: string) => void,
): Promise<Db | string> {
  const db = database === null ? await openEmbedded(data, program, say) : await openServer(database);
  if (typeof db === 'string') return db;
  await migrate(db);
  return db;
}

async function openEmbedded(folder: string, program: URL, say: (sentence: string) => void): Promise<Db | string> {
  if (!existsSync(path.join(folder, 'postgres'))) {
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
