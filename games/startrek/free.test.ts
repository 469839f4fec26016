import { drawnFrom, fastRng, MoveList, someoneAsked, standardOptions, viewsOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { startrek } from './game.ts';
import type { Move } from './moves.ts';
import type { Options } from './state.ts';

const plain = startrek.traced(() => undefined);

test.each<[string, Partial<Options>, number]>([
  ['strict', {}, 4],
  ['joined, by hand, with a menu', { phases: 'joined', claim: 'by-hand' }, 3],
  ['classic', { classic: 'on' }, 4],
])('the short way lists what the kernel lists: %s', (_, options, seats) => {
  const rng = fastRng(seats);
  const chance = drawnFrom(rng);
  const [short, long] = [new MoveList<Move>(3), new MoveList<Move>(3)];
  for (let game = 0; game < 3; game++) {
    const state = startrek.setup({ ...standardOptions(startrek.options), ...options }, seats);
    const views = viewsOf(state);
    for (let asked = startrek.awaiting(state.table); asked.who !== 'over'; asked = startrek.awaiting(state.table)) {
      if (asked.who === 'chance') {
        startrek.resolve(state, chance(asked, 0), null);
        continue;
      }
      for (const view of views) {
        startrek.moves(view, short);
        plain.moves(view, long);
        expect(short.toArray()).toEqual(long.toArray());
      }
      const seat = someoneAsked(asked, rng);
      const view = views[seat];
      if (view !== undefined) startrek.moves(view, short);
      const move = short.at[rng(short.n)];
      if (move !== undefined) startrek.play(state, seat, move, null);
    }
  }
});
