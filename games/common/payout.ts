import type { Seat } from '@orrery/kernel';

/** Hands a seat what it is due, kind by kind, out of a stack: `due` holds all seats one after the other, and is left at nought. */
export function payOut(due: Int32Array, seat: Seat, stack: number[], hand: number[]): number {
  const from = seat * hand.length;
  let cards = 0;
  for (let kind = 0; kind < hand.length; kind++) {
    const n = due[from + kind] ?? 0;
    if (n === 0) continue;
    due[from + kind] = 0;
    hand[kind] = (hand[kind] ?? 0) + n;
    stack[kind] = (stack[kind] ?? 0) - n;
    cards += n;
  }
  return cards;
}
