import type { Kinded, MoveList } from '@orrery/kernel';
import { lowestBit } from './bits.ts';

/** The element at an index; throws if there is none. */
export function itemAt<X>(list: readonly X[], i: number): X {
  const found = list[i];
  if (found === undefined) throw new RangeError(`there is no number ${i} among ${list.length}`);
  return found;
}

/** A table of values such as frames, made once and looked up by index. */
export function frozenTable<const F extends Kinded>(n: number, make: (i: number) => F): (i: number) => F {
  // The list itself is not frozen: engines read frozen arrays slowly.
  const list = Array.from({ length: n }, (_, i) => Object.freeze(make(i)));
  return (i) => itemAt(list, i);
}

/** Adds the moves of a bit set, counted from `from` on. */
export function addMovesByBits<M>(out: MoveList<M>, moves: readonly M[], word: number, from: number): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    const move = moves[from + lowestBit(rest)];
    if (move !== undefined) out.add(move);
  }
}

/** Adds the moves of a small bit set: of seats, cards or resources. */
export const addMovesOfSet = <M>(out: MoveList<M>, moves: readonly M[], set: number): void =>
  addMovesByBits(out, moves, set, 0);
