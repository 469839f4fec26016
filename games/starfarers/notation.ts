import { type Bundle, codecOf, readerOfCards } from '@orrery/common';
import { type Codec, list } from '@orrery/kernel';
import { CARGOES, KINDS, MOST_SEATS, RESOURCES, UPGRADES } from './data.ts';
import { CARDS } from './friendship.ts';
import {
  ANSWER_MOVES,
  ASK_MOVES,
  BEFRIEND_MOVES,
  EACH,
  FLIGHT_KINDS,
  flightMoves,
  HELP_MOVES,
  LAUNCH_KINDS,
  launchMoves,
  type Move,
  PLAIN_KINDS,
  plainMove,
  RESOURCE_KINDS,
  resourceMoves,
  SEAT_KINDS,
  SHIP_KINDS,
  SITE_KINDS,
  SUPPLY_MOVES,
  seatMoves,
  shipMoves,
  siteMoves,
  UPGRADE_KINDS,
  upgradeMoves,
} from './moves.ts';

const named = (resource: number): string => RESOURCES[resource] ?? '';
const words = (...parts: (string | number)[]): string => parts.join(' ');
const counts = (bundle: Bundle): string => bundle.join(',');

function print(move: Move): string {
  switch (move.kind) {
    case 'settle':
    case 'harbour':
    case 'spaceport':
      return words(move.kind, move.site);
    case 'build':
    case 'launch':
      return words(move.kind, CARGOES[move.cargo] ?? '', move.vertex);
    case 'upgrade':
    case 'fit':
    case 'drop':
      return words(move.kind, UPGRADES[move.upgrade] ?? '');
    case 'found':
    case 'ground':
    case 'convert':
      return words(move.kind, move.ship);
    case 'fly':
    case 'jump':
      return words(move.kind, move.ship, 'to', move.vertex);
    case 'take':
    case 'give':
      return words(move.kind, named(move.resource));
    case 'steal':
    case 'deal':
      return words(move.kind, move.seat);
    case 'supply':
      return words(move.kind, named(move.give), 'for', named(move.take));
    case 'befriend':
      return words(move.kind, CARDS[move.card]?.word ?? '');
    case 'ask':
      return words(move.kind, move.seat, 'for', named(move.resource));
    case 'help':
      return words(move.kind, list(move.from).join(','));
    case 'answer':
      return words(move.kind, move.choice, 'with', counts(move.cards));
    case 'discard':
      return words(move.kind, counts(move.cards));
    case 'offer':
      return words(move.kind, counts(move.give), 'for', counts(move.take), 'to', list(move.to).join(',') || 'nobody');
    case 'counter':
      return words(move.kind, counts(move.give), 'for', counts(move.take));
    default:
      return move.kind;
  }
}

/** Every move of the kinds that can be counted. */
const LISTED: readonly Move[] = [
  ...PLAIN_KINDS.map((kind) => plainMove(kind)),
  ...SITE_KINDS.flatMap((kind) => siteMoves(kind)),
  ...LAUNCH_KINDS.flatMap((kind) => launchMoves(kind)),
  ...UPGRADE_KINDS.flatMap((kind) => upgradeMoves(kind)),
  ...SHIP_KINDS.flatMap((kind) => shipMoves(kind)),
  ...FLIGHT_KINDS.flatMap((kind) => flightMoves(kind)),
  ...RESOURCE_KINDS.flatMap((kind) => resourceMoves(kind)),
  ...SEAT_KINDS.flatMap((kind) => seatMoves(kind)),
  ...SUPPLY_MOVES,
  ...BEFRIEND_MOVES,
  ...ASK_MOVES,
  ...HELP_MOVES,
  ...ANSWER_MOVES,
];

export const notation: Codec<Move> = codecOf(
  print,
  LISTED,
  readerOfCards({ kinds: KINDS, each: EACH, seats: MOST_SEATS }),
);
