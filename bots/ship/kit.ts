import type { Game } from '@orrery/kernel';
import type { Edition, Event, Hand, Memory, Move, Table } from '@orrery/starship/facts';
import type { BotKit } from '../kit.ts';
import type { Values } from '../tune/evolve.ts';
import { shipGauge } from './gauge.ts';
import { shipSense } from './sense.ts';

/** The kit of a game on these ships: the cards and the weights are its own. */
export const shipKit = <B, O>(
  game: Game<Table, Hand, B, Move, Event, O, Memory>,
  edition: Edition,
  tuned: Values,
): BotKit<Table, Hand, B, Move, Event, O, Memory> => ({
  game,
  sense: (persona, values = tuned) => shipSense(edition, values, persona),
  values: tuned,
  gauge: shipGauge,
  learning: () => import('./learning.ts'),
});
