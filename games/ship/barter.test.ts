import { expect, test } from 'vitest';
import type { Settings } from './state.ts';
import { codes, legal, play, position, question, stock, type Tested } from './testing/position.ts';

const table = (options: Partial<Settings> = {}): Tested =>
  position('starship', {
    options,
    seats: [{ stock: { ore: 1, knowledge: 1, astro: 12 } }, { stock: { food: 2, knowledge: 4 } }],
  });
const ORE_FOR_FOOD = 'offer 1,0,0,0,0,0,0 for 0,0,1,0,0,0,0';
const ASTRO_FOR_FOOD = 'offer 0,0,0,0,0,0,5 for 0,0,2,0,0,0,0';

test('SS-TRD-04 · the player on turn asks for resources and offers resources, knowledge or astro; both must agree', () => {
  const t = table();
  play(t, 0, ASTRO_FOR_FOOD);
  expect(question(t)).toBe('offer');
  expect(legal(t, 1)).toEqual(['accept', 'decline']);
  expect(codes(t, 0, 'end')).toEqual(['not-asked']);
  const told = play(t, 1, 'accept');
  expect(told.open[0]).toMatchObject({ kind: 'traded', seat: 0, with: 1 });
  expect([stock(t, 0, 'food'), stock(t, 0, 'astro'), stock(t, 1, 'food'), stock(t, 1, 'astro')]).toEqual([2, 7, 0, 5]);
  expect(question(t)).toBe('build');
});

test('what a side does not have, or has no room for, cannot be offered or asked for', () => {
  const t = table();
  expect(codes(t, 0, 'offer 2,0,0,0,0,0,0 for 0,0,1,0,0,0,0')).toEqual(['cannot-pay']);
  expect(codes(t, 0, 'offer 1,0,0,0,0,0,0 for 0,1,0,0,0,0,0')).toEqual(['other-lacks']);
  expect(codes(t, 0, 'offer 1,0,0,0,0,0,0 for 0,0,3,0,0,0,0')).toEqual(['other-lacks', 'no-space']);
  expect(codes(t, 0, 'offer 0,0,0,0,0,1,0 for 0,0,1,0,0,0,0')).toEqual(['other-no-space']);
});

test('knowledge and astro cannot be asked for, gifts are no trade, nor is a good for itself', () => {
  const t = table();
  expect(codes(t, 0, 'offer 1,0,0,0,0,0,0 for 0,0,0,0,0,1,0')).toContain('resources-only');
  expect(codes(t, 0, 'offer 1,0,0,0,0,0,0 for 0,0,0,0,0,0,0')).toEqual(['gift']);
  expect(codes(t, 0, 'offer 1,0,0,0,0,0,0 for 1,0,0,0,0,0,0')).toContain('both-sides');
});

test('SS-OPT-OFFERS · offers are as many as one likes, and a refused one is not repeated', () => {
  const t = table();
  for (let astro = 1; astro <= 12; astro++) {
    play(t, 0, `offer 0,0,0,0,0,0,${astro} for 0,0,1,0,0,0,0`);
    play(t, 1, 'decline');
  }
  expect(codes(t, 0, 'offer 0,0,0,0,0,0,12 for 0,0,1,0,0,0,0')).toEqual(['refused-before']);
});

test('SS-OPT-OFFERS · an option limits them, and the next turn has as many again', () => {
  const t = table({ offers: 3 });
  play(t, 0, ORE_FOR_FOOD);
  play(t, 1, 'decline');
  expect(codes(t, 0, ORE_FOR_FOOD)).toEqual(['refused-before']);
  play(t, 0, ASTRO_FOR_FOOD);
  play(t, 1, 'decline');
  play(t, 0, 'offer 0,0,0,0,0,0,6 for 0,0,2,0,0,0,0');
  play(t, 1, 'decline');
  expect(codes(t, 0, 'offer 0,0,0,0,0,0,7 for 0,0,2,0,0,0,0')).toEqual(['offers-spent']);
  play(t, 0, 'end');
  expect(t.table.refused).toEqual([]);
  expect(codes(position('starship', { options: { offers: 0 } }), 0, ORE_FOR_FOOD)).toContain('offers-spent');
});

test('a menu names offers that can be made', () => {
  expect(legal(table(), 0, 'offer', 3)).toHaveLength(3);
  expect(legal(table(), 0, 'offer', 0)).toEqual([]);
});
