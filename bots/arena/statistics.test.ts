import { fastRng } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { eloLead, expectedScore, ratings } from './elo.ts';
import { clusteredShare, wilsonInterval } from './interval.ts';
import type { GameRecord } from './record.ts';
import { roleShares } from './roles.ts';
import { Sprt } from './sprt.ts';
import { botStandings, entrantField, medianOrNull, summarizeGames } from './standing.ts';

const game = (n: number, deal: number, seating: readonly number[], places: readonly number[] | null): GameRecord => ({
  game: n,
  deal,
  seating,
  places,
  points: seating.map((entrant) => 10 - entrant),
  turns: 40 + deal,
  steps: 200,
  moves: seating.map(() => 50),
  ms: seating.map((entrant) => 100 * (entrant + 1)),
  maxMs: seating.map((entrant) => 7 * (entrant + 1)),
  trades: seating.map(() => 2),
  kinds: { roll: 20, end: 10 },
  forfeits: [],
});

/** Duels in deals of two games; the first bot wins with this probability. */
function duels(deals: number, chance: number, seed: number): GameRecord[] {
  const rng = fastRng(seed);
  return Array.from({ length: 2 * deals }, (_, n) => {
    const isWon = rng(1_000_000) < chance * 1_000_000;
    const seating = n % 2 === 0 ? [0, 1] : [1, 0];
    return game(
      n,
      n >> 1,
      seating,
      seating.map((entrant) => ((entrant === 0) === isWon ? 1 : 2)),
    );
  });
}

test('Wilson’s interval equals the textbook’s', () => {
  // Newcombe 1998, table I, method 3: 81 of 263.
  expect(wilsonInterval(81 / 263, 263).low).toBeCloseTo(0.2553, 4);
  expect(wilsonInterval(81 / 263, 263).high).toBeCloseTo(0.3662, 4);
  expect(wilsonInterval(0, 20)).toEqual({ low: 0, high: expect.closeTo(0.1611, 4) });
  expect(wilsonInterval(1, 20)).toEqual({ low: expect.closeTo(0.8389, 4), high: 1 });
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
});

test('independent games count as separate trials, deals that are won as a block as one', () => {
  const rng = fastRng(3);
  const free = Array.from({ length: 4000 }, () => ({ won: rng(2) + rng(2), tries: 2 }));
  expect(clusteredShare(free, 8000).n / 8000).toBeCloseTo(1, 1);
  const blocks = Array.from({ length: 4000 }, () => ({ won: 2 * rng(2), tries: 2 }));
  expect(clusteredShare(blocks, 8000).n / 4000).toBeCloseTo(1, 1);
});

test('a share that cannot vary has no spread; one that never varied has the spread of all games', () => {
  const fixed = Array.from({ length: 50 }, () => ({ won: 1, tries: 4 }));
  expect(clusteredShare(fixed, 200)).toEqual({ p: 0.25, n: Number.POSITIVE_INFINITY });
  const won = Array.from({ length: 50 }, () => ({ won: 4, tries: 4 }));
  expect(clusteredShare(won, 200)).toEqual({ p: 1, n: 200 });
});

test('the 95 % interval holds the true share about 95 times in 100', () => {
  let held = 0;
  for (let seed = 0; seed < 400; seed++) {
    const [first] = botStandings(duels(40, 0.7, seed), entrantField(['a', 'b']));
    if (first !== undefined && first.low <= 0.7 && 0.7 <= first.high) held++;
  }
  expect(held / 400).toBeGreaterThan(0.92);
  expect(held / 400).toBeLessThan(0.98);
});

test('Elo of two bots is the lead that their score amounts to', () => {
  const [a, b] = ratings(duels(2000, 0.75, 1), 2, [0, 1]);
  expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeGreaterThan(eloLead(0.73));
  expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeLessThan(eloLead(0.77));
  expect((a?.elo ?? 0) + (b?.elo ?? 0)).toBeCloseTo(0, 6);
  expect(2 * ((a?.low ?? 0) - (b?.high ?? 0))).toBeGreaterThan(eloLead(0.7));
  expect(expectedScore(eloLead(0.31))).toBeCloseTo(0.31);
});

test('a bot that never lost has a rating, and few deals have no interval', () => {
  const [a] = ratings(duels(5, 1, 1), 2, [0, 1]);
  expect(a?.elo).toBeGreaterThan(150);
  expect(a).toMatchObject({ low: null, high: null });
});

test('Elo of a table of four follows the places', () => {
  const records = Array.from({ length: 80 }, (_, n) => {
    const seating = [0, 1, 2, 3].map((seat) => (seat + n) % 4);
    return game(
      n,
      n >> 2,
      seating,
      seating.map((entrant) => (n % 5 === 0 ? 4 - entrant : entrant + 1)),
    );
  });
  const elo = ratings(records, 4, [0, 1, 2, 3]).map((rating) => rating.elo);
  expect([...elo].sort((x, y) => y - x)).toEqual(elo);
});

test('copies of a bot share one standing, and ties share the win', () => {
  const records = [game(0, 0, [0, 1, 2], [1, 1, 3]), game(1, 0, [1, 2, 0], [2, 3, 1]), game(2, 0, [2, 0, 1], null)];
  const [a, b] = botStandings(records, entrantField(['a', 'b', 'b']));
  expect(a).toMatchObject({
    name: 'a',
    tradesPerGame: 2,
    games: 3,
    wins: 1.5,
    winRate: 0.5,
    points: 10,
    msPerMove: 2,
    maxMsPerMove: 7,
  });
  expect(b).toMatchObject({ name: 'b', games: 6, wins: 0.5, points: 8.5, msPerMove: 5, maxMsPerMove: 21, place: 2.25 });
  expect(summarizeGames(records)).toEqual({
    games: 3,
    deals: 1,
    cut: 1,
    turns: 40,
    steps: 200,
    movesPerGame: 150,
    tradesPerGame: 3,
    kinds: { end: 30, roll: 60 },
    offers: null,
  });
  expect(medianOrNull([3, 1, 2, 10])).toBe(2.5);
  expect(medianOrNull([])).toBeNull();
});

/** The result of a test for 30 Elo when the first bot's true score is this. */
function answers(chance: number): Record<string, number> {
  const ends: Record<string, number> = {};
  for (let seed = 0; seed < 60; seed++) {
    const sprt = new Sprt({ elo: 30, first: 0, second: 1 }, [0, 1]);
    const records = duels(4000, chance, seed + 1000);
    for (let deal = 0; deal < 4000 && sprt.result().answer === 'open'; deal++) {
      sprt.add(records.slice(2 * deal, 2 * deal + 2));
    }
    const { answer } = sprt.result();
    ends[answer] = (ends[answer] ?? 0) + 1;
  }
  return ends;
}

test('the sequential test tells a better bot from an equal one, and errs about one time in twenty', () => {
  expect(answers(expectedScore(30)).better).toBeGreaterThanOrEqual(53);
  expect(answers(0.5)['not better']).toBeGreaterThanOrEqual(53);
});

test('nothing is decided before there are some deals', () => {
  const sprt = new Sprt({ elo: 30, first: 0, second: 1 }, [0, 1]);
  for (let deal = 0; deal < 15; deal++) sprt.add(duels(1, 1, deal));
  expect(sprt.result()).toMatchObject({ answer: 'open', deals: 15 });
  sprt.add([game(0, 0, [0, 1], null)]);
  expect(sprt.result().deals).toBe(15);
});

test('the share of a role counts the games that ended', () => {
  const roles = [['begins', 'Sun'], ['follows']];
  const records = [
    { ...game(0, 0, [0, 1], [1, 2]), roles },
    { ...game(1, 0, [1, 0], [1, 1]), roles },
    { ...game(2, 1, [0, 1], null), roles },
  ];
  const shares = roleShares(records).map(({ role, games, winRate }) => [role, games, winRate]);
  expect(shares).toEqual([
    ['begins', 2, 0.75],
    ['Sun', 2, 0.75],
    ['follows', 2, 0.25],
  ]);
  expect(roleShares([game(0, 0, [0, 1], [1, 2])])).toEqual([]);
});
