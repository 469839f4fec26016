import {
  type Asking,
  fastRng,
  hashState,
  type Kinded,
  MoveList,
  onlySeat,
  type Seat,
  type State,
  viewsOf,
} from '@orrery/kernel';
import type { PuzzleSetting, SeatPosition } from './position.ts';

/** Maximum number of moves to try; a long solution with many choices is not searched completely. */
const MAX_MOVES_TRIED = 60_000;

/** The seat decides alone, and its choice reveals nothing to others. */
export const decidesAlone = ({ must, veiled }: Asking, seat: Seat): boolean => must === onlySeat(seat) && !veiled;

/**
 * The other lines of the same length with the same result: another ship moved to the same place, or the moves of the
 * solution in another order. They also solve the puzzle.
 */
export function equivalentLines<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: PuzzleSetting<T, H, B, M, E, O, K>,
  position: SeatPosition<T, H, B, M, E, O, K>,
  solution: readonly M[],
): readonly (readonly string[])[] {
  const { print } = setting.game.notation;
  const all = [...moveOrders(setting, position, solution), ...linesToSameState(setting, position, solution)];
  const known = new Set([solution.map(print).join('\n')]);
  return all.filter((way) => {
    const text = way.join('\n');
    return known.size < known.add(text).size;
  });
}

/** Whether these two moves can be made in either order with the same result, so that one does not replace the other. */
export function isInterchangeable<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game, options, seats }: PuzzleSetting<T, H, B, M, E, O, K>,
  { match, seat }: SeatPosition<T, H, B, M, E, O, K>,
  one: string,
  other: string,
): boolean {
  const results = [
    [one, other],
    [other, one],
  ].map((order) => {
    const state = game.setup(options, seats);
    game.copy(match.state, state);
    for (const text of order) {
      const move = game.notation.parse(text);
      const asked = game.awaiting(state.table);
      const view = viewsOf(state)[seat];
      if (move === null || view === undefined || asked.who !== 'seats' || !decidesAlone(asked, seat)) return null;
      if (game.refuse(view, move).length > 0) return null;
      game.play(state, seat, move, null);
    }
    return hashState(state);
  });
  return results[0] !== null && results[0] === results[1];
}

/** The orders in which the moves are possible, whatever the random results between them. */
function moveOrders<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game, options, seats }: PuzzleSetting<T, H, B, M, E, O, K>,
  { match, seat }: SeatPosition<T, H, B, M, E, O, K>,
  solution: readonly M[],
): readonly (readonly string[])[] {
  const rng = fastRng(1);
  const orders: string[][] = [];
  const extend = (state: State<T, H, B>, made: readonly string[], left: readonly M[]): void => {
    if (left.length === 0) orders.push([...made]);
    for (const [i, move] of left.entries()) {
      const next = game.setup(options, seats);
      game.copy(state, next);
      const view = viewsOf(next)[seat];
      if (view === undefined || game.refuse(view, move).length > 0) continue;
      game.play(next, seat, move, null);
      for (let asked = game.awaiting(next.table); asked.who === 'chance'; asked = game.awaiting(next.table)) {
        game.resolve(
          next,
          asked.of.map((below) => rng(below)),
          null,
        );
      }
      extend(next, [...made, game.notation.print(move)], left.toSpliced(i, 1));
    }
  };
  extend(match.state, [], solution);
  return orders;
}

/** The lines of the same length that lead to the same state. */
function linesToSameState<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: PuzzleSetting<T, H, B, M, E, O, K>,
  { match, seat }: SeatPosition<T, H, B, M, E, O, K>,
  solution: readonly M[],
): readonly (readonly string[])[] {
  const { game, heuristics, options, seats } = setting;
  const { print } = game.notation;
  const chapter = heuristics.turnNumber(match.state.table);
  const goal = copied(match.state);
  for (const move of solution) game.play(goal, seat, move, null);
  const target = hashState(goal);
  const ways: string[][] = [];
  const dead = new Set<string>();
  let tried = 0;

  function copied(from: State<T, H, B>): State<T, H, B> {
    const into = game.setup(options, seats);
    game.copy(from, into);
    return into;
  }

  /** Whether any line from here leads to that state. */
  function follow(state: State<T, H, B>, made: readonly string[]): boolean {
    const left = solution.length - made.length;
    const here = hashState(state);
    if (left === 0) {
      if (here === target) ways.push([...made]);
      return here === target;
    }
    const asked = game.awaiting(state.table);
    const mark = `${left} ${here}`;
    const isOwn = asked.who === 'seats' && decidesAlone(asked, seat) && heuristics.turnNumber(state.table) === chapter;
    if (!isOwn || dead.has(mark)) return false;
    const view = viewsOf(state)[seat];
    const moves = new MoveList<M>(0);
    if (view !== undefined) game.moves(view, moves);
    let isFound = false;
    for (const move of moves.toArray()) {
      if (++tried > MAX_MOVES_TRIED) break;
      const next = copied(state);
      game.play(next, seat, move, null);
      if (follow(next, [...made, print(move)])) isFound = true;
    }
    if (!isFound) dead.add(mark);
    return isFound;
  }

  follow(match.state, []);
  return ways;
}
