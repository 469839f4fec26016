import type { TableResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_TABLE_TERMS } from '../testing/terms.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { deleteExpired } from './delete-expired.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.end());

const DAY_MS = 86_400_000;

test('expired data is deleted, and nothing that is still needed', async () => {
  const context = { db: server.db, clock: server.clock.read };
  const states = async (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await server.tables.find(id))?.state));
  const ids = async () => (await server.db.query('SELECT id FROM persons ORDER BY name')).map(({ id }) => id);

  const host = await server.guest('Host');
  const idle = await server.guest('Idle');
  const member = await server.member('Member');
  const open = await host.ask<TableResponse>('POST', '/tables', TEST_TABLE_TERMS);
  const link = await host.ask<TableResponse>('POST', '/tables', { ...TEST_TABLE_TERMS, visibility: 'unlisted' });
  const tables = [open.table.id, link.table.id];

  server.clock.pass(3 * DAY_MS);
  await deleteExpired(context);
  expect(await states(tables)).toEqual(['abandoned', 'gathering']);
  server.clock.pass(30 * DAY_MS);
  await deleteExpired(context);
  expect(await states(tables)).toEqual(['abandoned', 'abandoned']);
  expect(await ids()).toEqual([host.id, idle.id, member.id]);

  server.clock.pass(200 * DAY_MS);
  await deleteExpired(context);
  expect(await ids()).toEqual([host.id, member.id]);
  expect(await server.db.query('SELECT count(*) AS n FROM sessions')).toEqual([{ n: 0 }]);
});
