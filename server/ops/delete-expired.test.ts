import type { TableResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_TABLE_TERMS } from '../testing/terms.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { deleteExpired } from './delete-expired.ts';

let house: TestServer;
beforeAll(async () => {
  house = await startTestServer();
}, 120_000);
afterAll(() => house.end());

const DAY_MS = 86_400_000;

test('expired data is deleted, and nothing that is still needed', async () => {
  const context = { db: house.db, clock: house.clock.read };
  const states = async (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await house.tables.find(id))?.state));
  const ids = async () => (await house.db.query('SELECT id FROM persons ORDER BY name')).map(({ id }) => id);

  const host = await house.guest('Host');
  const idle = await house.guest('Idle');
  const member = await house.member('Member');
  const open = await host.ask<TableResponse>('POST', '/tables', TEST_TABLE_TERMS);
  const link = await host.ask<TableResponse>('POST', '/tables', { ...TEST_TABLE_TERMS, visibility: 'unlisted' });
  const tables = [open.table.id, link.table.id];

  house.clock.pass(3 * DAY_MS);
  await deleteExpired(context);
  expect(await states(tables)).toEqual(['abandoned', 'gathering']);
  house.clock.pass(30 * DAY_MS);
  await deleteExpired(context);
  expect(await states(tables)).toEqual(['abandoned', 'abandoned']);
  expect(await ids()).toEqual([host.id, idle.id, member.id]);

  house.clock.pass(200 * DAY_MS);
  await deleteExpired(context);
  expect(await ids()).toEqual([host.id, member.id]);
  expect(await house.db.query('SELECT count(*) AS n FROM sessions')).toEqual([{ n: 0 }]);
});
