import { Z95 } from './interval.ts';
import type { GameRecord } from './record.ts';

/** A rating with its 95 % interval; null when too few deals were played. */
export interface Rating {
  readonly elo: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** points[i * bots + j]: how often i ended before j; a tie is half for each. */
type DuelPoints = Float64Array;

const ELO_PER_LOG_STRENGTH = 400 / Math.LN10;
/** One virtual drawn duel for every pair that met. Without it a bot that never lost would have no upper bound. */
const PRIOR_DUELS = 0.5;
const MAX_ITERATIONS = 5000;
const CONVERGENCE_EPSILON = 1e-10;
/** Number of jackknife groups: each group of deals is left out once to measure how much the ratings depend on it. */
const JACKKNIFE_GROUPS = 20;

/** The expected score for a lead in Elo. */
export const expectedScore = (lead: number): number => 1 / (1 + 10 ** (-lead / 400));

/** The lead in Elo that corresponds to a score. */
export const eloLead = (score: number): number => -400 * Math.log10(1 / score - 1);

/** Adds the duels of a game: one for every pair of seats played by different bots. */
function addDuels(duels: DuelPoints, bots: number, botOf: readonly number[], { seating, places }: GameRecord): void {
  if (places === null) return;
  for (let a = 0; a < seating.length; a++) {
    for (let b = a + 1; b < seating.length; b++) {
      const i = botOf[seating[a] ?? 0] ?? 0;
      const j = botOf[seating[b] ?? 0] ?? 0;
      if (i === j) continue;
      const lead = Math.sign((places[b] ?? 0) - (places[a] ?? 0));
      duels[i * bots + j] = (duels[i * bots + j] ?? 0) + (1 + lead) / 2;
      duels[j * bots + i] = (duels[j * bots + i] ?? 0) + (1 - lead) / 2;
    }
  }
}

/**
 * Maximum-likelihood strengths of the Bradley-Terry model, as logarithms whose mean is 0, found by the MM algorithm
 * (Hunter 2004) from `start`.
 */
function strengths(duels: DuelPoints, bots: number, start: readonly number[]): number[] {
  let strength = start.map(Math.exp);
  for (let round = 0; round < MAX_ITERATIONS; round++) {
    const next = strength.map((own, i) => {
      let won = 0;
      let weight = 0;
      for (let j = 0; j < bots; j++) {
        const ahead = duels[i * bots + j] ?? 0;
        const met = ahead + (duels[j * bots + i] ?? 0);
        if (i === j || met === 0) continue;
        won += ahead + PRIOR_DUELS;
        weight += (met + 2 * PRIOR_DUELS) / (own + (strength[j] ?? 1));
      }
      return weight === 0 ? own : won / weight;
    });
    const mean = next.reduce((sum, s) => sum + Math.log(s), 0) / bots;
    const centred = next.map((s) => s / Math.exp(mean));
    const moved = Math.max(...centred.map((s, i) => Math.abs(Math.log(s / (strength[i] ?? 1)))));
    strength = centred;
    if (moved < CONVERGENCE_EPSILON) break;
  }
  return strength.map(Math.log);
}

/**
 * Elo of `bots` bots from the places of games: each pair of different bots at a table is a duel. The mean of all
 * ratings is 0. Intervals come from a jackknife over whole deals, so games that share a deal do not count twice.
 */
export function ratings(records: readonly GameRecord[], bots: number, botOf: readonly number[]): Rating[] {
  const all = new Float64Array(bots * bots);
  const groups = Array.from({ length: JACKKNIFE_GROUPS }, () => new Float64Array(bots * bots));
  const dealt = new Set<number>();
  for (const record of records) {
    dealt.add(record.deal);
    addDuels(all, bots, botOf, record);
    const group = groups[record.deal % JACKKNIFE_GROUPS];
    if (group !== undefined) addDuels(group, bots, botOf, record);
  }
  const full = strengths(all, bots, new Array<number>(bots).fill(0));
  if (dealt.size < JACKKNIFE_GROUPS) return full.map((s) => ({ elo: s * ELO_PER_LOG_STRENGTH, low: null, high: null }));
  const partial = groups.map((group) =>
    strengths(
      all.map((n, i) => n - (group[i] ?? 0)),
      bots,
      full,
    ),
  );
  return full.map((s, i) => {
    const left = partial.map((each) => each[i] ?? 0);
    const mean = left.reduce((sum, x) => sum + x, 0) / JACKKNIFE_GROUPS;
    const squares = left.reduce((sum, x) => sum + (x - mean) ** 2, 0);
    const half = Z95 * Math.sqrt(((JACKKNIFE_GROUPS - 1) / JACKKNIFE_GROUPS) * squares);
    return {
      elo: s * ELO_PER_LOG_STRENGTH,
      low: (s - half) * ELO_PER_LOG_STRENGTH,
      high: (s + half) * ELO_PER_LOG_STRENGTH,
    };
  });
}
