import { MoveList } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { policyBySeat, readBots } from './bots.ts';

test('one name stands for every seat, several for one seat each', () => {
  expect(readBots('random', 3)).toEqual({ ok: true, value: ['random', 'random', 'random'] });
  expect(readBots('random,random', 2)).toEqual({ ok: true, value: ['random', 'random'] });
  expect(readBots('random,', 2).ok).toBe(false);
});

test('the bot on the requested seat decides', () => {
  const moves = new MoveList<string>();
  for (const move of ['a', 'b', 'c']) moves.add(move);
  const policy = policyBySeat<object, object, string>(['random', 'random'], (below) => below - 1);
  expect(policy({ seat: 1, table: {}, hand: {} }, moves)).toBe(2);
});
