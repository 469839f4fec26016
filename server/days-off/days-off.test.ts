import type { DaysOffResponse, TableResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_TABLE_TERMS } from '../testing/terms.ts';
import { startTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';

type Player = TestBrowser & { readonly id: string };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.end());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BY_CORRESPONDENCE = { kind: 'correspondence', perMove: DAY_MS } as const;

const daysOff = (player: Player) => player.ask<DaysOffResponse>('GET', '/days-off');
const vacation = (player: Player, from: number, days: number) =>
  player.ask<DaysOffResponse>('POST', '/days-off/vacations', { from, until: from + days * DAY_MS });
const vacationRefused = (player: Player, from: number, until: number) =>
  player.refused('POST', '/days-off/vacations', { from, until });
const weekdays = (days: readonly number[]) => ({ weekdays: days, utcOffset: 60 });

async function startGame(host: Player, other: Player, changes: object = {}): Promise<string> {
  const { table } = await host.ask<TableResponse>('POST', '/tables', { ...TEST_TABLE_TERMS, ...changes });
  await other.ask('POST', `/tables/${table.id}/sit`, {});
  await other.ask('POST', `/tables/${table.id}/ready`, { ready: true });
  await host.ask('POST', `/tables/${table.id}/start`, {});
  return table.id;
}

test('a vacation begins now or later, never in the past, and can be ended or cancelled', async () => {
  const ada = await server.guest('Ada');
  const now = server.clock.now;
  expect(await daysOff(ada)).toEqual({ weekdays: [], weekdaysFrom: null, vacations: [], daysLeft: 30 });
  const begun = await ada.ask<DaysOffResponse>('POST', '/days-off/vacations', { from: 0, until: now + 5 * DAY_MS });
  expect(begun).toMatchObject({ vacations: [{ from: now, until: now + 5 * DAY_MS }], daysLeft: 25 });
  const { vacations } = await vacation(ada, now + 10 * DAY_MS, 4);
  expect(vacations).toHaveLength(2);
  server.clock.pass(2 * DAY_MS);
  await ada.ask('DELETE', `/days-off/vacations/${vacations[0]?.id}`);
  const left = await ada.ask<DaysOffResponse>('DELETE', `/days-off/vacations/${vacations[1]?.id}`);
  expect(left).toMatchObject({ vacations: [], daysLeft: 28 });
  expect(await ada.refused('DELETE', `/days-off/vacations/${vacations[0]?.id}`)).toBe('404 days-off.unknown');
});

test('thirty days of vacation a year, in any order, without overlaps', async () => {
  const ada = await server.guest('Ada');
  const now = server.clock.now;
  await vacation(ada, now + 10 * DAY_MS, 20);
  expect(await vacationRefused(ada, now + 25 * DAY_MS, now + 26 * DAY_MS)).toBe('409 days-off.overlap');
  expect(await vacationRefused(ada, now + 40 * DAY_MS, now + 51 * DAY_MS)).toBe('403 days-off.spent');
  await vacation(ada, now + 40 * DAY_MS, 10);
  expect(await vacationRefused(ada, now + DAY_MS, now)).toBe('400 days-off.order');
  expect(await vacationRefused(ada, now + 400 * DAY_MS, now + 401 * DAY_MS)).toBe('400 days-off.order');
  expect((await daysOff(ada)).daysLeft).toBe(0);
});

test('two days of a week can be off, and they change once in seven days', async () => {
  const ada = await server.guest('Ada');
  expect(await ada.refused('PUT', '/days-off/weekdays', weekdays([0, 3, 6]))).toBe('400 days-off.weekdays');
  const chosen = await ada.ask<DaysOffResponse>('PUT', '/days-off/weekdays', weekdays([6, 0, 0]));
  expect(chosen.weekdays).toEqual([0, 6]);
  server.clock.pass(6 * DAY_MS);
  expect(await ada.refused('PUT', '/days-off/weekdays', weekdays([]))).toBe('409 days-off.too-soon');
  server.clock.pass(2 * DAY_MS);
  expect((await ada.ask<DaysOffResponse>('PUT', '/days-off/weekdays', weekdays([]))).weekdays).toEqual([]);
});

test('the others at a table by correspondence see the days off; no other table shows them', async () => {
  const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
  await vacation(ben, server.clock.now + DAY_MS, 3);
  const slow = await startGame(ada, ben, { time: BY_CORRESPONDENCE });
  const quick = await startGame(ada, ben, { time: { kind: 'move', perMove: 60_000 } });
  const chairsOf = async (id: string) => (await ada.ask<TableResponse>('GET', `/tables/${id}`)).table.chairs;
  expect((await chairsOf(slow)).map((chair) => chair.daysOff?.vacations.length)).toEqual([undefined, 1]);
  expect((await chairsOf(quick)).map((chair) => chair.daysOff)).toEqual([undefined, undefined]);
});

test('a player on vacation is not away: nobody can replace them meanwhile', async () => {
  const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
  const id = await startGame(ada, ben, { time: BY_CORRESPONDENCE });
  await vacation(ben, server.clock.now, 10);
  server.clock.pass(8 * DAY_MS);
  const replacing = () => ada.refused('POST', `/tables/${id}/bot`, { seat: 1, level: 'captain' });
  expect(await replacing()).toBe('409 table.not-absent');
  server.clock.pass(4 * DAY_MS);
  await ada.ask('POST', `/tables/${id}/bot`, { seat: 1, level: 'captain' });
});

const addTime = (player: Player, id: string, seat: number) =>
  player.ask<TableResponse>('POST', `/tables/${id}/add-time`, { seat });
const addTimeRefused = (player: Player, id: string, seat: number) =>
  player.refused('POST', `/tables/${id}/add-time`, { seat });

test('a player gives another a minute, again and again up to a limit, and nobody gives time to themselves', async () => {
  const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
  const id = await startGame(ada, ben, { time: { kind: 'game', start: 600_000, increment: 0 } });
  expect((await addTime(ada, id, 1)).table.chairs.map(({ addedTime }) => addedTime)).toEqual([undefined, 60_000]);
  expect((await addTime(ada, id, 1)).table.chairs[1]?.addedTime).toBe(120_000);
  expect(await addTimeRefused(ada, id, 0)).toBe('400 people.self');
  expect(await addTimeRefused(await server.guest('Cem'), id, 1)).toBe('409 table.not-seated');
  for (let i = 0; i < 28; i++) await addTime(ada, id, 1);
  expect(await addTimeRefused(ada, id, 1)).toBe('409 table.time-enough');
});

test('with a time for each move only who is asked is given time; by correspondence it is a day', async () => {
  const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
  const id = await startGame(ada, ben, { time: BY_CORRESPONDENCE });
  server.play.turn = 0;
  expect(await addTimeRefused(ada, id, 1)).toBe('409 table.not-waiting');
  expect((await addTime(ben, id, 0)).table.chairs[0]?.addedTime).toBe(DAY_MS);
});

test('no player gets time where there are no clocks, or at a rated table of three or more', async () => {
  const people = [await server.member('Ada'), await server.member('Ben'), await server.member('Cem')] as const;
  const [ada, ben, cem] = people;
  expect(await addTimeRefused(ada, await startGame(ada, ben), 1)).toBe('409 table.no-clock');
  const rated = { ...TEST_TABLE_TERMS, game: 'startrek', seats: 3, isRated: true };
  const { table } = await ada.ask<TableResponse>('POST', '/tables', {
    ...rated,
    time: { kind: 'game', start: 600_000, increment: 0 },
  });
  for (const other of [ben, cem]) {
    await other.ask('POST', `/tables/${table.id}/sit`, {});
    await other.ask('POST', `/tables/${table.id}/ready`, { ready: true });
  }
  await ada.ask('POST', `/tables/${table.id}/start`, {});
  expect(await addTimeRefused(ada, table.id, 1)).toBe('403 table.rated-time');
});
