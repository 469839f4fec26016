import { Z95 } from './interval.ts';
import type { GameRecord } from './record.ts';

/** A rating with its 95 % interval; null where too few deals were played to say. */
export interface Rating {
  readonly elo: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** points[i * bots + j]: how often i ended before j; a tie is half for each. */
type Duels = Float64Array;

const SCALE = 400 / Math.LN10;
/** One drawn duel that nobody played, for every pair that met: without it a bot that never lost had no bounds. */
const PRIOR = 0.5;
const ROUNDS = 5000;
const CLOSE = 1e-10;
/** So many groups of deals are left out in turn to see how much the ratings hang on them. */
const GROUPS = 20;

/** The score that a lead in Elo promises. */
export const expected = (lead: number): number => 1 / (1 + 10 ** (-lead / 400));

/** The lead in Elo that a score amounts to. */
export const leadOf = (score: number): number => -400 * Math.log10(1 / score - 1);

/** Adds the duels of a game: every pair of seats that different bots sat on. */
function addDuels(duels: Duels, bots: number, botOf: readonly number[], { seating, places }: GameRecord): void {
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
 * The strengths that make what happened likeliest (Bradley and Terry), as logarithms whose mean is 0, found by
 * minorising (Hunter 2004) from `start`.
 */
function strengths(duels: Duels, bots: number, start: readonly number[]): number[] {
  let strength = start.map(Math.exp);
  for (let round = 0; round < ROUNDS; round++) {
    const next = strength.map((own, i) => {
      let won = 0;
      let weight = 0;
      for (let j = 0; j < bots; j++) {
        const ahead = duels[i * bots + j] ?? 0;
        const met = ahead + (duels[j * bots + i] ?? 0);
        if (i === j || met === 0) continue;
        won += ahead + PRIOR;
        weight += (met + 2 * PRIOR) / (own + (strength[j] ?? 1));
      }
      return weight === 0 ? own : won / weight;
    });
    const mean = next.reduce((sum, s) => sum + Math.log(s), 0) / bots;
    const centred = next.map((s) => s / Math.exp(mean));
    const moved = Math.max(...centred.map((s, i) => Math.abs(Math.log(s / (strength[i] ?? 1)))));
    strength = centred;
    if (moved < CLOSE) break;
  }
  return strength.map(Math.log);
}

/**
 * Elo of `bots` bots from the places of games: each pair of different bots at a table is a duel. The mean of all is 0.
 * Intervals come from leaving out groups of whole deals (jackknife), so games that share a deal do not count twice.
 */
export function ratings(records: readonly GameRecord[], bots: number, botOf: readonly number[]): Rating[] {
  const all = new Float64Array(bots * bots);
  const groups = Array.from({ length: GROUPS }, () => new Float64Array(bots * bots));
  const dealt = new Set<number>();
  for (const record of records) {
    dealt.add(record.deal);
    addDuels(all, bots, botOf, record);
    const group = groups[record.deal % GROUPS];
    if (group !== undefined) addDuels(group, bots, botOf, record);
  }
  const full = strengths(all, bots, new Array<number>(bots).fill(0));
  if (dealt.size < GROUPS) return full.map((s) => ({ elo: s * SCALE, low: null, high: null }));
  const partial = groups.map((group) =>
    strengths(
      all.map((n, i) => n - (group[i] ?? 0)),
      bots,
      full,
    ),
  );
  return full.map((s, i) => {
    const left = partial.map((each) => each[i] ?? 0);
    const mean = left.reduce((sum, x) => sum + x, 0) / GROUPS;
    const squares = left.reduce((sum, x) => sum + (x - mean) ** 2, 0);
    const half = Z95 * Math.sqrt(((GROUPS - 1) / GROUPS) * squares);
    return { elo: s * SCALE, low: (s - half) * SCALE, high: (s + half) * SCALE };
  });
}
