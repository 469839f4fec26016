import type { MeResponse, PairingResponse, TableResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteExpired } from '../ops/delete-expired.ts';
import { startTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.end());
beforeEach(() => server.db.query('DELETE FROM pairings'));

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;
const LIVE_DUEL = { game: 'duel', seats: 2, pace: 'live' };
const SLOW_DUEL = { ...LIVE_DUEL, pace: 'correspondence' };
const search = (who: TestBrowser, wanted: object = LIVE_DUEL) => who.ask<PairingResponse>('POST', '/pairing', wanted);
const renew = (who: TestBrowser) => who.ask<PairingResponse>('POST', '/pairing/renew');
const tableAt = (who: TestBrowser, id: string | null) => who.ask<TableResponse>('GET', `/tables/${id}`);

/** Two guests who were brought together. */
async function pair(wanted: object = LIVE_DUEL) {
  const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
  await search(ada, wanted);
  const { table } = await search(ben, wanted);
  return { ada, ben, id: table ?? '' };
}

test('two guests who look for the same game sit at one rated table with a clock, and both are told', async () => {
  const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
  const waiting = await search(ada);
  expect(waiting).toEqual({
    search: { ...LIVE_DUEL, since: server.clock.now },
    table: null,
    pools: [{ ...LIVE_DUEL, people: 1 }],
  });
  const { table, search: none, pools } = await search(ben);
  expect([none, pools]).toEqual([null, []]);
  expect(await renew(ada)).toMatchObject({ search: null, table });
  const { table: made, seat } = await tableAt(ada, table);
  expect(made).toMatchObject({ isRated: true, isPaired: true, state: 'gathering', time: { kind: 'game' } });
  expect(seat).not.toBeNull();
  expect(new Set(made.chairs.map(({ sitter }) => sitter?.name))).toEqual(new Set(['Ada', 'Ben']));
  expect(await renew(ben)).toMatchObject({ table }); // a lost answer can be asked for again
});

test('the live game begins when both have committed to a seed; nobody arranges the table before', async () => {
  const { ada, ben, id } = await pair();
  const before = server.play.begun.length;
  for (const who of [ada, ben]) {
    expect(await who.refused('POST', `/tables/${id}/stand`)).toBe('409 table.paired');
    await who.ask('POST', `/tables/${id}/commit`, { commitment: '0'.repeat(64) });
  }
  expect(server.play.begun.length).toBe(before + 1);
});

test('the host of such a table can change neither its terms nor its people', async () => {
  const { ada, ben, id } = await pair();
  const { table } = await tableAt(ada, id);
  const { options, time } = table;
  const terms = { seats: 2, options, time, onTimeout: 'bot', isRated: false, visibility: 'public' };
  const host = table.host === ada.id ? ada : ben;
  expect(await host.refused('PUT', `/tables/${id}/terms`, terms)).toBe('409 table.paired');
  expect(await host.refused('POST', `/tables/${id}/remove`, { seat: 1 })).toBe('409 table.paired');
  expect(await host.refused('POST', `/tables/${id}/bot`, { seat: 1, level: null })).toBe('409 table.paired');
  expect(await host.refused('POST', `/tables/${id}/start`)).toBe('409 table.paired');
});

test('if one of them goes before the game, the table is closed and the other can look again', async () => {
  const { ada, ben, id } = await pair();
  await ada.ask('POST', `/tables/${id}/leave`);
  expect((await tableAt(ben, id)).table.state).toBe('abandoned');
  expect(await search(ben)).toMatchObject({ search: LIVE_DUEL, table: null });
});

test('by correspondence the game begins at once, and the search goes on while the page is closed', async () => {
  const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
  await search(ada, SLOW_DUEL);
  server.clock.pass(2 * DAY_MS);
  const { table } = await search(ben, SLOW_DUEL);
  expect((await tableAt(ada, table)).table).toMatchObject({
    state: 'playing',
    isRated: true,
    time: { kind: 'correspondence' },
  });
});

test('a person whose page is closed gets no live opponent', async () => {
  const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
  await search(ada);
  server.clock.pass(10 * SECOND_MS);
  expect(await search(ben)).toMatchObject({ table: null, pools: [{ people: 1 }] });
  expect((await renew(ada)).table).not.toBeNull(); // it was only slow
  const [eve, tom] = [await server.guest('Eve'), await server.guest('Tom')];
  await search(eve);
  await eve.ask('DELETE', '/pairing');
  expect(await search(tom)).toMatchObject({ table: null });
  server.clock.pass(20 * DAY_MS);
  await deleteExpired({ db: server.db, clock: server.clock.read });
  expect(await server.db.query('SELECT 1 FROM pairings')).toEqual([]);
});

test('people with a block between them are not brought together', async () => {
  const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
  await ben.ask('PUT', `/people/${ada.id}/block`);
  await search(ada);
  expect((await search(ben)).table).toBeNull();
  const eve = await server.guest('Eve');
  expect((await search(eve)).table).not.toBeNull();
});

test('people of very different rating wait first', async () => {
  const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
  await server.db.query(`INSERT INTO ratings VALUES ($1, 'duel', 2, 35, 2, 30)`, [ada.id]);
  await search(ada);
  expect((await search(ben)).table).toBeNull();
  server.clock.pass(5 * SECOND_MS);
  await renew(ada);
  expect((await renew(ben)).table).toBeNull();
  server.clock.pass(5 * SECOND_MS);
  await renew(ada);
  server.clock.pass(4 * SECOND_MS);
  await renew(ben);
  server.clock.pass(5 * SECOND_MS);
  expect((await renew(ada)).table).not.toBeNull();
});

test('twelve people who come at once are six tables, each person at one', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, (_, i) => server.guest(`Guest ${i}`)));
  await Promise.all(people.map((who) => search(who)));
  const tables = await Promise.all(people.map(async (who) => (await renew(who)).table));
  expect(new Set(tables).size).toBe(6);
  for (const id of new Set(tables)) expect(tables.filter((each) => each === id)).toHaveLength(2);
});

test('a rated game of guests counts for their ratings; their rematch does not', async () => {
  const { ada, ben, id } = await pair();
  for (const who of [ada, ben]) await who.ask('POST', `/tables/${id}/commit`, { commitment: '0'.repeat(64) });
  await server.tables.finish(id, [1, 2], []);
  const { seat } = await tableAt(ada, id);
  const rows = await server.db.query<{ person: string; mu: number }>(
    'SELECT person, mu FROM ratings WHERE person = $1',
    [ada.id],
  );
  expect(rows).toHaveLength(1);
  expect((rows[0]?.mu ?? 0) > 25).toBe(seat === 0);
  const { table: again } = await ben.ask<TableResponse>('POST', `/tables/${id}/rematch`);
  expect(again).toMatchObject({ isRated: false, isPaired: false });
});

test('invalid requests are refused, and bots and unknown people cannot look for opponents', async () => {
  const ada = await server.guest('Ada');
  expect(await ada.refused('POST', '/pairing', { ...LIVE_DUEL, game: 'chess' })).toBe('400 table.unknown-game');
  expect(await ada.refused('POST', '/pairing', { ...LIVE_DUEL, seats: 3 })).toBe('400 seats');
  expect(await ada.refused('POST', '/pairing', { ...LIVE_DUEL, pace: 'soon' })).toBe('400 api.invalid-body');
  expect(await server.browser().refused('POST', '/pairing', LIVE_DUEL)).toBe('401 api.unauthenticated');
  expect((await ada.ask<MeResponse>('GET', '/me')).me?.person).toBe(ada.id);
  expect(await server.browser().ask<PairingResponse>('GET', '/pairing')).toMatchObject({ search: null, table: null });
});
