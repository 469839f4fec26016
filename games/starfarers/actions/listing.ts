import { lowestBit } from '@orrery/common';
import type { MoveList } from '@orrery/kernel';

/** Adds the moves of a set of seats, cards or resources. */
export function addSet<M>(out: MoveList<M>, moves: readonly M[], set: number): void {
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const move = moves[lowestBit(rest)];
    if (move !== undefined) out.add(move);
  }
}

/** One of a list. */
export function some<M>(moves: readonly M[], k: number): M {
  const move = moves[k];
  if (move === undefined) throw new RangeError(`no move ${k} of ${moves.length}`);
  return move;
}
