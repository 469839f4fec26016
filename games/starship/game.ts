import { type ShipGame, shipGame } from '@orrery/ship';
import { STARSHIP } from './data.ts';
import { options, type StarshipOptions, settings } from './options.ts';

/** Sternenschiff Catan: the README of the shared engine says where to begin reading. */
export const starship: ShipGame<StarshipOptions> = shipGame(STARSHIP, { edition: 1, options, settings });
