import { type ShipGame, shipGame } from '@orrery/ship';
import { STARSHIP } from './data.ts';
import { EDITION } from './edition.ts';
import { options, type StarshipOptions, toShipOptions } from './options.ts';

/** Sternenschiff Catan: the README of the shared engine says where to start reading. */
export const starship: ShipGame<StarshipOptions> = shipGame(STARSHIP, {
  edition: EDITION,
  options,
  settings: toShipOptions,
});
