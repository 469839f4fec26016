import type { Kinded, SeatView } from '@orrery/kernel';
import type { Heuristics } from '../bot.ts';
import { NetworkEvaluator } from './evaluator.ts';
import type { PositionFigures } from './figures.ts';
import type { Network } from './network.ts';

/** Results of chance differ more in the eyes of a network: fewer samples would decide by luck. */
const CHANCE_SAMPLES = 12;

/** The same heuristics, with chances of winning by a network. Gains of offers and the like stay in points. */
export function withNetwork<T, H, M extends Kinded, K>(
  heuristics: Heuristics<T, H, M, K>,
  network: Network,
  figures: PositionFigures<T, H>,
): Heuristics<T, H, M, K> {
  const evaluator = new NetworkEvaluator(
    network,
    figures,
    (table, hand, seat) => heuristics.evaluate(table, hand, seat) / heuristics.winScale,
  );
  const winChances = (views: readonly SeatView<T, H>[], into: number[]): void => evaluator.winChances(views, into);
  const searchParams = { ...heuristics.searchParams, ...heuristics.networkSearch };
  if (heuristics.comparesMovesByHand) return { ...heuristics, searchParams, winChances };
  const judged = new Set(heuristics.judgedByNetwork);
  return {
    ...heuristics,
    chanceSamples: CHANCE_SAMPLES,
    searchParams,
    winChances,
    evaluateMove: (view, memory, move, history) =>
      judged.has(move.kind) ? null : heuristics.evaluateMove(view, memory, move, history),
  };
}
