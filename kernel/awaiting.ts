import type { Asking, Chance, Over, SeatSet } from './contract.ts';

/**
 * Answers for `awaiting`, made once for every pair of sets and shared from then on.
 * `const ask = asking('discard', 'open')` at the top of a module, `ask(must, may)` in a frame's rule.
 */
export function asking(question: string, veil: 'open' | 'veiled'): (must: SeatSet, may?: SeatSet) => Asking {
  // Two short lists, not one long one: an engine keeps a long list with gaps as a hash table, which is slow to read.
  const cache: (Asking[] | undefined)[] = [];
  const veiled = veil === 'veiled';
  return (must, may = 0) => {
    const known = cache[must]?.[may];
    if (known !== undefined) return known;
    const made: Asking = Object.freeze({ who: 'seats', question, must, may, veiled });
    const row = cache[must] ?? [];
    row[may] = made;
    cache[must] = row;
    return made;
  };
}

/** A sealed choice: those who still owe must, those who have chosen may change their mind until the last is in. */
export const sealedChoice = (ask: (must: SeatSet, may?: SeatSet) => Asking, owing: SeatSet, done: SeatSet): Asking =>
  ask(owing & ~done, done);

/** A chance with fixed bounds: dice, a layout. A game that asks for none, or below nothing, breaks law 1. */
export const chance = (kind: string, of: readonly number[], secrecy: 'open' | 'secret'): Chance =>
  Object.freeze({ who: 'chance', kind, of: [...of], secret: secrecy === 'secret' });

/** Draws of one from n, made once for every n and shared from then on. */
export function drawing(kind: string, secrecy: 'open' | 'secret'): (n: number) => Chance {
  const cache: (Chance | undefined)[] = [];
  return (n) => {
    const known = cache[n];
    if (known !== undefined) return known;
    const made = chance(kind, [n], secrecy);
    cache[n] = made;
    return made;
  };
}

const ENDS = new Map<string, Over>();

/** The end, with places[seat] = 1, 2 …; ties share a place. Made once for every way a game can end. */
export function over(places: readonly number[]): Over {
  const key = places.join();
  const known = ENDS.get(key);
  if (known !== undefined) return known;
  const made: Over = Object.freeze({ who: 'over', places: Object.freeze([...places]) });
  ENDS.set(key, made);
  return made;
}

/** Places from points: more is better, equals share, the next place is skipped. */
export const placesByPoints = (points: readonly number[]): number[] =>
  points.map((own) => 1 + points.filter((other) => other > own).length);
