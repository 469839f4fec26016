import { expect, test } from 'vitest';
import { ALL_COLOURS, assignColours, colourName, LANGUAGES } from './index.ts';

const MAX_SEATS = 6;

test.each(LANGUAGES)('every colour has its own name in %s, and further ones have a number', (language) => {
  const names = ALL_COLOURS.map((colour) => colourName(colour, language));
  expect(new Set(names).size).toBe(MAX_SEATS);
  for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
  expect(colourName(MAX_SEATS, language)).toBe('7');
});

test('a player who has chosen no colour gets the colour of the seat', () => {
  expect(assignColours([null, undefined, null, null])).toEqual([0, 1, 2, 3]);
});

test('a chosen colour is kept, and the seat it belongs to gets the first free one', () => {
  expect(assignColours([null, 0, null])).toEqual([1, 0, 2]);
  expect(assignColours([null, null, null, 0])).toEqual([3, 1, 2, 0]);
});

test('of players with the same choice the first gets it, and an invalid colour counts as no choice', () => {
  expect(assignColours([2, 2, 2])).toEqual([2, 1, 0]);
  expect(assignColours([9, -1, 1.5])).toEqual([0, 1, 2]);
});

test('whatever colours are chosen, no two seats have the same', () => {
  for (let i = 0; i < 7 ** 4; i++) {
    const chosen = [i % 7, Math.floor(i / 7) % 7, Math.floor(i / 49) % 7, Math.floor(i / 343)].map((n) =>
      n === 6 ? null : n,
    );
    expect(new Set(assignColours(chosen)).size, String(chosen)).toBe(4);
  }
});
