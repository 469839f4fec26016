import { hasSeat } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { dialogueFor, forcedAnswer } from './questions.ts';
import { playRandomGame } from './testing/games.ts';

const GAMES = [
  { seed: 51, seats: 3, options: { phases: 'joined', offers: 3 }, maxEntries: 900 },
  { seed: 52, seats: 4, options: { offers: 3 }, maxEntries: 900 },
] as const;

test('ST-TRADE-02 · an offer that cannot be paid is declined by itself, any other waits for its seat', () => {
  const seen = { declined: 0, waiting: 0 };
  for (const game of GAMES) {
    playRandomGame(game, ({ view, asking, moves }) => {
      const isAsked = asking.question === 'offer' && hasSeat(asking.must, view.seat) && view.seat !== view.table.active;
      const canAccept = moves.some(({ kind }) => kind === 'accept');
      const isForegone = isAsked && !canAccept;
      expect(forcedAnswer(asking, view, 'test')).toEqual(isForegone ? { kind: 'decline' } : null);
      if (!isAsked) return;
      expect(moves.some(({ kind }) => kind === 'decline')).toBe(true);
      expect(dialogueFor(asking, view)).toBeNull();
      seen[isForegone ? 'declined' : 'waiting']++;
    });
  }
  expect(Math.min(seen.declined, seen.waiting)).toBeGreaterThan(20);
});
