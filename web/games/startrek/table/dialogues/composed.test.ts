import { covers } from '@orrery/common';
import { EACH } from '@orrery/startrek/facts';
import { expect, test } from 'vitest';
import { limitsOf } from '../../../common/trade/draft.ts';
import { playedAtRandom } from '../testing/games.ts';
import type { Kind } from '../trek.ts';
import { scienceOf } from './science.tsx';

const GAMES = [
  { seed: 41, seats: 3, options: { phases: 'joined' } },
  { seed: 42, seats: 4 },
] as const;

test('every legal offer, counter-offer and proposal can be tapped together', () => {
  const kinds = new Set<Kind>();
  for (const game of GAMES) {
    playedAtRandom(game, ({ view, moves }) => {
      for (const move of moves) {
        if (move.kind !== 'offer' && move.kind !== 'counter' && move.kind !== 'propose') continue;
        const limits = limitsOf(view.hand.resources, EACH, move);
        expect(covers(limits.give, move.give)).toBe(true);
        expect(covers(limits.take, move.take)).toBe(true);
        kinds.add(move.kind);
      }
    });
  }
  expect(kinds).toEqual(new Set(['offer', 'counter', 'propose']));
});

test('two cards of science may be the same or different, in any order of tapping', () => {
  expect(scienceOf([0, 2, 0, 0, 0])).toEqual({ kind: 'science', first: 1, second: 1 });
  expect(scienceOf([1, 0, 0, 0, 1])).toEqual({ kind: 'science', first: 0, second: 4 });
  expect(scienceOf([0, 0, 1, 0, 0])).toEqual({ kind: 'science', first: 2, second: -1 });
});
