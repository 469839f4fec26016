import { findGame } from '@orrery/catalog';
import { expect, test } from 'vitest';
import { hasAlmanac, isPlayable } from './playable.ts';

test('a game whose rules are complete is played only where it has words', () => {
  const [startrek, comet] = [findGame('startrek'), findGame('comet')];
  if (startrek === null || comet === null) throw new Error('a game is missing');
  expect(isPlayable(startrek)).toBe(true);
  expect(isPlayable({ ...startrek, state: 'coming' })).toBe(false);
  expect(comet.state).toBe('complete');
  expect(isPlayable(comet)).toBe(false);
});

test('rules can be read where somebody has written them', () => {
  const startrek = findGame('startrek');
  if (startrek === null) throw new Error('a game is missing');
  expect(hasAlmanac(startrek)).toBe(true);
  expect(hasAlmanac({ ...startrek, editions: [] })).toBe(false);
});
