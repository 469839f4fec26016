import { type ShipMessages, shipMessages } from '@orrery/ship/words';
import { DUEL } from './data.ts';
import { type DuelOptions, options } from './options.ts';

/** The messages of this game; the texts are those of the shared engine. */
export const gameMessages: ShipMessages<DuelOptions> = shipMessages(DUEL, options);
