import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { TableResponse, TournamentResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProgram } from '../testing/build.ts';
import { openEmbedded } from '../testing/embedded.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { BACKED_UP_TABLES, EXCLUDED_TABLES, restoreBackup, writeBackup } from './backup.ts';
import type { Database } from './db.ts';
import { addGame } from './games.ts';
import { LogAppender } from './log-appender.ts';
import { migrate } from './migrate.ts';
import { PostgresDatabase } from './postgres.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-backup-'));
const file = (name: string) => path.join(folder, name);
const NOW = { now: 1, replace: false };

let server: TestServer;
beforeAll(async () => {
  buildProgram('server');
  server = await startTestServer();
  await live(server);
}, 180_000);
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true });
});

/** Adds rows to every table. */
async function live({ db, clock, guest, member, tables, browser }: TestServer): Promise<void> {
  const ada = await member('Ada');
  const ben = await guest('Ben');
  await ada.ask('POST', '/tokens', { name: 'Adabot' });
  await ada.ask('PUT', `/people/${ben.id}/block`);
  await ada.ask('POST', `/people/${ben.id}/report`, { text: 'says “\\"; DROP TABLE x; --”\nand more' });
  await ada.ask('PUT', '/push', {
    endpoint: 'https://fcm.googleapis.com/x',
    keys: {
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'AAAAAAAAAAAAAAAAAAAAAA',
    },
  });
  await ada.ask('PUT', '/me/handle', { handle: 'ada-the-first' });
  await ada.ask('PUT', '/days-off/weekdays', { weekdays: [0], utcOffset: 60 });
  await ada.ask('POST', '/days-off/vacations', { from: 0, until: clock.now + 86_400_000 });
  await ada.ask('PUT', '/mail', { mail: 'ada@example.org' });
  await browser().ask('POST', '/passkeys/sign-in/begin');
  const bea = await member('Bea');
  const terms = {
    game: 'comet',
    seats: 2,
    time: { kind: 'correspondence', perMove: 86_400_000 },
    onTimeout: 'bot',
    isRated: true,
    visibility: 'public',
  };
  const { table } = await ada.ask<TableResponse>('POST', '/tables', terms);
  await bea.ask('POST', `/tables/${table.id}/sit`);
  await bea.ask('POST', `/tables/${table.id}/commit`, { commitment: '0'.repeat(64) });
  await bea.ask('POST', `/tables/${table.id}/ready`, { ready: true });
  await ada.ask('POST', `/tables/${table.id}/start`);
  const answers = [{ question: 'turn', move: 'pass' }];
  await ada.ask('PUT', `/tables/${table.id}/auto-answers`, { answers });
  await tables.say(table.id, { id: ada.id, name: 'Ada', kind: 'member', role: 'player', language: 'en' }, '<b>hi</b>');
  await tables.finish(table.id, [1, 2], []);
  const position = { branch: null, seq: 0 };
  await ada.ask('PUT', `/tables/${table.id}/review/leader`, { person: ada.id });
  await ada.ask('POST', `/tables/${table.id}/review/branches`, { from: 0, entries: [] });
  await ada.ask('POST', `/tables/${table.id}/review/notes`, { position, text: '<b>bold</b>' });
  const tournament = await ada.ask<TournamentResponse>('POST', '/tournaments', {
    name: 'Cup',
    system: 'swiss',
    ...terms,
    onTimeout: undefined,
    noShowMs: 60_000,
  });
  for (const player of [ada, bea]) await player.ask('POST', `/tournaments/${tournament.tournament.id}/enter`);
  await ada.ask('POST', `/tournaments/${tournament.tournament.id}/start`);
  await ada.ask('PUT', `/people/${bea.id}/follow`);
  await db.query('INSERT INTO invitations VALUES ($1, $2, $3, now())', [table.id, bea.id, ada.id]);
  await ada.ask('POST', `/tables/${table.id}/rematch`);
  await addGame(
    db,
    {
      id: table.id,
      game: 'comet',
      edition: 1,
      seats: 2,
      options: { rounds: 10 },
      commitment: 'c',
      clientSeeds: ['', 'x'],
      serverSeed: 's',
      takeBacks: false,
    },
    Date.now(),
  );
  const entries = Array.from({ length: 1234 }, (_, i) => `* ${i}`); // more than one batch of reading
  await new LogAppender(db, Date.now).append(table.id, 0, entries);
  await db.query(`INSERT INTO secrets VALUES ('vapid', '{}')`);
  await db.query(
    `INSERT INTO passkeys (id, person, public_key, counter, transports) VALUES ('k', $1, 'p', 9007199254740991, '["usb"]')`,
    [ada.id],
  );
  await db.query(`INSERT INTO second_factors (person, secret) VALUES ($1, 'ABC')`, [ada.id]);
  await db.query(`INSERT INTO webhooks VALUES ($1, 'ntfy', 'https://ntfy.sh/ada')`, [ada.id]);
  await db.query(`INSERT INTO removed_entries SELECT game_id, seq, entry, spent, hash, made FROM entries LIMIT 3`);
  await db.query(`INSERT INTO jobs (kind, key, run_at) VALUES ('run', $1, now())`, [table.id]);
  await db.query(`INSERT INTO digest_items VALUES ($1, $2, 'invitation', 'Bea', now())`, [ada.id, table.id]);
  await db.query('INSERT INTO departures VALUES ($1, $2, now())', [ada.id, table.id]);
  await db.query(`INSERT INTO pairings VALUES ($1, 'comet', 2, 'live', now(), now())`, [ada.id]);
  await db.query(`INSERT INTO sanctions VALUES ('s', $1, 'mute', 'noise', now(), NULL, now(), NULL)`, [ada.id]);
  await db.query(`INSERT INTO audit_log (made, actor, action) VALUES (now(), $1, 'mute')`, [ada.id]);
  await db.query('INSERT INTO notices VALUES ($1, 0, 3, 1)', [table.id]);
}

async function contents(db: Database): Promise<Record<string, readonly unknown[]>> {
  const all: Record<string, readonly unknown[]> = {};
  for (const [table, order] of BACKED_UP_TABLES) {
    all[table] = (await db.query(`SELECT to_jsonb(t)::text AS row FROM ${table} AS t ORDER BY ${order}`)).map(
      ({ row }) => row,
    );
  }
  return all;
}

/** Another database on the same server, migrated and empty. */
async function emptyDatabase(name: string): Promise<PostgresDatabase> {
  await server.db.query(`CREATE DATABASE ${name}`);
  const db = new PostgresDatabase(server.address.replace(/[^/]+$/, name));
  await migrate(db);
  return db;
}

test('every database table is either in the backup or left out on purpose', async () => {
  const rows = await server.db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(
    [...BACKED_UP_TABLES.map(([name]) => name), ...EXCLUDED_TABLES].toSorted(),
  );
});

test('everything comes back from a backup, through both kinds of database', { timeout: 180_000 }, async () => {
  const before = await contents(server.db);
  for (const [table, rows] of Object.entries(before)) expect(rows, table).not.toEqual([]);
  expect(await writeBackup(server.db, file('one'), NOW)).toBeNull();
  expect(statSync(file('one')).mode & 0o777).toBe(0o600);

  const embedded = await openEmbedded(file('data'));
  await migrate(embedded);
  expect(await restoreBackup(embedded, file('one'), { replace: false })).toBeNull();
  expect(await contents(embedded)).toEqual(before);
  expect(await writeBackup(embedded, file('two'), NOW)).toBeNull();
  await embedded.close();

  const other = await emptyDatabase('other');
  expect(await restoreBackup(other, file('two'), { replace: false })).toBeNull();
  expect(await contents(other)).toEqual(before);
  const [job] = await other.query(`INSERT INTO jobs (kind, key, run_at) VALUES ('run', 'next', now()) RETURNING id`);
  expect(job).toEqual({ id: 2 });
  await other.close();
});

test('restore overwrites neither a file nor a database unless told to', async () => {
  await writeBackup(server.db, file('kept'), NOW);
  expect(await writeBackup(server.db, file('kept'), NOW)).toBe(
    `${file('kept')} exists already; --replace writes over it.`,
  );
  expect(await writeBackup(server.db, file('kept'), { ...NOW, replace: true })).toBeNull();

  const before = await contents(server.db);
  expect(await restoreBackup(server.db, file('kept'), { replace: false })).toMatch(
    /^The database is not empty; --replace /,
  );
  await server.db.query(`UPDATE persons SET name = 'Somebody else'`);
  expect(await restoreBackup(server.db, file('kept'), { replace: true })).toBeNull();
  expect(await contents(server.db)).toEqual(before);
});

test('a file that is not a backup, or is damaged, changes nothing and gets a clear error', async () => {
  const before = await contents(server.db);
  await writeBackup(server.db, file('good'), NOW);
  const good = readFileSync(file('good'));
  const lines = gunzipSync(good).toString().split('\n');
  const cases: Record<string, Buffer> = {
    'a text': Buffer.from('hello'),
    nothing: Buffer.alloc(0),
    'cut off': good.subarray(0, good.length / 2),
    'another thing': gzipSync('{"some":"json"}\n'),
    'a wrong line': gzipSync([...lines.slice(0, 3), '{"half":', ...lines.slice(3)].join('\n')),
    'an unknown table': gzipSync([lines[0], '{"table":"pg_authid"}', '{"x":1}', ''].join('\n')),
    newer: gzipSync(`${lines[0]?.replace('"001-games"', '"001-games","999-later"')}\n`),
  };
  for (const [name, bytes] of Object.entries(cases)) {
    writeFileSync(file('bad'), bytes);
    expect(await restoreBackup(server.db, file('bad'), { replace: true }), name).toMatch(/^\S+ (is|was|holds) .*\.$/);
  }
  expect(await restoreBackup(server.db, file('missing'), { replace: true })).toBe(
    `There is no file ${file('missing')}.`,
  );
  expect(await writeBackup(server.db, '/nowhere/at/all', NOW)).toMatch(/^\/nowhere\/at\/all cannot be written: /);
  expect(await contents(server.db)).toEqual(before);
});
