import { fastRng, total } from '@orrery/kernel';

/** The odds of what a game rolls: `chances[i]` of `of` for the result `results[i]`. */
export interface Odds {
  readonly results: readonly number[];
  readonly chances: readonly number[];
  readonly of: number;
}

/** The count of a result and its expected range: usually between `low` and `high`. */
export interface ExpectedRolls {
  readonly result: number;
  readonly rolled: number;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

/** Observed and expected counts of each result, with two standard deviations either way. */
export function expectations(rolls: readonly number[], { results, chances, of }: Odds): readonly ExpectedRolls[] {
  const n = total(rolls);
  return results.map((result, i) => {
    const chance = (chances[i] ?? 0) / of;
    const expected = n * chance;
    const spread = 2 * Math.sqrt(n * chance * (1 - chance));
    const low = Math.max(0, expected - spread);
    return { result, rolled: rolls[i] ?? 0, expected, low, high: expected + spread };
  });
}

/** Chi-squared statistic of the counts against the odds. */
function chiSquare(counts: readonly number[], { chances, of }: Odds, n: number): number {
  return counts.reduce((sum, count, i) => {
    const due = (n * (chances[i] ?? 0)) / of;
    return due === 0 ? sum : sum + (count - due) ** 2 / due;
  }, 0);
}

/** The result of each number below `of`: `chances[i]` numbers stand for result i. */
function resultWheel({ chances }: Odds): readonly number[] {
  return chances.flatMap((chance, i) => new Array<number>(chance).fill(i));
}

const SIMULATED_GAMES = 2000;

/**
 * The share of games with this many fair rolls that are at least this uneven: near 1 is very even, near 0 is rare. Simulated, because a
 * game has too few rolls for the chi-squared approximation; deterministic for the same rolls.
 */
export function evenness(rolls: readonly number[], odds: Odds): number {
  const n = total(rolls);
  if (n === 0) return 1;
  const miss = chiSquare(rolls, odds, n);
  const wheel = resultWheel(odds);
  const rng = fastRng(n);
  let asUneven = 0;
  for (let trial = 0; trial < SIMULATED_GAMES; trial++) {
    const counts = rolls.map(() => 0);
    for (let roll = 0; roll < n; roll++) {
      const i = wheel[rng(odds.of)] ?? 0;
      counts[i] = (counts[i] ?? 0) + 1;
    }
    // Treat differences by rounding as equal.
    if (chiSquare(counts, odds, n) >= miss - 1e-9) asUneven++;
  }
  return asUneven / SIMULATED_GAMES;
}
