import { findGame } from '@orrery/catalog';
import { expect, test } from 'vitest';
import { hasAlmanac, isPlayable } from './playable.ts';

test('a complete game can be played only where it has texts', () => {
  const startrek = findGame('startrek');
  if (startrek === null) throw new Error('the catalog has no startrek');
  expect(startrek.state).toBe('complete');
  expect(isPlayable(startrek)).toBe(true);
  expect(isPlayable({ ...startrek, state: 'coming' })).toBe(false);
  const wordless = startrek.editions.map(({ edition, load }) => ({ edition, load }));
  expect(isPlayable({ ...startrek, editions: wordless })).toBe(false);
});

test('rules can be read where they are written', () => {
  const startrek = findGame('startrek');
  if (startrek === null) throw new Error('the catalog has no startrek');
  expect(hasAlmanac(startrek)).toBe(true);
  expect(hasAlmanac({ ...startrek, editions: [] })).toBe(false);
});
