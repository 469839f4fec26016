import type { TournamentResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';

let house: TestServer;
beforeAll(async () => {
  house = await startTestServer();
}, 120_000);
afterAll(async () => {
  expect(house.faults).toEqual([]);
  await house.end();
});

type Player = TestBrowser & { readonly id: string };
type Tournament = TournamentResponse['tournament'];

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const TERMS = {
  name: 'Arena of the Seven Seas',
  system: 'arena',
  game: 'comet',
  seats: 2,
  time: { kind: 'game', start: 60_000, increment: 1_000 },
  isRated: false,
  visibility: 'public',
  durationMs: 60 * MINUTE_MS,
  noShowMs: MINUTE_MS,
  breakMs: 10 * SECOND_MS,
} as const;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Greta'];

const act = async (player: Player, id: string, what: string): Promise<Tournament> =>
  (await player.ask<TournamentResponse>('POST', `/tournaments/${id}/${what}`, {})).tournament;
const look = async (player: Player, id: string): Promise<Tournament> =>
  (await player.ask<TournamentResponse>('GET', `/tournaments/${id}`)).tournament;

/** An arena that has begun, with so many people; the first is its host. */
async function begin(count: number, changes: object = {}) {
  const players: Player[] = [];
  for (const name of NAMES.slice(0, count)) players.push(await house.guest(name));
  const [host] = players;
  if (host === undefined) throw new Error('nobody');
  const { tournament } = await host.ask<TournamentResponse>('POST', '/tournaments', { ...TERMS, ...changes });
  for (const player of players) await act(player, tournament.id, 'enter');
  await act(host, tournament.id, 'start');
  return { id: tournament.id, host, players };
}

/** Time passes, and a node does what is due. */
async function pass(id: string, ms: number): Promise<void> {
  house.clock.pass(ms);
  await house.tournaments.advance(id);
}

const pendingOf = ({ boards }: Tournament) => boards.filter(({ outcome }) => outcome === 'pending');
const pairsOf = (boards: Tournament['boards']) =>
  boards.map(({ entrants }) => entrants.toSorted((a, b) => a - b).join('-'));

/** The entrants open their tables. */
async function sit(players: readonly Player[], { entrants, boards }: Tournament): Promise<void> {
  for (const { table, outcome, entrants: seated } of boards) {
    if (outcome !== 'pending') continue;
    for (const number of seated) {
      const person = entrants.find((each) => each.number === number)?.person;
      const player = players.find(({ id }) => id === person);
      await player?.ask('POST', `/tables/${table}/commit`, { commitment: 'a'.repeat(64) });
    }
  }
}

/** The game of an entrant ends; `places` by entrant, so that the one with the lower place wins. */
async function finish(id: string, host: Player, entrant: number, placeOf: (entrant: number) => number): Promise<void> {
  const board = pendingOf(await look(host, id)).find(({ entrants }) => entrants.includes(entrant));
  if (board?.table == null) throw new Error(`${entrant} plays nowhere`);
  await house.tables.finish(board.table, board.entrants.map(placeOf), []);
  await house.tournaments.advance(id);
}

const pointsOf = ({ standings }: Tournament) =>
  Object.fromEntries(standings.map(({ entrant, points }) => [entrant, points]));
/** Entrant 1 beats everybody, the others win by their number. */
const byNumber = (entrant: number): number => entrant;

test('who is free is paired again and again, near in the standings, until the time is up', async () => {
  const { id, host, players } = await begin(4);
  const first = await look(host, id);
  expect(first).toMatchObject({ state: 'playing', rounds: 0, endsAt: house.clock.now + TERMS.durationMs });
  expect(pendingOf(first)).toHaveLength(2);
  await sit(players, first);
  await finish(id, host, 1, byNumber);
  expect(pendingOf(await look(host, id))).toHaveLength(1); // the other two still play
  await pass(id, 10 * SECOND_MS);
  // The same two would play twice running: they wait for others.
  expect(pendingOf(await look(host, id))).toHaveLength(1);
  const [other] = pendingOf(await look(host, id));
  await finish(id, host, other?.entrants[0] ?? 0, byNumber);
  await pass(id, 10 * SECOND_MS);
  const second = await look(host, id);
  expect(pendingOf(second)).toHaveLength(2);
  expect(pairsOf(second.boards)).toHaveLength(new Set(pairsOf(second.boards)).size);
  const [leader, ...rest] = second.standings;
  const winners = second.standings.filter(({ points }) => points === 2).map(({ entrant }) => entrant);
  expect(pairsOf(pendingOf(second))).toContain(winners.toSorted((a, b) => a - b).join('-'));
  expect([leader?.points, rest.at(-1)?.points]).toEqual([2, 0]);
});

test('two who are alone play each other again; after two wins in a row points count twice', async () => {
  const { id, host, players } = await begin(2);
  for (const [mine, theirs, places] of [
    [2, 0, byNumber],
    [4, 0, byNumber],
    [8, 0, byNumber], // the third win in a row
    [10, 2, () => 1], // a tie ends the streak: twice one, and one
    [12, 2, byNumber],
  ] as const) {
    await pass(id, 10 * SECOND_MS);
    await sit(players, await look(host, id));
    await finish(id, host, 1, places);
    const points = pointsOf(await look(host, id));
    expect([points[1], points[2]]).toEqual([mine, places === byNumber ? theirs : 1]);
    if (places !== byNumber) break;
  }
});

test('a player who does not come gets nothing and is not paired again before they say that they are there', async () => {
  const { id, host, players } = await begin(3);
  const before = await look(host, id);
  const [board] = pendingOf(before);
  const [comes = 0, stays = 0] = board?.entrants ?? [];
  const person = (number: number) => players.find((each) => each.id === before.entrants[number - 1]?.person);
  await person(comes)?.ask('POST', `/tables/${board?.table}/commit`, { commitment: 'a'.repeat(64) });
  await pass(id, MINUTE_MS);
  await pass(id, 10 * SECOND_MS);
  const after = await look(host, id);
  expect(pointsOf(after)).toMatchObject({ [comes]: 2, [stays]: 0 });
  expect(after.entrants.map(({ number, isActive }) => [number, isActive])).toContainEqual([stays, false]);
  expect(pendingOf(after).flatMap(({ entrants }) => entrants)).not.toContain(stays);
  const absent = person(stays);
  if (absent === undefined) throw new Error('nobody');
  const again = await act(absent, id, 'enter');
  expect(again.entrants.find(({ number }) => number === stays)?.isActive).toBe(true);
});

test('one can enter until the end; games that have begun by then count, and then it is over', async () => {
  const { id, host, players } = await begin(2);
  await sit(players, await look(host, id));
  house.clock.pass(59 * MINUTE_MS);
  const late = await house.guest('Late');
  expect((await act(late, id, 'enter')).people).toBe(3);
  await pass(id, MINUTE_MS);
  const last = await look(host, id);
  expect(last).toMatchObject({ state: 'playing', nextRoundAt: null });
  const later = await house.guest('Later');
  expect(await later.refused('POST', `/tournaments/${id}/enter`)).toBe('409 tournament.closed');
  await finish(id, host, 1, byNumber);
  const over = await look(host, id);
  expect(over.state).toBe('over');
  expect(pointsOf(over)).toEqual({ 1: 2, 2: 0, 3: 0 });
});

test('bots play with those who have waited for a minute, where they may fill up', async () => {
  const { id, host } = await begin(1, { fillLevel: 'cadet' });
  expect(pendingOf(await look(host, id))).toEqual([]);
  await pass(id, 50 * SECOND_MS);
  expect(pendingOf(await look(host, id))).toEqual([]);
  await pass(id, 10 * SECOND_MS);
  const filled = await look(host, id);
  expect(pendingOf(filled)).toHaveLength(1);
  expect(filled.entrants.map(({ level }) => level)).toEqual([null, 'cadet']);
});

test('a person who enters late waits for people before bots play', async () => {
  const { id, host } = await begin(1, { fillLevel: 'cadet' });
  await pass(id, 60 * SECOND_MS);
  await sit([host], await look(host, id));
  const late = await house.guest('Late');
  await act(late, id, 'enter');
  await pass(id, 50 * SECOND_MS);
  expect(pendingOf(await look(host, id))).toHaveLength(1);
  await pass(id, 10 * SECOND_MS);
  expect(pendingOf(await look(host, id))).toHaveLength(2);
});

test('at tables of several, full ones begin at once and smaller ones after a minute; points by place', async () => {
  const { id, host, players } = await begin(7, { game: 'startrek', seats: 4 });
  const first = await look(host, id);
  expect(pendingOf(first).map(({ entrants }) => entrants.length)).toEqual([4]);
  await sit(players, first);
  await pass(id, MINUTE_MS);
  const second = await look(host, id);
  expect(pendingOf(second).map(({ entrants }) => entrants.length)).toEqual([4, 3]);
  const seated = pendingOf(second)[0]?.entrants ?? [];
  await finish(id, host, seated[0] ?? 0, (entrant) => seated.toSorted((a, b) => a - b).indexOf(entrant) + 1);
  const points = pointsOf(await look(host, id));
  expect(seated.toSorted((a, b) => a - b).map((entrant) => points[entrant])).toEqual([3, 2, 1, 0]);
});

test('advancing twice at the same moment, as two nodes do, pairs everybody once', async () => {
  const { id, host } = await begin(6);
  house.clock.pass(10 * SECOND_MS);
  await Promise.all([house.tournaments.advance(id), house.tournaments.advance(id)]);
  const busy = pendingOf(await look(host, id)).flatMap(({ entrants }) => entrants);
  expect(busy.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('an arena needs a duration and a live clock, and other systems have no duration', async () => {
  const host = await house.guest('Host');
  const refused = (changes: object) => host.refused('POST', '/tournaments', { ...TERMS, ...changes });
  expect(await refused({ durationMs: null })).toBe('400 tournament.duration');
  expect(await refused({ system: 'swiss' })).toBe('400 tournament.duration');
  expect(await refused({ time: { kind: 'correspondence', perMove: 86_400_000 } })).toBe('400 tournament.arena-live');
  expect(await refused({ durationMs: 1 })).toMatch(/^400 api/);
});
