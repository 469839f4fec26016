/** A pair: the entrant who begins, and the one who follows. */
export type SeatedPair = readonly [first: number, second: number];

/** The rounds of a tournament in which everybody meets everybody once. */
export const roundRobinRounds = (entrants: number): number => (entrants % 2 === 0 ? entrants - 1 : entrants);

/**
 * A round of the Berger tables (FIDE Handbook C.05 annex 1) for these entrants. With an odd number one entrant is paired
 * with null and does not play in this round. Rounds count from 1.
 */
export function bergerRound(
  entrants: readonly number[],
  round: number,
): readonly (readonly [first: number | null, second: number | null])[] {
  const all: readonly (number | null)[] = entrants.length % 2 === 0 ? entrants : [...entrants, null];
  const circle = all.length - 1;
  const at = (n: number): number | null => all[n] ?? null;
  const last = at(circle);
  // The circle turns by half its length each round, so that the right to begin alternates as in the printed tables.
  const start = ((round - 1) * (all.length / 2)) % circle;
  const pairs: (readonly [number | null, number | null])[] = [];
  pairs.push(round % 2 === 1 ? [at(start), last] : [last, at(start)]);
  for (let step = 1; step < all.length / 2; step++) {
    pairs.push([at((start + step) % circle), at((start - step + circle) % circle)]);
  }
  return pairs;
}
