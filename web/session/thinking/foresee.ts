import { Chances, mindOf, type Sense } from '@orrery/bots';
import { fastRng, type Game, type Kinded, parseLog } from '@orrery/kernel';
import { Reel } from '../reel.ts';
import type { OnProgress } from './errand.ts';

/** A game on record, and the entries after which the chances of its seats are wanted. */
export interface Retrospect {
  readonly game: string;
  /** The log as text. */
  readonly log: string;
  readonly seqs: readonly number[];
  readonly playouts: number;
  readonly seed: number;
}

/** By moment and seat. Empty where nobody has taught bots the game. */
export type Curve = readonly (readonly number[])[];

/** Works out who would have won from each of those moments. The same seed gives the same curve. */
export async function foresee(retrospect: Retrospect, onProgress: OnProgress): Promise<Curve> {
  const minded = await mindOf(retrospect.game);
  return minded?.use((game, sense) => curveOf(game, sense, retrospect, onProgress)) ?? [];
}

function curveOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  sense: Sense<T, H, M, K>,
  { log: text, seqs, playouts, seed }: Retrospect,
  onProgress: OnProgress,
): Curve {
  const log = parseLog(game, text);
  if (!log.ok) throw new Error(log.problem.text);
  const reel = Reel.of(game, null, log.value);
  if (!reel.ok) throw new Error(reel.problem.text);
  const chances = new Chances(game, sense, log.value.header);
  return seqs.map((seq, i) => {
    const row = chances.of(reel.value.state(reel.value.stepAt(seq)), fastRng(seed + seq), playouts);
    onProgress(i + 1, seqs.length);
    return row;
  });
}
