import type { LeaderboardResponse, PairingResponse, ProfileResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.end());

const DAY_MS = 86_400_000;
type Player = TestBrowser & { readonly id: string };
const board = (who: TestBrowser, game = 'duel', seats = 2) =>
  who.ask<LeaderboardResponse>('GET', `/leaderboard/${game}/${seats}`);
const ratingsOf = async (id: string) => (await server.browser().ask<ProfileResponse>('GET', `/people/${id}`)).ratings;

/** Two people are brought together, however different their ratings, and the first wins. Returns when. */
async function win(first: Player, second: Player): Promise<number> {
  const wanted = { game: 'duel', seats: 2, pace: 'correspondence' };
  for (const who of [first, second]) await who.ask('POST', '/pairing', wanted);
  server.clock.pass(2 * DAY_MS);
  const { table } = await first.ask<PairingResponse>('POST', '/pairing/renew');
  const { seat } = await first.ask<{ seat: number }>('GET', `/tables/${table}`);
  await server.tables.finish(table ?? '', seat === 0 ? [1, 2] : [2, 1], []);
  return server.clock.now;
}

test('a profile shows each rating with its history, its wins, and whether it is provisional', async () => {
  const [ada, ben] = [await server.member('Ada'), await server.guest('Ben')];
  const ends: number[] = [];
  for (let n = 0; n < 9; n++) ends.push(await win(ada, ben));
  const [before] = await ratingsOf(ada.id);
  expect(before).toMatchObject({ game: 'duel', seats: 2, games: 9, wins: 9, isProvisional: true });
  ends.push(await win(ben, ada));
  const [rating] = await ratingsOf(ada.id);
  expect(rating).toMatchObject({ games: 10, wins: 9, isProvisional: false });
  expect(rating?.history.map(({ at }) => at)).toEqual(ends);
  expect(rating?.history.at(-1)?.rating).toBe(rating?.rating);
  expect(rating?.history.at(-2)?.rating).toBe(before?.rating);
  expect((await ratingsOf(ben.id))[0]).toMatchObject({ games: 10, wins: 1 });
});

test('a leaderboard lists members by rating, those of few games last, and neither guests nor banned people', async () => {
  await server.db.query('DELETE FROM ratings');
  const people: Record<string, Player> = {};
  for (const name of ['First', 'Second', 'New', 'Banned']) people[name] = await server.member(name);
  people.Visitor = await server.guest('Visitor');
  const rate = (name: string, mu: number, games: number) =>
    server.db.query(`INSERT INTO ratings VALUES ($1, 'duel', 2, $2, 2, $3)`, [people[name]?.id ?? '', mu, games]);
  await rate('Second', 30, 12);
  await rate('First', 33, 10);
  await rate('New', 40, 9);
  await rate('Banned', 50, 40);
  await rate('Visitor', 50, 40);
  await server.db.query(`UPDATE persons SET role = 'barred' WHERE name = 'Banned'`);
  const { people: listed } = await board(server.browser());
  expect(listed.map(({ name, rating, isProvisional }) => [name, rating, isProvisional])).toEqual([
    ['First', 27, false],
    ['Second', 24, false],
    ['New', 34, true],
  ]);
  expect(await board(server.browser(), 'startrek', 3)).toEqual({ people: [] });
  expect(await server.browser().refused('GET', '/leaderboard/chess/2')).toBe('400 table.unknown-game');
  expect(await server.browser().refused('GET', '/leaderboard/duel/x')).toBe('400 seats');
});
