import { expect, test } from 'vitest';
import { bitCount, lowestBit, nthBit } from './bits.ts';
import { covers, forEachChoice, shortfall, substitutedPrice, transfer } from './bundle.ts';
import { hasOverlap, isNonEmpty, plainTerms } from './offers.ts';

test('a hand covers a price if it has enough of each kind, and otherwise misses the rest', () => {
  expect(covers([1, 2, 0], [1, 1, 0])).toBe(true);
  expect(covers([1, 0, 9], [1, 1, 0])).toBe(false);
  expect(shortfall([1, 0, 9], [2, 1, 0])).toEqual([1, 1, 0]);
});

test('a transfer moves exactly the cards it names', () => {
  const [from, to] = [
    [3, 1, 0],
    [0, 0, 5],
  ];
  transfer(from, to, [2, 0, 0]);
  expect([from, to]).toEqual([
    [1, 1, 0],
    [2, 0, 5],
  ]);
});

test('one card of a price can be replaced by another', () => {
  expect(substitutedPrice([1, 1, 0], 0, 2)).toEqual([0, 1, 1]);
  expect(substitutedPrice([1, 1, 0], 0, 1)).toEqual([0, 2, 0]);
});

test('ST-SEVEN-02 · every choice of a given size comes once, and all cards together are a single choice', () => {
  const found: string[] = [];
  forEachChoice([2, 1, 1], 2, (choice) => found.push(choice.join('')));
  expect(found.sort()).toEqual(['011', '101', '110', '200']);
  forEachChoice([2, 1, 1], 4, (choice) => found.push(choice.join('')));
  expect(found.at(-1)).toBe('211');
  forEachChoice([1, 0, 0], 2, () => found.push('never'));
  expect(found).not.toContain('never');
});

test('terms can be empty or overlap, and plain terms do neither', () => {
  expect([isNonEmpty([0, 0]), isNonEmpty([0, 1])]).toEqual([false, true]);
  expect(hasOverlap({ give: [1, 0], take: [1, 0] })).toBe(true);
  for (const terms of plainTerms(5)) expect(hasOverlap(terms)).toBe(false);
  expect(plainTerms(5)).toHaveLength(60);
});

test('bits are counted, and listed from the lowest', () => {
  expect([lowestBit(0b1000), nthBit(0b10110, 2), bitCount(0b10110)]).toEqual([3, 4, 3]);
});
