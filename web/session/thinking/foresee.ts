import { Chances, mindOf, type Sense } from '@orrery/bots';
import type { Now } from '@orrery/bots/bench';
import { fastRng, type Game, type Kinded, parseLog } from '@orrery/kernel';
import { Reel } from '../reel.ts';
import type { OnProgress } from './errand.ts';

/** A game on record, and the entries after which the chances of its seats are wanted. */
export interface Retrospect {
  readonly game: string;
  readonly edition: number;
  /** The log as text. */
  readonly log: string;
  readonly seqs: readonly number[];
  readonly playouts: number;
  readonly seed: number;
}

/** By moment and seat. Empty where nobody has taught bots the game. */
export type Curve = readonly (readonly number[])[];

/** Playouts between two looks at the clock: a few milliseconds. */
const AT_A_TIME = 10;

/** Works out who would have won from each of those moments. The same seed gives the same curve. */
export async function foresee(retrospect: Retrospect, now: Now, onProgress: OnProgress): Promise<Curve> {
  const minded = await mindOf(retrospect.game, retrospect.edition);
  return minded?.use((game, sense) => curveOf(game, sense, retrospect, now, onProgress)) ?? [];
}

function curveOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  sense: Sense<T, H, M, K>,
  { log: text, seqs, playouts, seed }: Retrospect,
  now: Now,
  onProgress: OnProgress,
): Curve {
  const log = parseLog(game, text);
  if (!log.ok) throw new Error(log.problem.text);
  const reel = Reel.of(game, null, log.value);
  if (!reel.ok) throw new Error(reel.problem.text);
  const chances = new Chances(game, sense, log.value.header);
  return seqs.map((seq, i) => {
    const state = reel.value.state(reel.value.stepAt(seq));
    const rng = fastRng(seed + seq);
    const sums = state.hands.map(() => 0);
    for (let left = playouts; left > 0; left -= AT_A_TIME) {
      now();
      const some = Math.min(left, AT_A_TIME);
      for (const [seat, chance] of chances.of(state, rng, some).entries())
        sums[seat] = (sums[seat] ?? 0) + chance * some;
    }
    onProgress(i + 1, seqs.length);
    return sums.map((sum) => sum / playouts);
  });
}
