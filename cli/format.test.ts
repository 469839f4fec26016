import { expect, test } from 'vitest';
import {
  countNoun,
  formatDuration,
  formatMeasure,
  formatPercent,
  formatRange,
  formatRemaining,
  groupedDigits,
} from './format.ts';

test('thousands are separated', () => {
  expect([0, 999, 1000, 1234567].map(groupedDigits)).toEqual(['0', '999', '1,000', '1,234,567']);
});

test('a measurement shows about three digits', () => {
  expect([0, 1.234, 12.34, 123.4, 12345.6].map(formatMeasure)).toEqual(['0.00', '1.23', '12.3', '123', '12,346']);
});

test('a duration has the usual unit', () => {
  expect([0.42, 12.34, 185, 7800].map(formatDuration)).toEqual(['0.42 s', '12.3 s', '3 min 5 s', '2 h 10 min']);
});

test('an estimated time has no fractions', () => {
  expect([0.2, 7.1, 99.5].map(formatRemaining)).toEqual(['1 s', '8 s', '1 min 40 s']);
});

test('shares, counts and ranges are readable', () => {
  expect(formatPercent(1 / 3)).toBe('33.3 %');
  expect([1, 2000].map((n) => countNoun(n, 'entry', 'entries'))).toEqual(['1 entry', '2,000 entries']);
  expect([formatRange([2, 2]), formatRange([3, 4])]).toEqual(['2', '3 to 4']);
});
