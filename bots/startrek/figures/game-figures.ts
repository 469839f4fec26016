import {
  CHARACTERS,
  MIN_FLEET_SIZE,
  MIN_ROUTE_LENGTH,
  RESOURCES,
  type Table,
  VICTORY_CARD,
} from '@orrery/startrek/facts';
import { type FigureGroup, namesFor } from '../../network/groups.ts';
import { flag, nthAfter, type SeenSeat } from './open-table.ts';

const MAX_OTHERS = 3;
const MAX_ROUNDS = 60;

/** What is the same for all seats: options, bank, how far the game is. */
export const GAME_FIGURES: FigureGroup<SeenSeat> = {
  names: [
    'seats',
    'target',
    'joined phases',
    'basic game',
    'support cards in play',
    'round',
    'development cards left',
    ...namesFor(RESOURCES, 'bank'),
  ],
  write({ table: { options, players, turn, deck, bank } }, into, at) {
    into[at] = players.length;
    into[at + 1] = options.target;
    into[at + 2] = flag(options.phases === 'joined');
    into[at + 3] = flag(options.classic === 'on');
    into[at + 4] = flag(options.support === 'on');
    into[at + 5] = Math.min(MAX_ROUNDS, Math.floor(turn / players.length));
    into[at + 6] = deck;
    for (let kind = 0; kind < RESOURCES.length; kind++) into[at + 7 + kind] = bank[kind] ?? 0;
  },
};

const OTHER_NAMES = ['points', 'cards', 'development cards', 'ways', 'fleet', 'route'];

/** Points of this seat and what is known of the others, in turn order. */
export const STANDING_FIGURES: FigureGroup<SeenSeat> = {
  names: [
    'points',
    'points missing',
    'lead over the best other',
    'others with as many points',
    'cards of all others',
    'ways of all others',
    ...Array.from({ length: MAX_OTHERS }, (_, i) => namesFor(OTHER_NAMES, `seat ${i + 1} after`)).flat(),
  ],
  write({ table, hand, seat, player, open }, into, at) {
    const points = player.points + (hand.developments[VICTORY_CARD] ?? 0);
    let [best, level, cards, ways] = [0, 0, 0, 0];
    for (let n = 1; n <= MAX_OTHERS; n++) {
      const from = at + 6 + (n - 1) * OTHER_NAMES.length;
      const q = nthAfter(table, seat, n);
      const other = table.players[q];
      const otherWays = open.production[q]?.total ?? 0;
      into[from] = other?.points ?? 0;
      into[from + 1] = other?.cards ?? 0;
      into[from + 2] = other?.developments ?? 0;
      into[from + 3] = other === undefined ? 0 : otherWays;
      into[from + 4] = other?.fleet ?? 0;
      into[from + 5] = other?.route ?? 0;
      if (other === undefined) continue;
      best = Math.max(best, other.points);
      if (other.points >= points) level++;
      cards += other.cards;
      ways += otherWays;
    }
    into[at] = points;
    into[at + 1] = Math.max(0, table.options.target - points);
    into[at + 2] = points - best;
    into[at + 3] = level;
    into[at + 4] = cards;
    into[at + 5] = ways;
  },
};

/** The most ships or fleet cards that any other seat has. */
function mostOfOthers({ players }: Table, seat: number, what: 'route' | 'fleet'): number {
  let most = 0;
  for (let q = 0; q < players.length; q++) if (q !== seat) most = Math.max(most, players[q]?.[what] ?? 0);
  return most;
}

/** How many more a seat needs to get or keep a card. */
const missingFor = (isHolder: boolean, own: number, others: number, least: number): number =>
  isHolder ? 0 : Math.max(least, others + 1) - own;

/** The races for the longest route and the strongest fleet. */
export const RACE_FIGURES: FigureGroup<SeenSeat> = {
  names: [
    'route',
    'holds the route',
    'longest other route',
    'ships missing for the route',
    'fleet',
    'holds the fleet',
    'largest other fleet',
    'cards missing for the fleet',
  ],
  write({ table, seat, player }, into, at) {
    const holdsRoute = table.routeHolder === seat;
    const holdsFleet = table.fleetHolder === seat;
    const route = mostOfOthers(table, seat, 'route');
    const fleet = mostOfOthers(table, seat, 'fleet');
    into[at] = player.route;
    into[at + 1] = flag(holdsRoute);
    into[at + 2] = route;
    into[at + 3] = missingFor(holdsRoute, player.route, route, MIN_ROUTE_LENGTH);
    into[at + 4] = player.fleet;
    into[at + 5] = flag(holdsFleet);
    into[at + 6] = fleet;
    into[at + 7] = missingFor(holdsFleet, player.fleet, fleet, MIN_FLEET_SIZE);
  },
};

const MAX_WAIT = 8;

/** The support card of the seat. */
export const SUPPORT_FIGURES: FigureGroup<SeenSeat> = {
  names: [
    ...namesFor(
      CHARACTERS.map(({ word }) => word),
      'support card',
    ),
    'support card on side B',
    'turns until the support card is ready',
  ],
  write({ table, player }, into, at) {
    const { length } = CHARACTERS;
    for (let card = 0; card < length; card++) into[at + card] = flag(player.support === card);
    into[at + length] = player.side;
    into[at + length + 1] = Math.min(MAX_WAIT, Math.max(0, player.ready - table.turn));
  },
};
