import type { TableAnswer } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../testing/house.ts';
import { TERMS } from '../testing/terms.ts';
import { sweep } from './sweep.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
}, 120_000);
afterAll(() => house.end());

const DAY = 86_400_000;

test('what is over goes, and nothing that anybody still needs', async () => {
  const desk = { db: house.db, clock: house.clock.read };
  const states = async (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await house.tables.find(id))?.state));
  const ids = async () => (await house.db.query('SELECT id FROM persons ORDER BY name')).map(({ id }) => id);

  const host = await house.guest('Host');
  const idle = await house.guest('Idle');
  const member = await house.member('Member');
  const open = await host.ask<TableAnswer>('POST', '/tables', TERMS);
  const link = await host.ask<TableAnswer>('POST', '/tables', { ...TERMS, door: 'link' });
  const tables = [open.table.id, link.table.id];

  house.clock.pass(3 * DAY);
  await sweep(desk);
  expect(await states(tables)).toEqual(['abandoned', 'gathering']);
  house.clock.pass(30 * DAY);
  await sweep(desk);
  expect(await states(tables)).toEqual(['abandoned', 'abandoned']);
  expect(await ids()).toEqual([host.id, idle.id, member.id]);

  house.clock.pass(200 * DAY);
  await sweep(desk);
  expect(await ids()).toEqual([host.id, member.id]);
  expect(await house.db.query('SELECT count(*) AS n FROM sessions')).toEqual([{ n: 0 }]);
});
