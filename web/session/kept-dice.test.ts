import { beforeEach, expect, test } from 'vitest';
import { remember } from '../app/storage.ts';
import { type KeptDice, keepDice, keptDice } from './kept-dice.ts';

const about = (table: string, changes: Partial<KeptDice> = {}): KeptDice => ({
  table,
  commitment: 'c',
  seed: 's',
  seats: null,
  rounds: 0,
  ...changes,
});

beforeEach(() => remember('dice', '[]'));

test('what was seen of a table is found again, as it was kept last', () => {
  keepDice(about('one'));
  keepDice(about('two'));
  keepDice(about('one', { seats: ['a', 'b'], rounds: 1 }));
  expect(keptDice('one')).toEqual(about('one', { seats: ['a', 'b'], rounds: 1 }));
  expect(keptDice('two')).toEqual(about('two'));
  expect(keptDice('three')).toBeNull();
});

test('a hundred tables are remembered, the newest ones', () => {
  for (let i = 0; i < 105; i++) keepDice(about(`t${i}`));
  expect(keptDice('t4')).toBeNull();
  expect(keptDice('t5')).not.toBeNull();
});

test('what another version has written is left out', () => {
  remember('dice', '[1, {"table": "odd"}, {"table":"one","commitment":"c","seed":"s","seats":[3],"rounds":0}]');
  expect(keptDice('one')).toBeNull();
  keepDice(about('one'));
  expect(keptDice('one')).toEqual(about('one'));
  remember('dice', 'nonsense');
  expect(keptDice('one')).toBeNull();
});
