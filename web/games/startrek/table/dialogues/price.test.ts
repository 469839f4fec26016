import { expect, test } from 'vitest';
import { playRandomGame } from '../testing/games.ts';
import { predict } from '../testing/play.ts';
import { substitutePrice } from './price.tsx';

test('a substituted price is shown as the engine takes it', () => {
  const kinds = new Map<string, number>();
  for (const seed of [51, 52, 53]) {
    playRandomGame({ seed, seats: 4, options: { phases: 'joined' } }, ({ view, moves }) => {
      for (const move of moves) {
        if (move.kind !== 'substitute' && move.kind !== 'choose') continue;
        const times = (kinds.get(move.kind) ?? 0) + 1;
        kinds.set(move.kind, times);
        if (times > 60) continue;
        const paid = predict(view, move).events.flatMap((event) => ('paid' in event ? [event.paid] : []));
        expect(paid).toEqual([substitutePrice(move)]);
      }
    });
  }
  expect([...kinds.keys()].sort()).toEqual(['choose', 'substitute']);
});
