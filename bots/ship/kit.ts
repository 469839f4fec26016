import { type Game, standardOptions } from '@orrery/kernel';
import type { Event, Hand, Memory, Move, ShipVariant, Table } from '@orrery/ship/facts';
import type { BotKit } from '../kit.ts';
import type { TunedValues } from '../tune/evolve.ts';
import { shipFairTrading } from './fair-trading.ts';
import { shipFigures } from './figures/index.ts';
import { shipHeuristics } from './heuristics.ts';
import { shipMetrics } from './metrics.ts';
import { tuningFrom } from './weights.ts';

const SEAT_COUNT = 2;

/**
 * The kit of a starship game, with its own cards and weights. `chanceSharpness`: that of its search with a network; it is
 * measured in games.
 */
export const shipBotKit = <B, O>(
  game: Game<Table, Hand, B, Move, Event, O, Memory>,
  variant: ShipVariant,
  tuned: TunedValues,
  chanceSharpness: number,
): BotKit<Table, Hand, B, Move, Event, O, Memory> => ({
  game,
  heuristics: (persona, values = tuned) => ({
    ...shipHeuristics(variant, values, persona),
    networkSearch: { chanceSharpness },
  }),
  values: tuned,
  metrics: shipMetrics,
  fairTrading: () => shipFairTrading(variant, tuned),
  figures: shipFigures(variant, tuningFrom(tuned).weights, game.setup(standardOptions(game.options), SEAT_COUNT).table),
  encoding: () => import('./learning.ts'),
});
