import { covers } from '@orrery/common';
import { CARDS_PER_RESOURCE } from '@orrery/startrek/facts';
import { expect, test } from 'vitest';
import { limitsOf } from '../../../common/trade/draft.ts';
import { playRandomGame } from '../testing/games.ts';
import type { MoveKind } from '../types.ts';
import { scienceMove } from './science.tsx';

const GAMES = [
  { seed: 41, seats: 3, options: { phases: 'joined' } },
  { seed: 42, seats: 4 },
] as const;

test('every legal offer, counter-offer and proposal can be put together by taps', () => {
  const kinds = new Set<MoveKind>();
  for (const game of GAMES) {
    playRandomGame(game, ({ view, moves }) => {
      for (const move of moves) {
        if (move.kind !== 'offer' && move.kind !== 'counter' && move.kind !== 'propose') continue;
        const limits = limitsOf(view.hand.resources, CARDS_PER_RESOURCE, move);
        expect(covers(limits.give, move.give)).toBe(true);
        expect(covers(limits.take, move.take)).toBe(true);
        kinds.add(move.kind);
      }
    });
  }
  expect(kinds).toEqual(new Set(['offer', 'counter', 'propose']));
});

test('the two cards of a science card may be equal or different, chosen in any order', () => {
  expect(scienceMove([0, 2, 0, 0, 0])).toEqual({ kind: 'science', first: 1, second: 1 });
  expect(scienceMove([1, 0, 0, 0, 1])).toEqual({ kind: 'science', first: 0, second: 4 });
  expect(scienceMove([0, 0, 1, 0, 0])).toEqual({ kind: 'science', first: 2, second: -1 });
});
