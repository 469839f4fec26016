import { total } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { playerOf } from './state.ts';
import {
  afterSetUp,
  codes,
  legalMoves,
  meetCard,
  play,
  position,
  question,
  type TestGame,
} from './testing/position.ts';

const mission = (n: number): TestGame => afterSetUp('duel', { mission: n });
const kinds = ({ state, kit }: TestGame): Set<string | undefined> =>
  new Set([...state.box.sectors.flat(), ...state.box.reserve].map((card) => kit.variant.cards[card]?.kind));

test('DU-MIS-01, DU-GEN-01 · there are five missions, each with its own goal, the last one being the full game', () => {
  expect([1, 2, 3, 4, 5].map((n) => mission(n).table.options.target)).toEqual([3, 5, 6, 7, 10]);
});

test('DU-MIS-01 · mission 1 has only flights and orders: 4 × 8 cards, no reserve, nothing to build', () => {
  const t = mission(1);
  expect(t.table.sizes).toEqual([8, 8, 8, 8]);
  expect(total(t.table.reserve)).toBe(0);
  expect(kinds(t)).toEqual(new Set(['planet', 'colony', 'target']));
  expect(playerOf(t.table, 0)).toMatchObject({ boosters: 2, cannons: 0, colonyShips: 0, tradeShips: 0, centres: 0 });
  expect(question(t)).toBe('die');
});

test('DU-MIS-01 · in mission 1 the turn ends with the flight', () => {
  const t = mission(1);
  t.game.resolve(t.state, [0], null);
  play(t, 0, 'fly 0');
  play(t, 0, 'stop');
  expect([t.table.active, question(t)]).toEqual([1, 'die']);
});

test('DU-MIS-01 · mission 2 adds ships, stations and friendship, but no pirates and nothing else to build', () => {
  const t = mission(2);
  expect([t.table.sizes, t.table.reserve]).toEqual([
    [9, 9, 8, 8],
    [4, 5, 5, 5],
  ]);
  expect(kinds(t)).not.toContain('pirate');
  const rich = { ore: 2, fuel: 2, food: 2, carbon: 2, goods: 2, knowledge: 2 };
  const building = position('duel', { options: { mission: 2 }, seats: [{ stock: rich, colonyShips: 0 }] });
  expect(legalMoves(building, 0)).toEqual(['end', 'colony-ship', 'trade-ship']);
  for (const text of ['booster', 'cannon', 'centre trade', 'centre-2 trade', 'booster-2', 'cannon-2']) {
    expect(codes(building, 0, text)).toContain('not-yet');
  }
});

test('DU-MIS-01 · mission 3 adds pirates, boosters and cannons; no centre can be lost, because there are none', () => {
  const t = mission(3);
  expect(t.table.sizes).toEqual([9, 9, 9, 9]);
  expect(kinds(t)).toContain('pirate');
  expect(question(t)).toBe('die');
  const fought = position('duel', { options: { mission: 3 }, at: 'flight', seats: [{ cannons: 0 }] });
  meetCard(fought, 'R37');
  play(fought, 0, 'fight');
  const told: string[] = [];
  fought.game.resolve(fought.state, [0, 5], {
    all: ({ kind }) => void told.push(kind),
    to: () => {},
    reveals: () => {},
  });
  expect(told).toEqual(['fought', 'spared', 'landed']);
  for (const text of ['centre trade', 'centre-2 trade']) expect(codes(fought, 0, text)).toContain('not-yet');
});

test('DU-MIS-01 · mission 4 adds centres, but not level II', () => {
  const t = mission(4);
  expect(question(t)).toBe('centres');
  const rich = { ore: 2, food: 2, carbon: 2 };
  const building = position('duel', { options: { mission: 4 }, seats: [{ stock: rich, centres: ['trade'] }] });
  expect(codes(building, 0, 'centre storage')).toEqual([]);
  expect(codes(building, 0, 'centre-2 trade')).toEqual(['not-yet']);
});

test('DU-MIS-01 · the orders of missions 1 and 2 require and reward only what has been introduced', () => {
  const ids = (n: number): string[] => {
    const { table, kit } = mission(n);
    const all = table.open.reduce((set, task) => set | (1 << task), table.deck);
    return kit.variant.tasks.filter((_, task) => ((all >> task) & 1) === 1).map(({ id }) => id);
  };
  expect(ids(1)).toEqual(['1', '2', '3', '5', '4a', '6a']);
  expect(ids(2)).toEqual(['1', '2', '3', '4', '5', '7', '8', '9', '6a']);
  expect(ids(5)).toHaveLength(15);
});

test('DU-MIS-01 · orders 4a and 6a are orders 4 and 6 with just a point as their reward', () => {
  const stock = { ore: 1, food: 1, fuel: 1, goods: 1, astro: 4 };
  const t = position('duel', {
    options: { mission: 1 },
    at: 'flight',
    open: ['4a', '6a'],
    seats: [{ stock, points: 0 }],
  });
  meetCard(t, 'Perseus');
  play(t, 0, 'task 4a');
  t.game.resolve(t.state, [0], null);
  meetCard(t, 'Kassiopeia');
  play(t, 0, 'task 6a');
  expect(playerOf(t.table, 0)).toMatchObject({ points: 2, stock: [0, 0, 0, 0, 0, 0, 0] });
});
