import {
  COST,
  DEVELOPMENTS,
  GENERAL_POST,
  HAND_LIMIT,
  RESOURCE_KINDS,
  RESOURCES,
  rateOf,
  SFI_CARD,
  VICTORY_CARD,
} from '@orrery/startrek/facts';
import { type FigureGroup, namesFor } from '../../network/groups.ts';
import { flag, type SeenSeat } from './open-table.ts';

/** Ways through the bank are counted in quarters. */
const WAYS_PRECISION = 4;
const POSTS = [...RESOURCES, 'any resource'];

/** The cards in hand. */
export const HAND_FIGURES: FigureGroup<SeenSeat> = {
  names: [
    ...namesFor(RESOURCES, 'hand'),
    'cards',
    'cards above the limit',
    ...namesFor(DEVELOPMENTS, 'hand'),
    'fleet cards bought this turn',
    'progress cards bought this turn',
  ],
  write({ hand: { resources, developments, fresh }, player }, into, at) {
    for (let kind = 0; kind < RESOURCE_KINDS; kind++) into[at + kind] = resources[kind] ?? 0;
    into[at + 5] = player.cards;
    into[at + 6] = Math.max(0, player.cards - HAND_LIMIT);
    let progress = 0;
    for (let card = 0; card < DEVELOPMENTS.length; card++) {
      into[at + 7 + card] = developments[card] ?? 0;
      if (card !== SFI_CARD && card !== VICTORY_CARD) progress += fresh[card] ?? 0;
    }
    into[at + 7 + DEVELOPMENTS.length] = fresh[SFI_CARD] ?? 0;
    into[at + 8 + DEVELOPMENTS.length] = progress;
  },
};

/** Trading posts, and what the production is worth at the bank. */
export const TRADE_FIGURES: FigureGroup<SeenSeat> = {
  names: [...namesFor(POSTS, 'post'), 'ways through the bank'],
  write({ table, seat, production }, into, at) {
    const posts = table.derived.posts[seat] ?? 0;
    for (let post = 0; post <= GENERAL_POST; post++) into[at + post] = (posts >> post) & 1;
    let ways = 0;
    for (let kind = 0; kind < RESOURCE_KINDS; kind++) ways += (production.ways[kind] ?? 0) / rateOf(table, seat, kind);
    into[at + POSTS.length] = Math.round(WAYS_PRECISION * ways);
  },
};

const PRICES = [COST.ship, COST.station, COST.base, COST.development];
const PRICE_NAMES = ['ship', 'station', 'base', 'development card'];
const DICE_ROLLS = 36;
/** The longest wait that counts, in rolls. */
const MAX_ROLLS = 60;
/** Ways to get any resource at all: by trading with others. */
const MIN_WAYS = 2;

/** How far away each price is: cards missing, those left after swaps at the bank, rolls to wait. */
export const PRICE_FIGURES: FigureGroup<SeenSeat> = {
  names: ['missing', 'missing after swaps', 'rolls to wait'].flatMap((what) => namesFor(PRICE_NAMES, what)),
  write(seen, into, at) {
    const { table, seat, hand, production } = seen;
    for (let i = 0; i < PRICES.length; i++) {
      const price = PRICES[i];
      let [missing, swaps, rolls] = [0, 0, 0];
      for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
        const more = (hand.resources[kind] ?? 0) - (price?.[kind] ?? 0);
        if (more >= 0) {
          swaps += Math.floor(more / rateOf(table, seat, kind));
          continue;
        }
        missing -= more;
        rolls = Math.max(rolls, Math.floor((-more * DICE_ROLLS) / Math.max(MIN_WAYS, production.ways[kind] ?? 0)));
      }
      into[at + i] = missing;
      into[at + PRICES.length + i] = Math.max(0, missing - swaps);
      into[at + 2 * PRICES.length + i] = Math.min(MAX_ROLLS, rolls);
    }
  },
};

/** What can be built or bought with the cards in hand. */
export const PAYABLE_FIGURES: FigureGroup<SeenSeat> = {
  names: ['can build a ship', 'can build a station', 'can build a base', 'can buy a development card'],
  write({ table, hand: { resources }, player, production, sites }, into, at) {
    const pays = (price: readonly number[]): boolean => price.every((n, kind) => (resources[kind] ?? 0) >= n);
    into[at] = flag(player.ships > 0 && pays(COST.ship));
    into[at + 1] = flag(player.stations > 0 && (sites.count[0] ?? 0) > 0 && pays(COST.station));
    into[at + 2] = flag(player.bases > 0 && production.stations > 0 && pays(COST.base));
    into[at + 3] = flag(table.deck > 0 && pays(COST.development));
  },
};
