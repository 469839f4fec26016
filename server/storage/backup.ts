import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database, Queryable } from './db.ts';
import { applyMigrations, MIGRATION_NAMES } from './migrate.ts';

/** Increased whenever an old program would misread a new file. */
const BACKUP_FORMAT = 1;
const ROWS_PER_BATCH = 500;

/**
 * All tables, in an order in which every row comes after the rows it refers to: a bot after its owner, a table after
 * its rematch.
 */
export const BACKED_UP_TABLES: readonly (readonly [table: string, order: string])[] = [
  ['persons', 'owner IS NOT NULL, id'],
  ['sessions', 'id'],
  ['tokens', 'id'],
  ['passwords', 'person'],
  ['passkeys', 'id'],
  ['second_factors', 'person'],
  ['login_looks', 'looks_hash'],
  ['handle_looks', 'looks_hash'],
  ['challenges', 'id'],
  ['links', 'token_hash'],
  ['ratings', 'person, game, seats'],
  ['blocks', 'person, other'],
  ['push_subscriptions', 'endpoint'],
  ['webhooks', 'person'],
  ['secrets', 'name'],
  ['games', 'id'],
  ['entries', 'game_id, seq'],
  ['removed_entries', 'game_id, seq, removed'],
  ['tournaments', 'id'],
  ['entrants', 'tournament, number'],
  ['tables', 'made DESC, rematch IS NOT NULL, id'],
  ['chairs', 'table_id, seat'],
  ['boards', 'tournament, round, board'],
  ['auto_answers', 'table_id, person, question'],
  ['chat_messages', 'table_id, id'],
  ['reviews', 'table_id'],
  ['review_branches', 'table_id, id'],
  ['review_notes', 'table_id, id'],
  ['reports', 'id'],
  ['sanctions', 'id'],
  ['audit_log', 'id'],
  ['digest_items', 'person, table_id, kind'],
  ['pairings', 'person'],
  ['follows', 'person, other'],
  ['invitations', 'table_id, person'],
  ['weekly_days_off', 'person, made'],
  ['vacations', 'id'],
  ['departures', 'person, table_id'],
  ['rating_history', 'person, table_id'],
  ['jobs', 'id'],
  ['notices', 'table_id, seat'],
];

/** Tables that are only valid for a running node. */
export const EXCLUDED_TABLES: readonly string[] = ['presences', 'migrations'];

interface BackupHeader {
  readonly orrery: 'backup';
  readonly format: number;
  readonly made: number;
  readonly migrations: readonly string[];
}

async function* backupLines(query: Queryable, head: BackupHeader): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  for (const [table, order] of BACKED_UP_TABLES) {
    yield `${JSON.stringify({ table })}\n`;
    await query.query(`DECLARE rows CURSOR FOR SELECT to_jsonb(t)::text AS row FROM ${table} AS t ORDER BY ${order}`);
    for (;;) {
      const rows = await query.query<{ row: string }>(`FETCH ${ROWS_PER_BATCH} FROM rows`);
      for (const { row } of rows) yield `${row}\n`;
      if (rows.length < ROWS_PER_BATCH) break;
    }
    await query.query('CLOSE rows');
  }
}

/**
 * Writes a consistent snapshot of everything to a file. The file contains secrets, so only its owner can read it.
 * Returns a sentence on failure.
 */
export async function writeBackup(
  db: Database,
  file: string,
  { now, replace }: { now: number; replace: boolean },
): Promise<string | null> {
  if (existsSync(file) && !replace) return `${file} exists already; --replace writes over it.`;
  const staged = `${file}.${process.pid}`;
  try {
    await db.transaction(async (query) => {
      await query.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const head: BackupHeader = { orrery: 'backup', format: BACKUP_FORMAT, made: now, migrations: MIGRATION_NAMES };
      await pipeline(Readable.from(backupLines(query, head)), createGzip(), createWriteStream(staged, { mode: 0o600 }));
    });
    renameSync(staged, file);
    return null;
  } catch (error) {
    rmSync(staged, { force: true });
    if (error instanceof Error && 'syscall' in error) return `${file} cannot be written: ${error.message}`;
    throw error;
  }
}

class UnreadableBackup extends Error {}

function parseHeader(line: string | undefined): BackupHeader {
  let head: Partial<BackupHeader> | null = null;
  try {
    head = JSON.parse(line ?? '');
  } catch {
    // Handled below: a file that cannot be parsed is not a backup.
  }
  if (head?.orrery !== 'backup' || head.migrations === undefined) throw new UnreadableBackup('is no backup of Orrery');
  const isNewer = head.format !== BACKUP_FORMAT || head.migrations.some((name) => !MIGRATION_NAMES.includes(name));
  if (isNewer) throw new UnreadableBackup('was made by a newer Orrery; restore it with that one');
  return head as BackupHeader;
}

async function insertRows(query: Queryable, table: string, rows: readonly string[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(JSON.parse(first)).map((name) => `"${name.replaceAll('"', '')}"`);
  await query.query(
    `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [`[${rows.join(',')}]`],
  );
}

/** Replaces everything by the empty tables of the Orrery that wrote the backup. */
async function recreateTables(query: Queryable, { migrations }: BackupHeader): Promise<ReadonlySet<string>> {
  await query.query(`DROP TABLE ${[...BACKED_UP_TABLES.map(([table]) => table), ...EXCLUDED_TABLES].join(', ')}`);
  await applyMigrations(query, migrations);
  const rows = await query.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  return new Set(rows.map(({ name }) => name).filter((name) => !EXCLUDED_TABLES.includes(name)));
}

async function restoreRows(query: Queryable, lines: AsyncIterator<string>, tables: ReadonlySet<string>): Promise<void> {
  let table = '';
  let rows: string[] = [];
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    const said: Record<string, unknown> = JSON.parse(line.value);
    const isHeading = typeof said.table === 'string' && Object.keys(said).length === 1;
    if (isHeading || rows.length >= ROWS_PER_BATCH) {
      await insertRows(query, table, rows);
      rows = [];
    }
    if (!isHeading) rows.push(line.value);
    else table = String(said.table);
    if (!tables.has(table)) throw new UnreadableBackup('holds what this Orrery does not know');
  }
  await insertRows(query, table, rows);
  await continueCounters(query);
}

/** Rows are restored with their numbers, so the counters of numbered tables have to continue after the last one. */
async function continueCounters(query: Queryable): Promise<void> {
  const counters = await query.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND pg_get_serial_sequence(table_name, column_name) IS NOT NULL`,
  );
  for (const { table, column } of counters) {
    await query.query(
      `SELECT setval(pg_get_serial_sequence('${table}', '${column}'), (SELECT coalesce(max(${column}), 1) FROM ${table}))`,
    );
  }
}

const isEmpty = async (query: Queryable): Promise<boolean> =>
  (await query.query('SELECT 1 FROM persons UNION ALL SELECT 1 FROM tables UNION ALL SELECT 1 FROM games LIMIT 1'))
    .length === 0;

/**
 * Restores a file into a migrated database, completely or not at all. A file of an older Orrery is restored as that one
 * would have done it, and then migrated. Returns a sentence on failure.
 */
export async function restoreBackup(
  db: Database,
  file: string,
  { replace }: { replace: boolean },
): Promise<string | null> {
  if (!existsSync(file)) return `There is no file ${file}.`;
  try {
    const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) })[Symbol.asyncIterator]();
    const head = parseHeader((await lines.next()).value);
    return await db.transaction(async (query) => {
      if (!replace && !(await isEmpty(query))) {
        return 'The database is not empty; --replace puts the backup in place of everything in it.';
      }
      await restoreRows(query, lines, await recreateTables(query, head));
      await applyMigrations(query, MIGRATION_NAMES);
      return null;
    });
  } catch (error) {
    if (error instanceof UnreadableBackup) return `${file} ${error.message}.`;
    if (isDamagedFile(error)) return `${file} is no backup of Orrery, or it is damaged.`;
    throw error;
  }
}

/** The errors of reading a file that is truncated, altered, or not a backup. */
const isDamagedFile = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof Error && 'code' in error && /^Z_|^ERR_/.test(String(error.code)));
