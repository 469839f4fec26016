import { chanceFromRng, fastRng, headerOf, Match, MoveList, randomAskedSeat, standardOptions } from '@orrery/kernel';
import { startrek } from '@orrery/startrek';
import type { Move } from '@orrery/startrek/facts';
import { expect, test } from 'vitest';
import { startrekFigures } from './index.ts';

const SIZE = startrekFigures().names.length;

const GAMES = [
  { seats: 3, options: {} },
  { seats: 4, options: {} },
  { seats: 4, options: { phases: 'joined' } },
  { seats: 3, options: { setup: 'beginners', support: 'off', target: 8 } },
  { seats: 4, options: { classic: 'on', setup: 'classic', dice: 'deck' } },
] as const;

/** The positions of a game between players who choose at random. */
function* positions({ seats, options }: (typeof GAMES)[number], seed: number, entries: number) {
  const rng = fastRng(seed);
  const chosen = { ...standardOptions(startrek.options), ...options };
  const match = new Match(startrek, headerOf(startrek, { options: chosen, seats }), { chance: chanceFromRng(rng) });
  const moves = new MoveList<Move>(2);
  while (match.seq < entries) {
    const due = match.dueOutcome();
    if (due !== null) match.apply(due);
    else {
      const asked = match.awaiting;
      if (asked.who !== 'seats') return;
      const seat = randomAskedSeat(asked, rng);
      startrek.moves(match.view(seat), moves);
      const move = moves.at[rng(moves.n)];
      if (move === undefined) throw new Error('no move');
      match.apply({ by: seat, move });
    }
    yield { match, options: chosen };
  }
}

test('figures that remember the last table equal those of an object that has seen nothing', () => {
  const kept = startrekFigures();
  const [one, two] = [new Int32Array(SIZE), new Int32Array(SIZE)];
  for (const game of GAMES) {
    for (const { match } of positions(game, 23, 250)) {
      const fresh = startrekFigures();
      for (const figures of [kept, fresh]) figures.readTable?.(match.state.table);
      for (const { table, hand, seat } of match.views) {
        kept.write(table, hand, seat, one, 0);
        fresh.write(table, hand, seat, two, 0);
        expect(one).toEqual(two);
      }
    }
  }
});
