import { fastRng } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { BOTH_GAMES, position } from './testing/position.ts';

test.each([
  'next',
  'stop',
  'fly 3',
  'buy 2 ore',
  'sell 4 knowledge',
  'sell ore and goods',
  'buy 1 fuel at mintaka',
  'sell food and carbon at merchants',
  'choose storage sensor',
  'arrange 1/0',
  'arrange 210/',
  'arrange /01',
  'centre-2 science',
  'give-up trade',
  'force goods',
  'booster-2',
])('%s is a move in both games', (text) => {
  for (const id of BOTH_GAMES) {
    const { notation } = position(id).game;
    const move = notation.parse(text);
    expect(move === null ? null : notation.print(move)).toBe(text);
  }
});

test.each([
  '',
  'fly 4',
  'fly 01',
  'buy 0 ore',
  'buy 5 ore',
  'buy 1 astro',
  'buy 1 ore at sirius',
  'sell goods and ore',
  'sell ore and ore',
  'choose',
  'choose sensor storage',
  'arrange 00/',
  'arrange 1/',
  'task 99',
  'offer 1,0,0 for 0,1,0',
  'offer 01,0,0,0,0,0,0 for 0,1,0,0,0,0,0',
  'toString',
])('%s is not a move', (text) => {
  for (const id of BOTH_GAMES) expect(position(id).game.notation.parse(text)).toBeNull();
});

test.each(BOTH_GAMES)('every randomly generated move is read back as it was written, in %s', (id) => {
  const { game, table } = position(id);
  const rng = fastRng(1);
  for (const { any } of game.vocabulary.moves) {
    for (let i = 0; i < 50; i++) {
      const move = any(table, rng);
      expect(game.notation.parse(game.notation.print(move))).toEqual(move);
    }
  }
});
