import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Db, Query } from './db.ts';
import { MIGRATION_NAMES } from './migrate.ts';

/** Raised whenever an old program would misread a new file. */
const FORMAT = 1;
const AT_ONCE = 500;

/**
 * Everything there is, in an order in which every row finds those it refers to: a bot comes after its owner, a table
 * after its rematch.
 */
export const KEPT: readonly (readonly [table: string, order: string])[] = [
  ['persons', 'owner IS NOT NULL, id'],
  ['sessions', 'id'],
  ['tokens', 'id'],
  ['passwords', 'person'],
  ['passkeys', 'id'],
  ['second_factors', 'person'],
  ['login_looks', 'looks_hash'],
  ['challenges', 'id'],
  ['links', 'token_hash'],
  ['ratings', 'person, game, seats'],
  ['blocks', 'person, other'],
  ['push_subscriptions', 'endpoint'],
  ['secrets', 'name'],
  ['games', 'id'],
  ['entries', 'game_id, seq'],
  ['removed_entries', 'game_id, seq, removed'],
  ['tables', 'made DESC, rematch IS NOT NULL, id'],
  ['chairs', 'table_id, seat'],
  ['standing_answers', 'table_id, person, question'],
  ['remarks', 'table_id, id'],
  ['reports', 'id'],
  ['jobs', 'id'],
  ['notices', 'table_id, seat'],
];

/** What is true of a running node only. */
export const LEFT_OUT: readonly string[] = ['presences', 'migrations'];

interface Head {
  readonly orrery: 'backup';
  readonly format: number;
  readonly made: number;
  readonly migrations: readonly string[];
}

async function* linesOf(query: Query, head: Head): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  for (const [table, order] of KEPT) {
    yield `${JSON.stringify({ table })}\n`;
    await query.query(`DECLARE rows CURSOR FOR SELECT to_jsonb(t)::text AS row FROM ${table} AS t ORDER BY ${order}`);
    for (;;) {
      const rows = await query.query<{ row: string }>(`FETCH ${AT_ONCE} FROM rows`);
      for (const { row } of rows) yield `${row}\n`;
      if (rows.length < AT_ONCE) break;
    }
    await query.query('CLOSE rows');
  }
}

/**
 * Writes everything into a file, as it stood at one moment. The file holds secrets: it can be read by its owner alone.
 * Gives a sentence when it cannot.
 */
export async function backup(
  db: Db,
  file: string,
  { now, replace }: { now: number; replace: boolean },
): Promise<string | null> {
  if (existsSync(file) && !replace) return `${file} exists already; --replace writes over it.`;
  const staged = `${file}.${process.pid}`;
  try {
    await db.within(async (query) => {
      await query.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const head: Head = { orrery: 'backup', format: FORMAT, made: now, migrations: MIGRATION_NAMES };
      await pipeline(Readable.from(linesOf(query, head)), createGzip(), createWriteStream(staged, { mode: 0o600 }));
    });
    renameSync(staged, file);
    return null;
  } catch (error) {
    rmSync(staged, { force: true });
    if (error instanceof Error && 'syscall' in error) return `${file} cannot be written: ${error.message}`;
    throw error;
  }
}

class Unreadable extends Error {}

function headOf(line: string | undefined): Head {
  let head: Partial<Head> | null = null;
  try {
    head = JSON.parse(line ?? '');
  } catch {
    // Said below: whatever it is, it is no backup.
  }
  if (head?.orrery !== 'backup' || head.migrations === undefined) throw new Unreadable('is no backup of Orrery');
  const isNewer = head.format !== FORMAT || head.migrations.some((name) => !MIGRATION_NAMES.includes(name));
  if (isNewer) throw new Unreadable('was made by a newer Orrery; restore it with that one');
  return head as Head;
}

async function insert(query: Query, table: string, rows: readonly string[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(JSON.parse(first)).map((name) => `"${name.replaceAll('"', '')}"`);
  await query.query(
    `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [`[${rows.join(',')}]`],
  );
}

async function fill(query: Query, lines: AsyncIterator<string>): Promise<void> {
  let table = '';
  let rows: string[] = [];
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    const said: Record<string, unknown> = JSON.parse(line.value);
    const isHeading = typeof said.table === 'string' && Object.keys(said).length === 1;
    if (isHeading || rows.length >= AT_ONCE) {
      await insert(query, table, rows);
      rows = [];
    }
    if (!isHeading) rows.push(line.value);
    else table = KEPT.find(([name]) => name === said.table)?.[0] ?? '';
    if (table === '') throw new Unreadable('holds what this Orrery does not know');
  }
  await insert(query, table, rows);
  await query.query(`SELECT setval(pg_get_serial_sequence('jobs', 'id'), (SELECT coalesce(max(id), 1) FROM jobs))`);
}

const isEmpty = async (query: Query): Promise<boolean> =>
  (await query.query('SELECT 1 FROM persons UNION ALL SELECT 1 FROM tables UNION ALL SELECT 1 FROM games LIMIT 1'))
    .length === 0;

/** Reads everything from a file into a database that is up to date: all of it or nothing. A sentence when it cannot. */
export async function restore(db: Db, file: string, { replace }: { replace: boolean }): Promise<string | null> {
  if (!existsSync(file)) return `There is no file ${file}.`;
  try {
    const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) })[Symbol.asyncIterator]();
    headOf((await lines.next()).value);
    return await db.within(async (query) => {
      if (!replace && !(await isEmpty(query))) {
        return 'The database is not empty; --replace puts the backup in place of everything in it.';
      }
      await query.query(`TRUNCATE ${[...KEPT.map(([table]) => table), 'presences'].join(', ')}`);
      await fill(query, lines);
      return null;
    });
  } catch (error) {
    if (error instanceof Unreadable) return `${file} ${error.message}.`;
    if (isDamaged(error)) return `${file} is no backup of Orrery, or it is damaged.`;
    throw error;
  }
}

/** What reading says of a file that is cut off, altered, or something else. */
const isDamaged = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof Error && 'code' in error && /^Z_|^ERR_/.test(String(error.code)));
