import { DUEL } from '@orrery/duel/facts';
import { cardFactsOf, KNOWLEDGE, STOCK_KINDS } from '@orrery/ship/facts';
import { STARSHIP } from '@orrery/starship/facts';

/** Both games use the same layout, with the larger of the two sizes of each part. */
export const CARD_SLOTS = Math.max(DUEL.cards.length, STARSHIP.cards.length);
export const TASK_SLOTS = Math.max(DUEL.tasks.length, STARSHIP.tasks.length);
export const PIRATE_SLOTS = Math.max(cardFactsOf(DUEL).pirates.length, cardFactsOf(STARSHIP).pirates.length);
export const STATION_SLOTS = cardFactsOf(DUEL).berths.length;
export const STOCK_SLOTS = STOCK_KINDS;
/** The resources and knowledge. */
export const TRADED_KINDS = KNOWLEDGE + 1;
