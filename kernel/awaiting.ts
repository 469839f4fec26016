import type { Asking, Chance, GameOver, SeatSet } from './contract.ts';

/**
 * Builds the answers of `awaiting`. Each pair of seat sets gets one answer, made once and shared. Write `const ask =
 * asking('discard', 'open')` at the top of a module and `ask(must, may)` in a frame's rule.
 */
export function defineQuestion(question: string, veil: 'open' | 'veiled'): (must: SeatSet, may?: SeatSet) => Asking {
  // Most questions are for those who must answer alone. The others are in short lists in a list: one long sparse list
  // would become a hash table, which is slow to read.
  const alone: (Asking | undefined)[] = [];
  const cache: (Asking[] | undefined)[] = [];
  const veiled = veil === 'veiled';
  return (must, may = 0) => {
    const known = may === 0 ? alone[must] : cache[must]?.[may];
    if (known !== undefined) return known;
    const made: Asking = Object.freeze({ who: 'seats', question, must, may, veiled });
    if (may === 0) {
      alone[must] = made;
      return made;
    }
    const row = cache[must] ?? [];
    row[may] = made;
    cache[must] = row;
    return made;
  };
}

/**
 * A sealed choice: seats that owe a choice must answer, seats that have chosen may change it until the last one has.
 */
export const sealedChoice = (ask: (must: SeatSet, may?: SeatSet) => Asking, owing: SeatSet, done: SeatSet): Asking =>
  ask(owing & ~done, done);

/** A chance with fixed bounds: dice, a layout. An empty list of bounds, or a bound below 1, breaks law 1. */
export const fixedChance = (kind: string, of: readonly number[], secrecy: 'open' | 'secret'): Chance =>
  Object.freeze({ who: 'chance', kind, of: [...of], secret: secrecy === 'secret' });

/** Draws of one out of n. Made once for every n and shared. */
export function cardDraw(kind: string, secrecy: 'open' | 'secret'): (n: number) => Chance {
  const cache: (Chance | undefined)[] = [];
  return (n) => {
    const known = cache[n];
    if (known !== undefined) return known;
    const made = fixedChance(kind, [n], secrecy);
    cache[n] = made;
    return made;
  };
}

const OVER_BY_PLACES = new Map<string, GameOver>();

/** The end, with places[seat] = 1, 2 …; ties share a place. Made once for every possible result and shared. */
export function gameOver(places: readonly number[]): GameOver {
  const key = places.join();
  const known = OVER_BY_PLACES.get(key);
  if (known !== undefined) return known;
  const made: GameOver = Object.freeze({ who: 'over', places: Object.freeze([...places]) });
  OVER_BY_PLACES.set(key, made);
  return made;
}

/** Places from points: more is better, ties share a place and the next place is skipped. */
export const placesByPoints = (points: readonly number[]): number[] =>
  points.map((own) => 1 + points.filter((other) => other > own).length);
