import { type ShipMessages, shipMessages } from '@orrery/ship/words';
import { STARSHIP } from './data.ts';
import { options, type StarshipOptions } from './options.ts';

/** The messages of this game; the texts are those of the shared engine. */
export const gameMessages: ShipMessages<StarshipOptions> = shipMessages(STARSHIP, options);
