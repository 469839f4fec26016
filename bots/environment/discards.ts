import { NO_ACTION } from './learnable.ts';

/** Ids that discards from a hand of so many kinds of cards need. */
export const discardIds = (kinds: number): number => (1 << kinds) * (kinds + 1);

/**
 * There are more ways to give cards back than a table of ids can hold. A learner chooses which kinds go altogether and
 * from which one the rest is taken: with the number owed that says it all. Discards that break up two kinds or more have
 * no id. What is reached by giving up kinds in some order of dearness always has one.
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
