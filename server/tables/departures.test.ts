import type { ProfileResponse, TablePeopleResponse, TableResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_TABLE_TERMS } from '../testing/terms.ts';
import { startTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.end());

const MINUTE_MS = 60_000;
type Player = TestBrowser & { readonly id: string };
const reliability = async ({ id }: Player) => {
  const { finished, left } = (await server.browser().ask<ProfileResponse>('GET', `/people/${id}`)).reliability;
  return `${finished} finished, ${left} left`;
};

let members = 0;
/** Two members, new ones each time. */
async function twoPlayers(): Promise<readonly [Player, Player]> {
  members++;
  return [await server.member(`Ada${members}`), await server.member(`Ben${members}`)];
}

/** A game of two in progress. */
async function begin(host: Player, other: Player, changes: object = {}): Promise<string> {
  const { table } = await host.ask<TableResponse>('POST', '/tables', { ...TEST_TABLE_TERMS, ...changes });
  await other.ask('POST', `/tables/${table.id}/sit`);
  await other.ask('POST', `/tables/${table.id}/ready`, { ready: true });
  await host.ask('POST', `/tables/${table.id}/start`);
  return table.id;
}
const RATED = { isRated: true, time: { kind: 'game', start: 600_000, increment: 0 } };
/** Both have moved, so that a rated game counts. */
const bothMove = (id: string) =>
  server.db.query(`INSERT INTO entries (game_id, seq, entry) VALUES ($1, 901, '0: a'), ($1, 902, '1: a')`, [id]);

test('a player for whom a bot plays at the end has left the game; one who came back has finished it', async () => {
  const [ada, ben] = await twoPlayers();
  const id = await begin(ada, ben);
  await ben.ask('POST', `/tables/${id}/leave`);
  await server.tables.finish(id, [1, 2], []);
  const again = await begin(ada, ben);
  await ben.ask('POST', `/tables/${again}/leave`);
  await ben.ask('POST', `/tables/${again}/substitute`, { level: null });
  await server.tables.finish(again, [1, 2], []);
  expect([await reliability(ada), await reliability(ben)]).toEqual(['2 finished, 0 left', '1 finished, 1 left']);
});

test('who leaves first has left a game that ends because all leave; a game with bots does not matter', async () => {
  const [ada, ben] = await twoPlayers();
  const id = await begin(ada, ben);
  await ada.ask('POST', `/tables/${id}/leave`);
  await ben.ask('POST', `/tables/${id}/leave`);
  expect([await reliability(ada), await reliability(ben)]).toEqual(['0 finished, 1 left', '0 finished, 0 left']);
  const { table } = await ben.ask<TableResponse>('POST', '/tables', TEST_TABLE_TERMS);
  await ben.ask('POST', `/tables/${table.id}/bot`, { seat: 1, level: 'cadet' });
  await ben.ask('POST', `/tables/${table.id}/start`);
  await ben.ask('POST', `/tables/${table.id}/leave`);
  expect(await reliability(ben)).toBe('0 finished, 0 left');
});

test('to resign a game of two, or to be too slow for the clock, is to finish it; to stay away is not', async () => {
  const [ada, ben] = await twoPlayers();
  const resigned = await begin(ada, ben, RATED);
  await bothMove(resigned);
  await ben.ask('POST', `/tables/${resigned}/leave`);
  const slow = await begin(ada, ben, RATED);
  await bothMove(slow);
  server.clock.pass(10 * MINUTE_MS);
  await server.tables.saw([{ table: slow, person: ben.id }]);
  await server.tables.forfeit(slow, 1);
  expect(await reliability(ben)).toBe('2 finished, 0 left');
  const away = await begin(ada, ben, RATED);
  await bothMove(away);
  server.clock.pass(10 * MINUTE_MS);
  await server.tables.forfeit(away, 1);
  expect([await reliability(ada), await reliability(ben)]).toEqual(['3 finished, 0 left', '2 finished, 1 left']);
});

test('a player who is absent and replaced has left the game', async () => {
  const [ada, ben] = await twoPlayers();
  const eve = await server.guest('Eve');
  const id = await begin(ada, ben);
  server.clock.pass(10 * MINUTE_MS);
  await eve.ask('POST', `/tables/${id}/claim`, { seat: 1 });
  await server.tables.finish(id, [1, 2], []);
  expect([await reliability(ben), await reliability(eve)]).toEqual(['0 finished, 1 left', '1 finished, 0 left']);
});

test('everybody at a table sees the ratings for its game, and who leaves games', async () => {
  const [ada, ben] = await twoPlayers();
  await server.db.query(`INSERT INTO ratings VALUES ($1, 'comet', 2, 30, 5, 10), ($1, 'comet', 3, 50, 1, 10)`, [
    ben.id,
  ]);
  const id = await begin(ada, ben);
  const { people } = await server.browser().ask<TablePeopleResponse>('GET', `/tables/${id}/people`);
  const none = { finished: 0, left: 0 };
  expect(people).toEqual([
    { person: ada.id, rating: null, reliability: none },
    { person: ben.id, rating: { rating: 15, isProvisional: false }, reliability: none },
  ]);
  expect(await server.browser().refused('GET', '/tables/nowhere/people')).toBe('404 table.unknown');
});
