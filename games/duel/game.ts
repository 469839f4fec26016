import { type ShipGame, shipGame } from '@orrery/ship';
import { DUEL } from './data.ts';
import { EDITION } from './edition.ts';
import { type DuelOptions, options, toShipOptions } from './options.ts';

/** Sternenfahrer – Das Duell. */
export const duel: ShipGame<DuelOptions> = shipGame(DUEL, { edition: EDITION, options, settings: toShipOptions });
