import { type Game, type Kinded, MoveList } from '@orrery/kernel';
import type { Budget } from './budget.ts';
import { Course } from './course.ts';
import { Probe, runProbes, Sink } from './probe.ts';

/** What each call of the contract costs a player who keeps no memory, and structuredClone beside them. */
export function callCosts<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  options: O,
  seats: number,
  budget: Budget,
) {
  const course = new Course(game, options, seats);
  const { state } = course;
  const slot = game.setup(options, seats);
  const list = new MoveList<M>(0);
  const { keep } = new Sink();
  const awaiting = new Probe<T, H, M>(1, ({ table }) => keep(game.awaiting(table)));
  const moves = new Probe<T, H, M>(1, (view) => game.moves(view, list));
  const refuse = new Probe<T, H, M>(1, (view, move) => keep(game.refuse(view, move)));
  const copy = new Probe<T, H, M>(1, () => game.copy(state, slot));
  // A move can be played once: the second time it is played in a copy.
  const copyAndPlay = new Probe<T, H, M>(1, ({ seat }, move) => {
    game.copy(state, slot);
    game.play(slot, seat, move, null);
  });
  const view = new Probe<T, H, M>(11, (seen) => keep(JSON.stringify(seen)));
  const clone = new Probe<T, H, M>(31, () => keep(structuredClone(state)));
  runProbes(course, [awaiting, moves, refuse, copy, copyAndPlay, view, clone], budget);
  return {
    awaiting: awaiting.cost,
    moves: moves.cost,
    refuse: refuse.cost,
    play: copyAndPlay.cost - copy.cost,
    copy: copy.cost,
    view: view.cost,
    clone: clone.cost,
  };
}
