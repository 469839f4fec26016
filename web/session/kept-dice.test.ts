import { beforeEach, expect, test } from 'vitest';
import { writeStored } from '../app/storage.ts';
import { type KeptDice, keptDice, saveKeptDice } from './kept-dice.ts';

const about = (table: string, changes: Partial<KeptDice> = {}): KeptDice => ({
  table,
  commitment: 'c',
  seed: 's',
  seats: null,
  rounds: 0,
  ...changes,
});

beforeEach(() => writeStored('dice', '[]'));

test("what was seen of a table's dice is stored and found again", () => {
  saveKeptDice(about('one'));
  saveKeptDice(about('two'));
  saveKeptDice(about('one', { seats: ['a', 'b'], rounds: 1 }));
  expect(keptDice('one')).toEqual(about('one', { seats: ['a', 'b'], rounds: 1 }));
  expect(keptDice('two')).toEqual(about('two'));
  expect(keptDice('three')).toBeNull();
});

test('the hundred newest tables are remembered', () => {
  for (let i = 0; i < 105; i++) saveKeptDice(about(`t${i}`));
  expect(keptDice('t4')).toBeNull();
  expect(keptDice('t5')).not.toBeNull();
});

test('data of another version is ignored', () => {
  writeStored('dice', '[1, {"table": "odd"}, {"table":"one","commitment":"c","seed":"s","seats":[3],"rounds":0}]');
  expect(keptDice('one')).toBeNull();
  saveKeptDice(about('one'));
  expect(keptDice('one')).toEqual(about('one'));
  writeStored('dice', 'nonsense');
  expect(keptDice('one')).toBeNull();
});
