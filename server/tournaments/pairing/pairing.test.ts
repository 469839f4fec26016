import { expect, test } from 'vitest';
import { heaviestMatching } from './matching.ts';
import { bergerRound, roundRobinRounds } from './round-robin.ts';
import { pairSwissRound, type SwissEntrant } from './swiss.ts';
import { makeTables, tableSizes } from './tables.ts';

/** A small generator with a seed, so that a failure can be repeated. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

test('the rounds of six and of eight are those of the printed Berger tables', () => {
  expect(numbers(5).map((round) => bergerRound(numbers(6), round))).toEqual([
    [[1, 6], [2, 5], [3, 4]],
    [[6, 4], [5, 3], [1, 2]],
    [[2, 6], [3, 1], [4, 5]],
    [[6, 5], [1, 4], [2, 3]],
    [[3, 6], [4, 2], [5, 1]],
  ]); // biome-ignore format: a table
  expect(bergerRound(numbers(8), 2)).toEqual([[8, 5], [6, 4], [7, 3], [1, 2]]); // biome-ignore format: a table
});

test('in a round robin everybody meets everybody once, and begins as often as not, give or take one', () => {
  for (const count of [2, 3, 4, 5, 8, 9, 13, 20]) {
    const met = new Set<string>();
    const begun = new Map<number, number>();
    for (const round of numbers(roundRobinRounds(count))) {
      const pairs = bergerRound(numbers(count), round);
      expect(new Set(pairs.flat()).size, `round ${round} of ${count}`).toBe(pairs.length * 2);
      for (const [first, second] of pairs) {
        if (first === null || second === null) continue;
        met.add([first, second].toSorted((a, b) => a - b).join('-'));
        begun.set(first, (begun.get(first) ?? 0) + 1);
        begun.set(second, (begun.get(second) ?? 0) - 1);
      }
    }
    expect(met.size, `${count}`).toBe((count * (count - 1)) / 2);
    for (const [who, more] of begun) expect(Math.abs(more), `${who} of ${count}`).toBeLessThanOrEqual(1);
  }
});

const newcomer = (number: number): SwissEntrant => ({
  number,
  points: 0,
  rating: 100 - number,
  met: [],
  seats: [],
  hadFreePoint: false,
});

test('the first round pairs the upper half with the lower half; the last one of an odd number has the bye', () => {
  const { pairs, bye } = pairSwissRound(numbers(7).map(newcomer));
  expect(pairs).toEqual([[1, 4], [5, 2], [3, 6]]); // biome-ignore format: pairs
  expect(bye).toBe(7);
});

/** Plays rounds in which the stronger one wins most often, and returns how they were paired. */
function playSwiss(count: number, rounds: number, random: () => number) {
  let field = numbers(count).map(newcomer);
  const gaps: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const { pairs, bye } = pairSwissRound(field);
    const points = new Map<number, number>();
    for (const [first, second] of pairs) {
      const chance = 1 / (1 + 10 ** ((first - second) / 20));
      const result = random() < 0.1 ? 0.5 : Number(random() < chance);
      points.set(first, result).set(second, 1 - result);
      const [a, b] = [first, second].map((who) => field.find(({ number }) => number === who)?.points ?? 0);
      gaps.push(Math.abs((a ?? 0) - (b ?? 0)));
    }
    field = field.map((each) => {
      const pair = pairs.find((seats) => seats.includes(each.number));
      const opponent = pair?.find((other) => other !== each.number);
      return {
        ...each,
        points: each.points + (each.number === bye ? 1 : (points.get(each.number) ?? 0)),
        met: opponent === undefined ? each.met : [...each.met, opponent],
        seats: pair === undefined ? each.seats : [...each.seats, pair.indexOf(each.number)],
        hadFreePoint: each.hadFreePoint || each.number === bye,
      };
    });
    expect(pairs.length * 2 + (bye === null ? 0 : 1)).toBe(count);
  }
  return { field, gaps };
}

test('nobody meets an opponent twice, gets two byes, or begins twice more than not', () => {
  for (const [count, rounds] of [[6, 3], [7, 4], [8, 5], [12, 6], [17, 6], [33, 7], [64, 9]] as const) {
    const { field, gaps } = playSwiss(count, rounds, makeRandom(count));
    for (const { number, met, seats } of field) {
      const what = `${number} of ${count}`;
      expect(new Set(met).size, what).toBe(met.length);
      expect(met.length, what).toBeGreaterThanOrEqual(rounds - 1);
      expect(Math.abs(seats.filter((seat) => seat === 0).length * 2 - seats.length), what).toBeLessThanOrEqual(2);
    }
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    if (count >= 33) expect(mean, `the mean gap in a field of ${count}`).toBeLessThan(0.3);
  }
}); // biome-ignore format: sizes

test('more rounds than opponents: the pairing repeats itself instead of failing', () => {
  const { field } = playSwiss(4, 7, makeRandom(1));
  for (const { met } of field) expect(met).toHaveLength(7);
});

/** The best pairing by trying all: most pairs, then the most weight. */
function bestByTrying(count: number, weight: (i: number, j: number) => number | null, taken = 0): [number, number] {
  let free = 0;
  while ((taken >> free) & 1) free++;
  if (free >= count) return [0, 0];
  let best = bestByTrying(count, weight, taken | (1 << free));
  for (let other = free + 1; other < count; other++) {
    const gain = (taken >> other) & 1 ? null : weight(free, other);
    if (gain === null) continue;
    const [pairs, sum] = bestByTrying(count, weight, taken | (1 << free) | (1 << other));
    if (pairs + 1 > best[0] || (pairs + 1 === best[0] && sum + gain > best[1])) best = [pairs + 1, sum + gain];
  }
  return best;
}

test('the matching library finds what trying all pairings finds, with the weights used here', () => {
  const random = makeRandom(7);
  for (let trial = 0; trial < 400; trial++) {
    const count = 2 + Math.floor(random() * 7);
    const density = random();
    const weights = new Map<string, number>();
    for (let i = 0; i < count; i++)
      for (let j = i + 1; j < count; j++)
        if (random() < density) weights.set(`${i}-${j}`, -Math.floor(random() * 2 ** (random() < 0.5 ? 41 : 4)));
    if (weights.size === 0) continue;
    const edges = [...weights].map(([pair, weight]) => {
      const [i = 0, j = 0] = pair.split('-').map(Number);
      return [i, j, weight] as const;
    });
    const found = heaviestMatching(edges).flatMap((j, i) => (j > i ? [weights.get(`${i}-${j}`) ?? Number.NaN] : []));
    const total = found.reduce((sum, weight) => sum + weight, 0);
    expect([found.length, total]).toEqual(bestByTrying(count, (i, j) => weights.get(`${i}-${j}`) ?? null));
  }
});

test('tables are as equal as possible, and as few people as possible are left out', () => {
  const sizes = (entrants: number, least: number, most: number) => tableSizes(entrants, [least, most]);
  expect(sizes(12, 3, 4)).toEqual([4, 4, 4]);
  expect(sizes(7, 3, 4)).toEqual([4, 3]);
  expect(sizes(5, 3, 4)).toEqual([4]);
  expect(sizes(13, 3, 6)).toEqual([5, 4, 4]);
  expect(sizes(2, 3, 6)).toEqual([]);
});

test('table rounds: nobody meets again while that is possible, and then players with equal points sit together', () => {
  const random = makeRandom(3);
  let field = numbers(16).map((number) => ({
    number,
    points: 0,
    rating: -number,
    isBot: false,
    met: [] as number[],
    seats: [] as number[],
    byes: 0,
  }));
  for (let round = 1; round <= 3; round++) {
    const { tables, byes } = makeTables(field, [3, 4]);
    expect([tables.length, byes.length]).toEqual([4, 0]);
    expect(new Set(tables.flat()).size).toBe(16);
    field = field.map((each) => {
      const table = tables.find((seated) => seated.includes(each.number)) ?? [];
      const others = table.filter((other) => other !== each.number);
      return {
        ...each,
        points: each.points + Math.floor(random() * 4),
        met: [...each.met, ...others],
        seats: [...each.seats, table.indexOf(each.number)],
      };
    });
  }
  const again = field.reduce((sum, { met }) => sum + met.length - new Set(met).size, 0);
  expect(again, 'people who met twice').toBe(0);
  // Two rounds in which nobody can meet anybody for the first time: the points decide alone.
  const fresh = field.map((each, i) => ({ ...each, met: [], points: Math.floor(i / 4) }));
  const spread = makeTables(fresh, [4, 4]).tables.map(
    (table) => new Set(table.map((number) => fresh.find((each) => each.number === number)?.points)).size,
  );
  expect(spread).toEqual([1, 1, 1, 1]);
});

test('bots that fill up sit at different tables', () => {
  const field = numbers(9).map((number) => ({
    number,
    points: number < 8 ? 5 : 0,
    rating: 0,
    isBot: number >= 8,
    met: [],
    seats: [],
    byes: 0,
  }));
  const { tables } = makeTables(field, [3, 3]);
  expect(tables.filter((table) => table.includes(8) && table.includes(9))).toEqual([]);
});

test('who was left out once is not left out again', () => {
  const field = numbers(5).map((number) => ({
    number,
    points: 5 - number,
    rating: 0,
    isBot: false,
    met: [],
    seats: [],
    byes: number === 5 ? 1 : 0,
  }));
  expect(makeTables(field, [3, 4]).byes).toEqual([4]);
});
