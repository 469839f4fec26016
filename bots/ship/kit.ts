import type { Game } from '@orrery/kernel';
import type { Event, Hand, Memory, Move, Table, Variant } from '@orrery/ship/facts';
import type { BotKit } from '../kit.ts';
import type { Values } from '../tune/evolve.ts';
import { shipGauge } from './gauge.ts';
import { shipSense } from './sense.ts';

/** The kit of a game on these ships: the cards and the weights are its own. */
export const shipKit = <B, O>(
  game: Game<Table, Hand, B, Move, Event, O, Memory>,
  variant: Variant,
  tuned: Values,
): BotKit<Table, Hand, B, Move, Event, O, Memory> => ({
  game,
  sense: (persona, values = tuned) => shipSense(variant, values, persona),
  values: tuned,
  gauge: shipGauge,
  learning: () => import('./learning.ts'),
});
