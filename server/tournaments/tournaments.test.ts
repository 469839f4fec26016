import { fingerprintOf } from '@orrery/kernel';
import type { TournamentResponse, TournamentsResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.end());

type Player = TestBrowser & { readonly id: string };
type Tournament = TournamentResponse['tournament'];

const MINUTE_MS = 60_000;
const TERMS = {
  name: 'Cup of the Seven Seas',
  system: 'swiss',
  game: 'comet',
  seats: 2,
  time: { kind: 'game', start: 300_000, increment: 3_000 },
  isRated: false,
  visibility: 'public',
  rounds: 3,
  noShowMs: 3 * MINUTE_MS,
  breakMs: 30_000,
} as const;

const SEED = 'a number for the dice';
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Greta'];

async function makeTournament(host: Player, changes: object = {}): Promise<string> {
  const { tournament } = await host.ask<TournamentResponse>('POST', '/tournaments', { ...TERMS, ...changes });
  return tournament.id;
}

const act = async (player: Player, id: string, what: string): Promise<Tournament> =>
  (await player.ask<TournamentResponse>('POST', `/tournaments/${id}/${what}`, {})).tournament;
const look = async (player: Player, id: string): Promise<Tournament> =>
  (await player.ask<TournamentResponse>('GET', `/tournaments/${id}`)).tournament;

/** A tournament with so many people in it; the first is its host. */
async function gather(count: number, changes: object = {}) {
  const players: Player[] = [];
  for (const name of NAMES.slice(0, count)) players.push(await server.guest(name));
  const [host] = players;
  if (host === undefined) throw new Error('nobody');
  const id = await makeTournament(host, changes);
  for (const player of players) await act(player, id, 'enter');
  return { id, host, players };
}

/** Everybody opens their table: its game begins. */
async function sitAll(players: readonly Player[], { boards, entrants }: Tournament): Promise<void> {
  for (const { table, outcome, entrants: seated } of boards) {
    if (table === null || outcome !== 'pending') continue;
    for (const number of seated) {
      const person = entrants.find((each) => each.number === number)?.person;
      const player = players.find((each) => each.id === person);
      await player?.ask('POST', `/tables/${table}/commit`, { commitment: 'a'.repeat(64) });
    }
  }
}

/** The games of the round end: by default the entrant with the lower number wins. */
async function playRound(players: readonly Player[], id: string, isTie = false): Promise<Tournament> {
  const [host] = players;
  if (host === undefined) throw new Error('nobody');
  await sitAll(players, await look(host, id));
  return finishRound(host, id, isTie);
}

async function finishRound(host: Player, id: string, isTie = false): Promise<Tournament> {
  for (const { table, outcome, entrants } of (await look(host, id)).boards) {
    if (table === null || outcome !== 'pending') continue;
    const order = entrants.toSorted((a, b) => a - b);
    await server.tables.finish(
      table,
      entrants.map((number) => (isTie ? 1 : order.indexOf(number) + 1)),
      [],
    );
  }
  await server.tournaments.advance(id);
  return look(host, id);
}

/** Waits for the pause between two rounds to end. */
async function afterBreak(id: string, host: Player): Promise<Tournament> {
  server.clock.now += TERMS.breakMs;
  await server.tournaments.advance(id);
  return look(host, id);
}

test('a Swiss tournament: entered, begun, paired round by round from the results of its games, and over', async () => {
  const { id, host, players } = await gather(4);
  expect(await look(host, id)).toMatchObject({ state: 'open', people: 4, round: 0, boards: [] });
  const started = await act(host, id, 'start');
  expect(started).toMatchObject({ state: 'playing', round: 1 });
  expect(started.boards.map(({ entrants }) => entrants)).toEqual([
    [1, 3],
    [4, 2],
  ]);
  const first = await playRound(players, id);
  expect(first.boards.map(({ outcome, points }) => [outcome, points])).toEqual([
    ['played', [1, 0]],
    ['played', [0, 1]],
  ]);
  expect(first).toMatchObject({ round: 1, nextRoundAt: server.clock.now + TERMS.breakMs });
  const second = await afterBreak(id, host);
  expect(second).toMatchObject({ round: 2, nextRoundAt: null });
  await playRound(players, id);
  await afterBreak(id, host);
  const over = await playRound(players, id);
  expect(over.state).toBe('over');
  expect(over.standings.map(({ entrant, points }) => [entrant, points])).toEqual([
    [1, 3],
    [2, 2],
    [3, 1],
    [4, 0],
  ]);
  const pairs = over.boards.map(({ entrants }) => entrants.toSorted().join('-'));
  expect(new Set(pairs).size).toBe(6);
});

test('a tournament table seats its two by itself and begins when both have opened it; nobody changes it', async () => {
  const { id, host, players } = await gather(2);
  const { boards } = await act(host, id, 'start');
  const table = boards[0]?.table ?? '';
  const [ada, ben] = players as [Player, Player];
  const { table: seen } = await ben.ask<{ table: { state: string; tournament?: string } }>('GET', `/tables/${table}`);
  expect(seen).toMatchObject({ state: 'gathering', tournament: id });
  const forbidden: [string, object][] = [
    ['sit', {}],
    ['stand', {}],
    ['remove', { seat: 1 }],
    ['bot', { seat: 1, level: null }],
    ['start', {}],
    ['leave', {}],
    ['vote-to-end', {}],
  ];
  for (const [what, body] of forbidden)
    expect(await ada.refused('POST', `/tables/${table}/${what}`, body), what).toBe('403 table.tournament');
  const terms = { seats: 2, time: TERMS.time, onTimeout: 'bot', isRated: false, visibility: 'public' };
  expect(await ada.refused('PUT', `/tables/${table}/terms`, terms)).toBe('403 table.tournament');
  await ada.ask('POST', `/tables/${table}/commit`, { commitment: 'a'.repeat(64) });
  expect(server.play.begun).not.toContain(table);
  await ben.ask('POST', `/tables/${table}/commit`, { commitment: 'a'.repeat(64) });
  expect(server.play.begun).toContain(table);
  // Who leaves a game of a tournament has lost it, even before anybody has moved.
  await ben.ask('POST', `/tables/${table}/leave`, {});
  await server.tournaments.advance(id);
  const after = await look(host, id);
  expect(after.boards[0]?.points).toEqual(after.boards[0]?.entrants.map((number) => (number === 1 ? 1 : 0)));
});

test('a player who does not come in time loses; if nobody comes, nobody gets a point', async () => {
  const { id, host, players } = await gather(4);
  const { boards } = await act(host, id, 'start');
  await players[0]?.ask('POST', `/tables/${boards[0]?.table}/commit`, { commitment: 'a'.repeat(64) });
  server.clock.now += TERMS.noShowMs - 1;
  await server.tournaments.advance(id);
  expect((await look(host, id)).boards.map(({ outcome }) => outcome)).toEqual(['pending', 'pending']);
  server.clock.now += 1;
  await server.tournaments.advance(id);
  const after = await look(host, id);
  expect(after.boards.map(({ outcome, points }) => [outcome, points])).toEqual([
    ['forfeit', [1, 0]],
    ['forfeit', [0, 0]],
  ]);
  expect(after.nextRoundAt).not.toBeNull();
});

/** All but these open their tables; the waiting time of the others passes. */
async function comeWithout(missing: readonly Player[], players: readonly Player[], id: string): Promise<Tournament> {
  const [host] = players;
  if (host === undefined) throw new Error('nobody');
  await sitAll(
    players.filter((player) => !missing.includes(player)),
    await look(host, id),
  );
  server.clock.now += TERMS.noShowMs;
  await server.tournaments.advance(id);
  return finishRound(host, id);
}

const entrantsOf = ({ boards }: Tournament, round: number) =>
  boards
    .filter((board) => board.round === round)
    .flatMap(({ entrants }) => entrants)
    .toSorted();

test.each([
  { system: 'swiss', seats: 2 },
  { system: 'tables', seats: 4 },
])(
  '$system: who does not come to a game loses it and is not paired again before they take part again',
  async (terms) => {
    const { id, host, players } = await gather(4, terms);
    await act(host, id, 'start');
    const absent = players[3] as Player;
    const first = await comeWithout([absent], players, id);
    const number = first.entrants.find(({ person }) => person === absent.id)?.number ?? 0;
    expect(first.entrants[number - 1]).toMatchObject({ isActive: false });
    expect(first.standings.find(({ entrant }) => entrant === number)).toMatchObject({ points: 0 });
    expect(entrantsOf(await afterBreak(id, host), 2)).toEqual([1, 2, 3]);
    await act(absent, id, 'enter');
    await playRound(players, id);
    const third = await afterBreak(id, host);
    expect(entrantsOf(third, 3)).toEqual([1, 2, 3, 4]);
    expect(third.boards.filter(({ outcome }) => outcome === 'forfeit').length).toBeLessThanOrEqual(1);
  },
);

test('a round robin is fixed: who does not come to a game is waited for at the next one', async () => {
  const { id, host, players } = await gather(4, { system: 'round-robin' });
  await act(host, id, 'start');
  const first = await comeWithout([players[3] as Player], players, id);
  expect(first.entrants.map(({ isActive }) => isActive)).toEqual([true, true, true, true]);
  const { boards } = await afterBreak(id, host);
  expect(boards.filter(({ round }) => round === 2).map(({ outcome }) => outcome)).toEqual(['pending', 'pending']);
});

test('players who did not come can come back in the pause; with too few players the tournament then ends', async () => {
  const { id, host, players } = await gather(4);
  await act(host, id, 'start');
  const first = await comeWithout(players.slice(1), players, id);
  expect(first).toMatchObject({ state: 'playing', nextRoundAt: server.clock.now + TERMS.breakMs });
  await act(players[1] as Player, id, 'enter');
  expect(entrantsOf(await afterBreak(id, host), 2)).toHaveLength(2);
  await comeWithout(players.slice(1), players, id);
  expect(await afterBreak(id, host)).toMatchObject({ state: 'over', nextRoundAt: null });
});

test('an odd number: one has a bye, worth a win, and nobody has two', async () => {
  const { id, host, players } = await gather(5);
  await act(host, id, 'start');
  for (let round = 1; round <= 3; round++) {
    await playRound(players, id);
    if (round < 3) await afterBreak(id, host);
  }
  const { boards } = await look(host, id);
  const byes = boards.filter(({ outcome }) => outcome === 'bye');
  expect(byes.map(({ points }) => points)).toEqual([[1], [1], [1]]);
  expect(new Set(byes.flatMap(({ entrants }) => entrants)).size).toBe(3);
});

test('a bot fills an odd number, and rests when it is not needed', async () => {
  const { id, host, players } = await gather(3, { fillLevel: 'captain' });
  const { boards, entrants } = await act(host, id, 'start');
  expect(boards).toHaveLength(2);
  expect(entrants[3]).toMatchObject({ number: 4, person: null, level: 'captain', isActive: true });
  const late = await server.guest('Late');
  await act(late, id, 'enter');
  await playRound([...players, late], id);
  const second = await afterBreak(id, host);
  expect(second.entrants.map(({ isActive }) => isActive)).toEqual([true, true, true, false, true]);
  expect(
    second.boards
      .filter(({ round }) => round === 2)
      .flatMap(({ entrants: seated }) => seated)
      .toSorted(),
  ).toEqual([1, 2, 3, 5]);
});

test('a round robin has as many rounds as it needs; who withdraws loses what is left', async () => {
  const { id, host, players } = await gather(4, { system: 'round-robin' });
  expect(await act(host, id, 'start')).toMatchObject({ rounds: 3, round: 1 });
  await playRound(players, id);
  expect(await (await server.guest('Late')).refused('POST', `/tournaments/${id}/enter`)).toBe('409 tournament.closed');
  await act(players[3] as Player, id, 'withdraw');
  for (let round = 2; round <= 3; round++) {
    await afterBreak(id, host);
    await playRound(players, id, true);
  }
  const over = await look(host, id);
  expect(over.state).toBe('over');
  const forfeits = over.boards.filter(({ outcome }) => outcome === 'forfeit');
  expect(forfeits).toHaveLength(2);
  for (const { entrants, points } of forfeits) expect(points?.[entrants.indexOf(4)]).toBe(0);
  expect(over.standings.reduce((sum, { points }) => sum + points, 0)).toBe(6);
});

test('table rounds: points by place, smaller tables for odd numbers, and nobody meets too often', async () => {
  const { id, host, players } = await gather(7, { system: 'tables', seats: 4, rounds: 2 });
  const started = await act(host, id, 'start');
  expect(started.boards.map(({ entrants }) => entrants.length)).toEqual([4, 3]);
  const first = await playRound(players, id);
  expect(first.boards.map(({ points }) => points?.toSorted())).toEqual([
    [0, 1, 2, 3],
    [0.5, 1.5, 2.5],
  ]);
  await afterBreak(id, host);
  const over = await playRound(players, id);
  expect(over.state).toBe('over');
  expect(over.standings.reduce((sum, { points }) => sum + points, 0)).toBe(7 * 1.5 * 2);
});

test('at a table for more than two the others begin without a player who does not come, and a bot takes that seat', async () => {
  const { id, host, players } = await gather(3, { system: 'tables', seats: 3, rounds: 1 });
  const { boards, entrants } = await act(host, id, 'start');
  const table = boards[0]?.table ?? '';
  const [ada, ben] = players as [Player, Player];
  for (const player of [ada, ben]) await player.ask('POST', `/tables/${table}/commit`, { commitment: 'a'.repeat(64) });
  server.clock.now += TERMS.noShowMs;
  await server.tournaments.advance(id);
  expect(server.play.begun).toContain(table);
  const cleo = entrants.find(({ name }) => name === 'Cleo')?.number ?? 0;
  const seat = boards[0]?.entrants.indexOf(cleo) ?? -1;
  const record = server.play.records.get(table);
  expect(record?.forfeited).toEqual([seat]);
  expect(record?.chairs[seat]?.sitter).toMatchObject({ kind: 'person', substitute: 'captain' });
  await server.tables.finish(
    table,
    [0, 1, 2].map((at) => (at === seat ? 1 : 2)),
    [],
  );
  await server.tournaments.advance(id);
  const over = await look(host, id);
  expect(over.boards[0]?.points?.[seat]).toBe(0);
  expect(over.standings[2]).toMatchObject({ entrant: cleo, points: 0 });
});

test('who did not reveal is put out and loses; the other one wins, although there is a new commitment to make', async () => {
  const { id, host, players } = await gather(2);
  const { boards, entrants } = await act(host, id, 'start');
  const table = boards[0]?.table ?? '';
  const [ada, ben] = players as [Player, Player];
  server.play.here.add(ada.id).add(ben.id);
  for (const player of players)
    await player.ask('POST', `/tables/${table}/commit`, { commitment: fingerprintOf(SEED) });
  await ada.ask('POST', `/tables/${table}/reveal`, { seed: SEED });
  server.clock.now += 30_000;
  await ada.ask('POST', `/tables/${table}/expire-reveal`, {});
  server.play.here.clear();
  await server.tournaments.advance(id);
  const winner = entrants.find(({ name }) => name === 'Ada')?.number ?? 0;
  const [board] = (await look(host, id)).boards;
  expect(board).toMatchObject({ outcome: 'forfeit', points: board?.entrants.map((each) => Number(each === winner)) });
});

test('advancing twice at the same moment, as two nodes do, makes one round', async () => {
  const { id, host, players } = await gather(4);
  await act(host, id, 'start');
  await playRound(players, id);
  server.clock.now += TERMS.breakMs;
  await Promise.all([1, 2, 3].map(() => server.tournaments.advance(id)));
  const { boards } = await look(host, id);
  expect(boards.filter(({ round }) => round === 2)).toHaveLength(2);
});

test('a tournament with a time begins by itself; with too few people it is cancelled', async () => {
  const startsAt = server.clock.now + 10 * MINUTE_MS;
  const { id, host } = await gather(2, { startsAt });
  const empty = await makeTournament(host, { startsAt });
  server.clock.now = startsAt - 1;
  await server.tournaments.advance(id);
  expect((await look(host, id)).state).toBe('open');
  server.clock.now = startsAt;
  for (const each of [id, empty]) await server.tournaments.advance(each);
  expect((await look(host, id)).state).toBe('playing');
  expect((await look(host, empty)).state).toBe('cancelled');
});

test('what makes no sense is refused with its reason and changes nothing', async () => {
  const ada = await server.guest('Ada');
  const refused = (changes: object) => ada.refused('POST', '/tournaments', { ...TERMS, ...changes });
  expect(await refused({ name: ' ' })).toBe('400 tournament.empty-name');
  expect(await refused({ seats: 3 })).toBe('400 tournament.seats');
  expect(await refused({ system: 'tables' })).toBe('400 tournament.seats-more');
  expect(await refused({ time: { kind: 'none' } })).toBe('400 tournament.clock');
  expect(await refused({ isRated: true })).toBe('403 tournament.rated-members');
  expect(await refused({ isRated: true, fillLevel: 'cadet' })).toBe('403 tournament.rated-bots');
  expect(await refused({ startsAt: server.clock.now - 1 })).toBe('400 tournament.start-past');
  expect(await refused({ startsAt: server.clock.now + 100 * 86_400_000 })).toBe('400 tournament.start-far');
  expect(await refused({ system: 'knockout' })).toBe('400 api.invalid-body');
  expect(await ada.refused('POST', '/tournaments/nowhere/enter')).toBe('404 tournament.unknown');
  const id = await makeTournament(ada);
  expect(await ada.refused('POST', `/tournaments/${id}/start`)).toBe('409 tournament.too-few');
  expect(await ada.refused('POST', `/tournaments/${id}/withdraw`)).toBe('409 tournament.not-entered');
  const ben = await server.guest('Ben');
  expect(await ben.refused('POST', `/tournaments/${id}/start`)).toBe('403 tournament.host-only');
  expect(await ben.refused('POST', `/tournaments/${id}/cancel`)).toBe('403 tournament.host-only');
  await act(ada, id, 'enter');
  expect(await (await server.guest('Ada')).refused('POST', `/tournaments/${id}/enter`)).toBe(
    '409 tournament.name-taken',
  );
  expect((await act(ada, id, 'cancel')).state).toBe('cancelled');
  expect(await ben.refused('POST', `/tournaments/${id}/enter`)).toBe('409 tournament.over');
});

test('lists show public tournaments to all, and unlisted ones to those who are in them', async () => {
  const { id, host } = await gather(1, { visibility: 'unlisted', name: 'Among ourselves' });
  server.clock.pass(1);
  const open = await makeTournament(host, { name: 'For all' });
  const stranger = await server.guest('Zoe');
  const idsOf = async (player: Player, list: string) =>
    (await player.ask<TournamentsResponse>('GET', `/tournaments?list=${list}`)).tournaments.map((each) => each.id);
  expect(await idsOf(stranger, 'open')).toContain(open);
  expect(await idsOf(stranger, 'open')).not.toContain(id);
  expect(await idsOf(host, 'mine')).toEqual([open, id]);
  expect(await idsOf(stranger, 'mine')).toEqual([]);
});
