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
  const copyState = (): void => game.copy(state, slot);
  const awaiting = new Probe<T, H, M>(({ table }) => keep(game.awaiting(table)), { times: 4 });
  const moves = new Probe<T, H, M>((view) => game.moves(view, list));
  const refuse = new Probe<T, H, M>((view, move) => keep(game.refuse(view, move)), { times: 2 });
  const copy = new Probe<T, H, M>(copyState);
  const view = new Probe<T, H, M>((seen) => keep(JSON.stringify(seen)), { every: 11 });
  const clone = new Probe<T, H, M>(() => keep(structuredClone(state)), { every: 31 });
  runProbes(course, [awaiting, moves, refuse, copy, view, clone], budget);
  // A move can be played once: the second time it is played in a copy, beside games that copy as often.
  const play = new Probe<T, H, M>(({ seat }, move) => {
    copyState();
    game.play(slot, seat, move, null);
  });
  runProbes(course, [play], budget, { base: copyState });
  return {
    awaiting: awaiting.cost,
    moves: moves.cost,
    refuse: refuse.cost,
    play: play.cost,
    copy: copy.cost,
    view: view.cost,
    clone: clone.cost,
  };
}
