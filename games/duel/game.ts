import { type ShipGame, shipGame } from '@orrery/ship';
import { DUEL } from './data.ts';
import { type DuelOptions, options, settings } from './options.ts';

/** Sternenfahrer – Das Duell. */
export const duel: ShipGame<DuelOptions> = shipGame(DUEL, { edition: 1, options, settings });
