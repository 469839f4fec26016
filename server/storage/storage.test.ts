import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProgram } from '../testing/build.ts';
import { openEmbedded } from '../testing/embedded.ts';
import { startPostgres } from '../testing/postgres.ts';
import type { Database } from './db.ts';
import { EmbeddedDatabase } from './embedded.ts';
import { addGame, findGameRow, type GameRow, readEntries } from './games.ts';
import { GAMES_CHANNEL, LogAppender } from './log-appender.ts';
import { migrate } from './migrate.ts';
import { PostgresDatabase } from './postgres.ts';

const DATABASE_WORKER = new URL('../../dist/server/database.worker.js', import.meta.url);
const START_TIMEOUT_MS = 120_000; // a machine without PostgreSQL installs it first

interface Opened {
  readonly db: Database;
  again(): Promise<Database>;
  end(): Promise<void>;
}

async function embedded(): Promise<Opened> {
  const folder = mkdtempSync(path.join(tmpdir(), 'orrery-data-'));
  const open = () => openEmbedded(folder);
  let db = await open();
  return {
    db,
    async again() {
      await db.close();
      db = await open();
      return db;
    },
    async end() {
      await db.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function postgres(): Promise<Opened> {
  const server = await startPostgres();
  let db = new PostgresDatabase(server.address);
  return {
    db,
    async again() {
      await db.close();
      db = new PostgresDatabase(server.address);
      return db;
    },
    async end() {
      await db.close();
      server.stop();
    },
  };
}

const ROW: GameRow = {
  id: 'kestrel',
  game: 'comet',
  edition: 1,
  seats: 2,
  options: { goal: 3 },
  commitment: 'c0ffee',
  clientSeeds: ['', 'mine'],
  serverSeed: '5eed',
  takeBacks: false,
};

beforeAll(() => buildProgram('server'), START_TIMEOUT_MS);

describe.each([
  { name: 'the embedded database', start: embedded },
  { name: 'a PostgreSQL server', start: postgres },
])('$name', ({ start }) => {
  let opened: Opened;
  let db: Database;
  let node: LogAppender;
  let otherNode: LogAppender;

  beforeAll(async () => {
    opened = await start();
    db = opened.db;
    node = new LogAppender(db, Date.now);
    otherNode = new LogAppender(db, Date.now);
    await migrate(db);
  }, START_TIMEOUT_MS);
  afterAll(() => opened.end());

  test('a migration runs once', async () => {
    expect(await migrate(db)).toEqual([]);
  });

  test('a game is found by its id only, as it was added', async () => {
    await addGame(db, ROW, Date.now());
    expect(await findGameRow(db, 'kestrel')).toEqual(ROW);
    expect(await findGameRow(db, 'KESTREL')).toBeNull();
  });

  test('entries are read in the order in which they were added', async () => {
    expect(await node.append('kestrel', 0, ['* 1', '0: roll'])).toBe(true);
    expect(await node.append('kestrel', 2, ['* 4 2'])).toBe(true);
    expect(await readEntries(db, 'kestrel')).toEqual(['* 1', '0: roll', '* 4 2']);
    expect(await readEntries(db, 'kestrel', 2)).toEqual(['* 4 2']);
  });

  test('of two nodes that append the same entry one has to look again, and nothing of its append is stored', async () => {
    const answers = await Promise.all([
      node.append('kestrel', 3, ['0: end', '* 6']),
      otherNode.append('kestrel', 3, ['1: end', '* 5', '* 2']),
    ]);
    expect(answers.toSorted()).toEqual([false, true]);
    const kept = await readEntries(db, 'kestrel', 3);
    expect(kept).toEqual(answers[0] ? ['0: end', '* 6'] : ['1: end', '* 5', '* 2']);
  });

  test('an append that overlaps existing entries adds nothing', async () => {
    const before = await readEntries(db, 'kestrel');
    expect(await node.append('kestrel', before.length - 1, ['a', 'b'])).toBe(false);
    expect(await readEntries(db, 'kestrel')).toEqual(before);
  });

  test('appends that arrive together are stored together, and one that fails does not stop the others', async () => {
    const at = (await readEntries(db, 'kestrel')).length;
    const answers = await Promise.allSettled([
      node.append('kestrel', at, ['* 1']),
      node.append('kestrel-2', -5, ['* 1']), // entries are numbered from 1
      node.append('kestrel', at + 1, ['* 2']),
      node.append('kestrel', at, ['* 9']),
    ]);
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.status))).toEqual([
      true,
      'rejected',
      true,
      false,
    ]);
    expect(await readEntries(db, 'kestrel', at)).toEqual(['* 1', '* 2']);
  });

  test('a transaction that fails half-way leaves nothing', async () => {
    const work = db.transaction(async (query) => {
      await query.query("UPDATE games SET commitment = 'changed'");
      throw new Error('half-way');
    });
    await expect(work).rejects.toThrow('half-way');
    expect(await findGameRow(db, 'kestrel')).toEqual(ROW);
  });

  test('listeners hear of an append after its commit', async () => {
    const at = (await readEntries(db, 'kestrel')).length;
    const heard: string[] = [];
    const stop = await db.listen(GAMES_CHANNEL, (said) => heard.push(said));
    await node.append('kestrel', at, ['* 3']);
    await node.append('kestrel', at, ['* 2']);
    await expect.poll(() => heard).toEqual([`kestrel:${at + 1}`]);
    await stop();
    await node.append('kestrel', at + 1, ['* 2']);
    await db.query('SELECT 1');
    expect(heard).toHaveLength(1);
  });

  test('numbers are read as numbers, dates as milliseconds', async () => {
    const [row] = await db.query('SELECT count(*) AS n, max(made) AS made FROM games');
    expect(row).toEqual({ n: 1, made: expect.any(Number) });
  });

  test('acknowledged entries are there when the database is opened again', async () => {
    const before = await readEntries(db, 'kestrel');
    db = await opened.again();
    expect(await readEntries(db, 'kestrel')).toEqual(before);
    expect(await migrate(db)).toEqual([]);
  });
});

test('a folder in use is not opened', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'orrery-data-'));
  // The lock must name another live process: the parent of this test.
  writeFileSync(path.join(folder, 'orrery.lock'), `${process.ppid}\n`);
  expect(await EmbeddedDatabase.open(folder, DATABASE_WORKER)).toMatch(/is in use by another Orrery \(process \d+\)/);
  rmSync(folder, { recursive: true });
});
