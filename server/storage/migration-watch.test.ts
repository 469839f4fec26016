import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProgram } from '../testing/build.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres.ts';
import { ServerProcess } from '../testing/server-process.ts';
import { MIGRATED_CHANNEL } from './migrate.ts';
import { PostgresDatabase } from './postgres.ts';

const WHY = 'The database was changed by a newer Orrery (999-later): update this one.';

let postgres: PostgresServer;
let db: PostgresDatabase;
let node: ServerProcess;
beforeAll(async () => {
  buildProgram('server');
  postgres = await startPostgres();
  db = new PostgresDatabase(postgres.address);
  node = new ServerProcess({ DATABASE_URL: postgres.address });
}, 180_000);
afterAll(async () => {
  await node.kill();
  await db.close();
  postgres.stop();
});

/** What a newer node does when it starts. */
const migrateFurther = (name: string, isBreaking: boolean) =>
  db.transaction(async (query) => {
    await query.query('INSERT INTO migrations (name, is_breaking) VALUES ($1, $2)', [name, isBreaking]);
    await query.query('SELECT pg_notify($1, $2)', [MIGRATED_CHANNEL, '']);
  });
const isReady = async () => (await fetch(`${node.url}/readyz`)).ok;

test('a node starts and runs beside a newer one that only adds to the database', async () => {
  await node.start();
  await migrateFurther('998-addition', false);
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
  await node.stop();
  await node.start();
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
}, 90_000);

test('a node stops when a newer one changed what it reads, says why, and refuses to start again', async () => {
  await migrateFurther('999-later', true);
  await expect.poll(() => node.isRunning, { timeout: 30_000 }).toBe(false);
  expect(node.errors.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'fatal', component: 'server', msg: WHY }),
  ]);
  await expect(node.start()).rejects.toThrow(`the server exited: ${WHY}`);
}, 90_000);
