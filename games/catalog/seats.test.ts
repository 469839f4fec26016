import { expect, test } from 'vitest';
import { ALL_COLOURS, assignColours, colourName, LANGUAGES } from './index.ts';

const MOST_SEATS = 6;

test.each(LANGUAGES)('every colour has a name of its own in %s, and one beyond them a number', (language) => {
  const names = ALL_COLOURS.map((colour) => colourName(colour, language));
  expect(new Set(names).size).toBe(MOST_SEATS);
  for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
  expect(colourName(MOST_SEATS, language)).toBe('7');
});

test('whoever has chosen nothing has the colour of the seat', () => {
  expect(assignColours([null, undefined, null, null])).toEqual([0, 1, 2, 3]);
});

test('what somebody has chosen is left alone, and whose colour it was takes the first that is free', () => {
  expect(assignColours([null, 0, null])).toEqual([1, 0, 2]);
  expect(assignColours([null, null, null, 0])).toEqual([3, 1, 2, 0]);
});

test('of two that chose the same the first keeps it, and what is no colour is nothing chosen', () => {
  expect(assignColours([2, 2, 2])).toEqual([2, 1, 0]);
  expect(assignColours([9, -1, 1.5])).toEqual([0, 1, 2]);
});

test('however colours are chosen, no two seats have the same', () => {
  for (let i = 0; i < 7 ** 4; i++) {
    const chosen = [i % 7, Math.floor(i / 7) % 7, Math.floor(i / 49) % 7, Math.floor(i / 343)].map((n) =>
      n === 6 ? null : n,
    );
    expect(new Set(assignColours(chosen)).size, String(chosen)).toBe(4);
  }
});
