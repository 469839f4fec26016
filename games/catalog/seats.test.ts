import { expect, test } from 'vitest';
import { LANGUAGES, seatName } from './index.ts';

const MOST_SEATS = 6;

test.each(LANGUAGES)('every seat has a name of its own in %s, and one beyond them a number', (language) => {
  const names = Array.from({ length: MOST_SEATS }, (_, seat) => seatName(seat, language));
  expect(new Set(names).size).toBe(MOST_SEATS);
  for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
  expect(seatName(MOST_SEATS, language)).toBe('7');
});
