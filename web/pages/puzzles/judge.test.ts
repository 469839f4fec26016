import { expect, test } from 'vitest';
import { judgeMove } from './judge.ts';

const choices = [
  { move: 'base 3', winChance: 0.461 },
  { move: 'ship 4', winChance: 0.424 },
  { move: 'end', winChance: 0.3 },
];

test('a move is best, nearly as good, or worse, in games of a hundred', () => {
  expect(judgeMove(choices, 'base 3')).toEqual({ kind: 'best', winChance: 46 });
  expect(judgeMove(choices, 'ship 4')).toEqual({ kind: 'near', winChance: 42, best: 46 });
  expect(judgeMove(choices, 'end')).toEqual({ kind: 'worse', winChance: 30, best: 46 });
});

test('a move that was not examined is reported as such', () => {
  expect(judgeMove(choices, 'offer 1 food for 1 ore')).toEqual({ kind: 'unweighed', best: 46 });
});
