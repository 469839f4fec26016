import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBlackHole } from '../testing/black-hole.ts';
import { startPostgres } from '../testing/postgres.ts';
import { PostgresDatabase } from './postgres.ts';

const START_TIMEOUT_MS = 120_000; // a machine without PostgreSQL installs it first
const CHANNEL = 'lines';

let server: Awaited<ReturnType<typeof startPostgres>>;
let db: PostgresDatabase;

beforeAll(async () => {
  server = await startPostgres();
  db = new PostgresDatabase(server.address);
}, START_TIMEOUT_MS);
afterAll(async () => {
  await db.close();
  server.stop();
});

test('a node knows the result of its statement before it hears its own notification', async () => {
  const order: string[] = [];
  const stop = await db.listen(CHANNEL, (said) => order.push(`heard ${said}`));
  await db.priority.query('SELECT pg_notify($1, $2)', [CHANNEL, 'mine']);
  order.push('done');
  await expect.poll(() => order).toEqual(['done', 'heard mine']);
  await stop();
});

test('concurrent statements run one after the other', async () => {
  const rows = await Promise.all([1, 2, 3].map((n) => db.priority.query('SELECT $1::integer AS n', [n])));
  expect(rows).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
});

test('a statement that fails does not stop the others', async () => {
  await expect(db.priority.query('SELECT nothing')).rejects.toThrow('does not exist');
  expect(await db.priority.query('SELECT 1 AS n')).toEqual([{ n: 1 }]);
});

test('a lost connection is replaced, and listeners are told that they may have missed something', async () => {
  const heard: string[] = [];
  const stop = await db.listen(CHANNEL, (said) => heard.push(said));
  const cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'";
  expect(await db.query(cut)).toHaveLength(1);
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['']);
  await db.priority.query('SELECT pg_notify($1, $2)', [CHANNEL, 'again']);
  await expect.poll(() => heard).toEqual(['', 'again']);
  await stop();
});

test('statements work again after the connection was cut', async () => {
  const pid = async () => (await db.priority.query('SELECT pg_backend_pid() AS pid').catch(() => []))[0]?.pid;
  const before = await pid();
  await db.query('SELECT pg_terminate_backend($1::integer)', [Number(before)]);
  const isAnother = async () => ![before, undefined].includes(await pid());
  await expect.poll(isAnother, { timeout: 10_000 }).toBe(true);
  expect(await pid()).toBeDefined();
});

test('a silent network is noticed by writers and listeners, and everything continues after it', async () => {
  const there = new URL(server.address);
  const hole = await startBlackHole(Number(there.port || '5432'), there.hostname || '127.0.0.1');
  const address = new URL(server.address);
  address.hostname = '127.0.0.1';
  address.port = String(hole.port);
  const timeouts = { connectMs: 300, logMs: 300, queryMs: 300, heartbeatMs: 200 };
  const far = new PostgresDatabase(address.href, timeouts);
  const heard: string[] = [];
  await far.listen(CHANNEL, (said) => heard.push(said));
  expect(await far.priority.query('SELECT 1 AS n')).toEqual([{ n: 1 }]);
  expect(await far.query('SELECT 1 AS n')).toEqual([{ n: 1 }]);

  hole.swallow();
  await expect(far.priority.query('SELECT 2 AS n')).rejects.toThrow(/timeout/);
  await expect(far.query('SELECT 2 AS n')).rejects.toThrow(/timeout/);
  await expect(far.transaction((query) => query.query('SELECT 3'))).rejects.toThrow(/timeout|Connection/);

  hole.open();
  const answers = () => far.priority.query('SELECT 4 AS n').catch(() => []);
  await expect.poll(answers, { timeout: 10_000 }).toEqual([{ n: 4 }]);
  expect(heard).toContain('');
  expect(await far.query('SELECT 4 AS n')).toEqual([{ n: 4 }]);

  // No query runs now: the listening connection notices the loss by itself.
  heard.length = 0;
  hole.swallow();
  await new Promise((go) => setTimeout(go, 700));
  hole.open();
  await expect.poll(() => heard, { timeout: 10_000 }).toContain('');
  await far.close();
  await hole.close();
}, 60_000);

test('a transaction lost in a silent network does not keep its locks', async () => {
  const address = new URL(server.address);
  const hole = await startBlackHole(Number(address.port));
  address.port = String(hole.port);
  const far = new PostgresDatabase(address.href, { connectMs: 300, logMs: 300, queryMs: 300, heartbeatMs: 60_000 });
  await db.query('CREATE TABLE locked AS SELECT 1 AS n');
  const stuck = far.transaction(async (query) => {
    await query.query('SELECT n FROM locked FOR UPDATE');
    hole.swallow();
    await query.query('UPDATE locked SET n = 2');
  });
  await expect(stuck).rejects.toThrow(/timeout|Connection/);
  hole.open();
  await db.query('UPDATE locked SET n = 3');
  expect(await db.query('SELECT n FROM locked')).toEqual([{ n: 3 }]);
  await far.close();
  await hole.close();
}, 60_000);

test('after a silence nobody waits for one dead connection after the other', async () => {
  const address = new URL(server.address);
  const hole = await startBlackHole(Number(address.port));
  address.port = String(hole.port);
  const far = new PostgresDatabase(address.href, { connectMs: 300, logMs: 300, queryMs: 5000, heartbeatMs: 200 });
  await far.listen(CHANNEL, () => {});
  await Promise.all(Array.from({ length: 8 }, () => far.query('SELECT pg_sleep(0.1)')));
  hole.swallow();
  const begun = performance.now();
  await expect(far.priority.query('SELECT 1')).rejects.toThrow(/timeout/);
  hole.open();
  const answers = () => far.priority.query('SELECT 2 AS n').catch(() => []);
  await expect.poll(answers, { timeout: 10_000 }).toEqual([{ n: 2 }]);
  for (let n = 0; n < 8; n++) expect(await far.query('SELECT $1::integer AS n', [n])).toEqual([{ n }]);
  expect(performance.now() - begun).toBeLessThan(5000);
  await far.close();
  await hole.close();
}, 60_000);

test('statements that arrive late after a silence, and were given up meanwhile, take effect once', async () => {
  const address = new URL(server.address);
  const hole = await startBlackHole(Number(address.port));
  address.port = String(hole.port);
  const far = new PostgresDatabase(address.href, { connectMs: 300, logMs: 300, queryMs: 300, heartbeatMs: 60_000 });
  await db.query('CREATE TABLE late (n integer PRIMARY KEY)');
  await far.priority.query('SELECT 1');
  hole.swallow();
  await expect(far.priority.query('INSERT INTO late VALUES ($1)', [1])).rejects.toThrow(/timeout/);
  hole.release();
  await expect.poll(() => db.query('SELECT n FROM late')).toEqual([{ n: 1 }]);
  const again = () => far.priority.query('INSERT INTO late VALUES ($1)', [1]).catch((error: Error) => error.message);
  await expect.poll(again, { timeout: 10_000 }).toContain('duplicate key');
  await far.close();
  await hole.close();
}, 60_000);
