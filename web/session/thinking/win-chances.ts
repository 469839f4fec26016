import { BOT_LEVELS, type Heuristics, heuristicsFor, WinEstimator } from '@orrery/bots';
import type { MonotonicClock } from '@orrery/bots/runner';
import { fastRng, type Game, type Kinded, parseLog } from '@orrery/kernel';
import { Timeline } from '../timeline.ts';
import type { OnProgress } from './worker-tasks.ts';

/** A recorded game, and the entries after which the winning chances are wanted. */
export interface WinChanceRequest {
  readonly game: string;
  readonly edition: number;
  /** The log as text. */
  readonly log: string;
  readonly seqs: readonly number[];
  readonly playouts: number;
  readonly seed: number;
}

/** By position and seat. Empty if there are no bots for the game. */
export type WinChanceCurve = readonly (readonly number[])[];

/** Playouts between two clock checks: a few milliseconds. */
const PLAYOUTS_PER_CHECK = 10;

/** Estimates who would have won from each of these positions. Deterministic for the same seed. */
export async function computeWinChances(
  retrospect: WinChanceRequest,
  now: MonotonicClock,
  onProgress: OnProgress,
): Promise<WinChanceCurve> {
  const minded = await heuristicsFor(retrospect.game, retrospect.edition, undefined, BOT_LEVELS.captain);
  return minded?.use((game, sense) => curveOf(game, sense, retrospect, now, onProgress)) ?? [];
}

function curveOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  sense: Heuristics<T, H, M, K>,
  { log: text, seqs, playouts, seed }: WinChanceRequest,
  now: MonotonicClock,
  onProgress: OnProgress,
): WinChanceCurve {
  const log = parseLog(game, text);
  if (!log.ok) throw new Error(log.problem.text);
  const timeline = Timeline.fromLog(game, null, log.value);
  if (!timeline.ok) throw new Error(timeline.problem.text);
  const chances = new WinEstimator(game, sense, log.value.header);
  return seqs.map((seq, i) => {
    const state = timeline.value.state(timeline.value.stepAt(seq));
    const rng = fastRng(seed + seq);
    const sums = state.hands.map(() => 0);
    for (let left = playouts; left > 0; left -= PLAYOUTS_PER_CHECK) {
      now();
      const some = Math.min(left, PLAYOUTS_PER_CHECK);
      for (const [seat, chance] of chances.estimate(state, rng, some).entries())
        sums[seat] = (sums[seat] ?? 0) + chance * some;
    }
    onProgress(i + 1, seqs.length);
    return sums.map((sum) => sum / playouts);
  });
}
