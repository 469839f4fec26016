import type { Kinded, MoveList } from '@orrery/kernel';
import { lowestBit } from './bits.ts';

/** One of a list. */
export function some<X>(list: readonly X[], i: number): X {
  const found = list[i];
  if (found === undefined) throw new RangeError(`there is no number ${i} among ${list.length}`);
  return found;
}

/** Values such as frames, made once and found by their number ever after. */
export function shared<const F extends Kinded>(n: number, make: (i: number) => F): (i: number) => F {
  // The list itself is not frozen: engines read frozen arrays slowly.
  const list = Array.from({ length: n }, (_, i) => Object.freeze(make(i)));
  return (i) => some(list, i);
}

/** Adds the moves of a set given as bits, counted from `from` on. */
export function addBits<M>(out: MoveList<M>, moves: readonly M[], word: number, from: number): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    const move = moves[from + lowestBit(rest)];
    if (move !== undefined) out.add(move);
  }
}

/** Adds the moves of a small set: of seats, cards or resources. */
export const addSet = <M>(out: MoveList<M>, moves: readonly M[], set: number): void => addBits(out, moves, set, 0);
