import type { Kinded } from '@orrery/kernel';
import type { Heuristics } from '../bot.ts';
import { NetworkEvaluator } from './evaluator.ts';
import type { PositionFigures } from './figures.ts';
import type { Network } from './network.ts';

/** The same heuristics, with chances of winning by a network. Gains of offers and the like stay in points. */
export function withNetwork<T, H, M extends Kinded, K>(
  heuristics: Heuristics<T, H, M, K>,
  network: Network,
  figures: PositionFigures<T, H>,
): Heuristics<T, H, M, K> {
  const evaluator = new NetworkEvaluator(network, figures);
  return { ...heuristics, winChances: (views, into) => evaluator.winChances(views, into) };
}
