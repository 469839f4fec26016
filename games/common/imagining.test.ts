import { fastRng, total } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { OfferFrame } from './bargain/index.ts';
import { dealUnknown, minHeld, randomDiscard } from './imagining.ts';

const table = { active: 0, players: [{ cards: 3 }, { cards: 4 }, { cards: 2 }], proposals: [] };
const bargained = { ...table, proposals: [{ seat: 2, give: [0, 2], take: [1, 0] }] };
const offer: OfferFrame = { kind: 'offer', give: [2, 0], take: [0, 1], to: 6, yes: 2, no: 0 };
const known = {
  least: [
    [1, 0],
    [0, 0],
    [0, 1],
  ],
};

test('players who offer, accept or make a counter-offer are known to hold what they would give', () => {
  expect(minHeld(bargained, offer, known, 0, 0)).toBe(2);
  expect(minHeld(bargained, offer, known, 1, 1)).toBe(1);
  expect(minHeld(bargained, offer, known, 2, 1)).toBe(2);
  expect(minHeld(bargained, null, known, 2, 1)).toBe(2);
});

test('without an offer, only what is remembered is known', () => {
  expect(minHeld(table, null, known, 0, 0)).toBe(1);
  expect(minHeld(table, null, known, 2, 1)).toBe(1);
});

test('imagined hands have their real size, contain all known cards, and use up the pool', () => {
  for (let seed = 0; seed < 50; seed++) {
    const hands = [{ resources: [1, 2] }, { resources: [0, 1] }, { resources: [0, 1] }];
    const pool = [3, 1];
    dealUnknown(table, 0, pool, fastRng(seed), hands);
    expect(hands[0]).toEqual({ resources: [1, 2] });
    expect(hands.map(({ resources }) => total(resources))).toEqual([3, 4, 2]);
    expect(hands[1]?.resources[1]).toBeGreaterThanOrEqual(1);
    expect(total(pool)).toBe(0);
  }
});

test('a sealed choice comes from the hand, and over many tries every choice occurs', () => {
  const chosen = Array.from({ length: 100 }, (_, seed) => randomDiscard([2, 1], 2, fastRng(seed)).join());
  expect(new Set(chosen)).toEqual(new Set(['2,0', '1,1']));
});
