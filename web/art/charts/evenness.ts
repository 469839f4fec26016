import { fastRng, total } from '@orrery/kernel';

/** The odds of what a game rolls: `chances[i]` of `of` for the result `results[i]`. */
export interface Odds {
  readonly results: readonly number[];
  readonly chances: readonly number[];
  readonly of: number;
}

/** What a result came to, and what was to be expected: most of the time between `low` and `high`. */
export interface Expected {
  readonly result: number;
  readonly rolled: number;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

/** How often each result was rolled beside how often it was due, two standard deviations either way. */
export function expectations(rolls: readonly number[], { results, chances, of }: Odds): readonly Expected[] {
  const n = total(rolls);
  return results.map((result, i) => {
    const chance = (chances[i] ?? 0) / of;
    const expected = n * chance;
    const spread = 2 * Math.sqrt(n * chance * (1 - chance));
    const low = Math.max(0, expected - spread);
    return { result, rolled: rolls[i] ?? 0, expected, low, high: expected + spread };
  });
}

/** How far counts are from what the odds promise: the sum of squared misses, each by its due. */
function missOf(counts: readonly number[], { chances, of }: Odds, n: number): number {
  return counts.reduce((sum, count, i) => {
    const due = (n * (chances[i] ?? 0)) / of;
    return due === 0 ? sum : sum + (count - due) ** 2 / due;
  }, 0);
}

/** Which result a number below `of` stands for, `chances[i]` numbers for result i. */
function wheelOf({ chances }: Odds): readonly number[] {
  return chances.flatMap((chance, i) => new Array<number>(chance).fill(i));
}

const TRIALS = 2000;

/**
 * In what share of games with this many fair rolls they fall at least this unevenly: near 1 is very even, near 0 is
 * rare. By trial, since a game has too few rolls for the usual tables; the same for the same rolls.
 */
export function evenness(rolls: readonly number[], odds: Odds): number {
  const n = total(rolls);
  if (n === 0) return 1;
  const miss = missOf(rolls, odds, n);
  const wheel = wheelOf(odds);
  const rng = fastRng(n);
  let asUneven = 0;
  for (let trial = 0; trial < TRIALS; trial++) {
    const counts = rolls.map(() => 0);
    for (let roll = 0; roll < n; roll++) {
      const i = wheel[rng(odds.of)] ?? 0;
      counts[i] = (counts[i] ?? 0) + 1;
    }
    // What differs by rounding alone is the same.
    if (missOf(counts, odds, n) >= miss - 1e-9) asUneven++;
  }
  return asUneven / TRIALS;
}
