import { type ShipWording, shipWording } from '@orrery/ship/words';
import { DUEL } from './data.ts';
import { type DuelOptions, options } from './options.ts';

/** What is said of this game; the texts are those of the shared engine. */
export const wording: ShipWording<DuelOptions> = shipWording(DUEL, options);
