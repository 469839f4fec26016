import { DUEL } from '@orrery/duel/facts';
import { factsOf, KNOWLEDGE, STOCK_KINDS } from '@orrery/ship/facts';
import { STARSHIP } from '@orrery/starship/facts';

/** Both games fill the same places: as many of each as the one that has more. */
export const CARDS = Math.max(DUEL.cards.length, STARSHIP.cards.length);
export const TASKS = Math.max(DUEL.tasks.length, STARSHIP.tasks.length);
export const PIRATES = Math.max(factsOf(DUEL).pirates.length, factsOf(STARSHIP).pirates.length);
export const STATIONS = factsOf(DUEL).berths.length;
export const STOCKS = STOCK_KINDS;
/** The resources and knowledge. */
export const TRADED = KNOWLEDGE + 1;
