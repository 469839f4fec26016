import { NO_ACTION } from './learnable.ts';

/** Number of ids for discards from a hand with this many kinds of cards. */
export const discardIdCount = (kinds: number): number => (1 << kinds) * (kinds + 1);

/**
 * There are more ways to discard than a table of ids can hold. A learner chooses which kinds are discarded completely
 * and from which kind the rest is taken; with the number owed this defines the discard. Discards that split two kinds
 * or more have no id. Discarding whole kinds in order of value always has one.
 */
export function discardId(hand: readonly number[], cards: readonly number[]): number {
  let whole = 0;
  let broken = hand.length;
  for (let kind = 0; kind < hand.length; kind++) {
    const n = cards[kind] ?? 0;
    if (n === 0) continue;
    if (n === hand[kind]) whole |= 1 << kind;
    else if (broken < hand.length) return NO_ACTION;
    else broken = kind;
  }
  return whole * (hand.length + 1) + broken;
}
