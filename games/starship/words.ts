import { type ShipWording, shipWording } from '@orrery/ship/words';
import { STARSHIP } from './data.ts';
import { options, type StarshipOptions } from './options.ts';

/** What is said of this game; the texts are those of the shared engine. */
export const wording: ShipWording<StarshipOptions> = shipWording(STARSHIP, options);
