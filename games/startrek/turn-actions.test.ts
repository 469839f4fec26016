import { chanceFromRng, fastRng, MoveList, randomAskedSeat, standardOptions, topFrame, viewsOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { startrek } from './game.ts';
import type { Move } from './moves.ts';
import type { Options, View } from './state.ts';
import { prefilter, TURN_ACTIONS } from './turn-actions.ts';

const FREE: ReadonlySet<string> = new Set(['before', 'trade', 'build', 'main']);

/** The turn actions with a legal move here, checked one by one. */
function possible(view: View, menu: number): string[] {
  const frame = topFrame(view.table).kind;
  const out = new MoveList<Move>(menu);
  return TURN_ACTIONS.filter((action) => {
    if (!action.frames.includes(frame) || !action.gates.every((gate) => gate.ok(view))) return false;
    out.n = 0;
    action.candidates(view, out);
    return out.toArray().some((move) => action.needs.every((need) => need.ok(view, move)));
  }).map(({ kind }) => kind);
}

const named = (set: number): string[] =>
  TURN_ACTIONS.filter((_, place) => ((set >> place) & 1) === 1).map(({ kind }) => kind);

test.each<[string, Partial<Options>, number]>([
  ['strict', {}, 4],
  ['joined, by hand, with a menu', { phases: 'joined', claim: 'by-hand' }, 3],
  ['classic', { classic: 'on' }, 4],
])('the quick filter never omits a possible move: %s', (_, options, seats) => {
  const rng = fastRng(seats);
  const chance = chanceFromRng(rng);
  const moves = new MoveList<Move>(3);
  for (let game = 0; game < 3; game++) {
    const state = startrek.setup({ ...standardOptions(startrek.options), ...options }, seats);
    const views = viewsOf(state);
    for (let asked = startrek.awaiting(state.table); asked.who !== 'over'; asked = startrek.awaiting(state.table)) {
      if (asked.who === 'chance') {
        startrek.resolve(state, chance(asked, 0), null);
        continue;
      }
      const seat = randomAskedSeat(asked, rng);
      const view = views[seat];
      if (view === undefined) throw new Error(`no seat ${seat}`);
      if (FREE.has(asked.question)) {
        expect(named(prefilter(view, moves.menu))).toEqual(expect.arrayContaining(possible(view, moves.menu)));
      }
      startrek.moves(view, moves);
      const move = moves.at[rng(moves.n)];
      if (move !== undefined) startrek.play(state, seat, move, null);
    }
  }
});
