import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableRecord } from '../ports.ts';
import { buildProgram } from '../testing/build.ts';
import { startDatabase } from '../testing/database.ts';
import { startNode, type TestNode } from '../testing/node.ts';
import { makeSharedTables, TestTables } from '../testing/tables.ts';

const sharedTables = makeSharedTables();
let database: Awaited<ReturnType<typeof startDatabase>>;
let node: TestNode;
let tables: HeldTables;

/** Tables whose reads can be held: what was read arrives later than what is read after it. */
class HeldTables extends TestTables {
  #hold: Promise<void> | null = null;
  reads = 0;

  /** Holds the next read. Returns a function that lets it go. */
  holdNext(): () => void {
    let release = () => {};
    this.#hold = new Promise((go) => {
      release = go;
    });
    return release;
  }

  override async find(id: string): Promise<TableRecord | null> {
    const record = await super.find(id);
    const hold = this.#hold;
    this.#hold = null;
    await hold;
    this.reads++;
    return record;
  }
}

beforeAll(async () => {
  buildProgram('server');
  database = await startDatabase();
  const db = database.open();
  tables = new HeldTables(sharedTables, db);
  node = await startNode(db, sharedTables, { tables });
}, 120_000);
afterAll(async () => {
  await node.stop();
  await database.end();
});

const soon = { timeout: 20_000, interval: 20 };
const begin = () => node.begin({ game: 'comet', sitters: [{ person: 'ada' }, { person: 'ben' }] });
const substituteBoth = async (id: string) => {
  await tables.setSubstitute(id, 0, 'cadet');
  await tables.setSubstitute(id, 1, 'cadet');
};
const isOver = (id: string) => sharedTables.records.get(id)?.state === 'over';

test('a substitute asked for while the game is being loaded plays', async () => {
  const release = tables.holdNext();
  const id = await begin();
  await substituteBoth(id);
  release();
  await expect.poll(() => isOver(id), soon).toBe(true);
}, 60_000);

test('a substitute plays on when an older reading of the table arrives late', async () => {
  const id = await begin();
  await expect.poll(async () => (await node.play.activity()).runs, soon).toBe(1);
  const release = tables.holdNext();
  await tables.change(id, { isRated: false }); // any other change; this reading is held
  const before = tables.reads;
  await substituteBoth(id);
  await expect.poll(() => tables.reads, soon).toBeGreaterThanOrEqual(before + 2);
  release();
  await expect.poll(() => isOver(id), soon).toBe(true);
}, 60_000);
