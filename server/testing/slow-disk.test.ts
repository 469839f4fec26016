import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../storage/db.ts';
import { PostgresDatabase } from '../storage/postgres.ts';
import { buildProgram } from './build.ts';
import { openEmbedded } from './embedded.ts';
import { startPostgres } from './postgres.ts';
import { SLOW_COMMIT, slowDown } from './slow-disk.ts';

beforeAll(() => buildProgram('server'), 120_000);

const add = (db: Database, name: string) => db.query('INSERT INTO migrations (name) VALUES ($1)', [name]);

/** Commits until one is slow. */
async function untilSlow(db: Database): Promise<void> {
  for (let i = 0; i < 100; i++) {
    const begun = performance.now();
    await add(db, `slow ${i}`);
    if (performance.now() - begun >= SLOW_COMMIT.leastMs) return;
  }
  throw new Error('no commit was slow');
}

test('on a slow disk nobody sees a commit of PostgreSQL before it is written', async () => {
  const server = await startPostgres();
  const [db, other] = [new PostgresDatabase(server.address), new PostgresDatabase(server.address)];
  await slowDown(db);
  await untilSlow(db);
  const count = async () => Number((await other.query('SELECT count(*) AS n FROM migrations'))[0]?.n);
  // A reader does not wait; it sees nothing of a slow commit until that has finished.
  for (let i = 0, seen = 0; seen === 0; i++) {
    const before = await count();
    const adding = add(db, `seen ${i}`).then(() => performance.now());
    const begun = performance.now();
    await new Promise((go) => setTimeout(go, SLOW_COMMIT.leastMs / 2));
    const meanwhile = await count();
    const looked = performance.now();
    const done = await adding;
    if (done <= looked || done - begun < SLOW_COMMIT.leastMs) continue;
    expect(meanwhile).toBe(before);
    expect(await count()).toBe(before + 1);
    seen++;
  }
  await db.close();
  await other.close();
  server.stop();
}, 240_000);

test('the embedded database can have a slow disk as well', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'orrery-slow-'));
  const db = await openEmbedded(folder);
  await slowDown(db);
  await untilSlow(db);
  await db.close();
  rmSync(folder, { recursive: true });
}, 240_000);
