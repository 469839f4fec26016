import { expect, test } from 'vitest';
import { platesInRow, romanNumeral } from './plates.ts';

test('plates fill their rows as evenly as possible', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(platesInRow)).toEqual([1, 2, 3, 4, 3, 3, 4, 4, 3]);
});

test('plates have Roman numerals', () => {
  expect([1, 4, 5, 9, 10, 14].map(romanNumeral)).toEqual(['I', 'IV', 'V', 'IX', 'X', 'XIV']);
});
