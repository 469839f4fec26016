import { type Bundle, codecOf, NONE, readerOfCards } from '@orrery/common';
import { type Codec, list } from '@orrery/kernel';
import { CHARACTERS } from './characters.ts';
import { DEVELOPMENTS, EACH, KINDS, RESOURCES } from './data.ts';
import {
  CHOOSE_MOVES,
  CRUISER_MOVES,
  DEMAND_MOVES,
  EDGE_KINDS,
  EXCHANGE_MOVES,
  edgeMoves,
  KEEP_MOVES,
  type Move,
  PLAIN_KINDS,
  plainMove,
  RESOURCE_KINDS,
  resourceMoves,
  SCIENCE_MOVES,
  SEAT_KINDS,
  SEATS,
  SHIELD_MOVES,
  SUBSTITUTE_MOVES,
  SWAP_KINDS,
  seatMoves,
  swapMoves,
  VERTEX_KINDS,
  vertexMoves,
} from './moves.ts';

const named = (resource: number): string => RESOURCES[resource] ?? '';
const words = (...parts: (string | number)[]): string => parts.filter((part) => part !== '').join(' ');
const counts = (bundle: Bundle): string => bundle.join(',');

function print(move: Move): string {
  switch (move.kind) {
    case 'ship':
    case 'found-ship':
    case 'place':
    case 'lift':
      return words(move.kind, move.edge);
    case 'station':
    case 'base':
    case 'found':
    case 'retire-station':
    case 'retire-base':
      return words(move.kind, move.vertex);
    case 'monopoly':
    case 'repay':
    case 'take':
    case 'compensate':
    case 'shield':
      return words(move.kind, named(move.resource));
    case 'steal':
    case 'deal':
    case 'inspect':
      return words(move.kind, move.seat);
    case 'bank':
    case 'double':
      return words(move.kind, named(move.give), 'for', named(move.take));
    case 'substitute':
    case 'choose':
      return move.without === NONE ? move.kind : words(move.kind, named(move.without), 'by', named(move.by));
    case 'cruiser':
      return words(move.kind, move.hex);
    case 'science':
      return words(move.kind, named(move.first), named(move.second));
    case 'discard':
      return words(move.kind, counts(move.cards));
    case 'offer':
      return words(move.kind, counts(move.give), 'for', counts(move.take), 'to', list(move.to).join(',') || 'nobody');
    case 'counter':
      return words(move.kind, counts(move.give), 'for', counts(move.take));
    case 'demand':
      return words(move.kind, named(move.resource), 'from', move.from);
    case 'keep':
      return words(move.kind, DEVELOPMENTS[move.card] ?? '');
    case 'exchange':
      return words(move.kind, CHARACTERS[move.character]?.word ?? '');
    default:
      return move.kind;
  }
}

/** Every move of the kinds that can be counted. */
const LISTED: readonly Move[] = [
  ...PLAIN_KINDS.map((kind) => plainMove(kind)),
  ...EDGE_KINDS.flatMap((kind) => edgeMoves(kind)),
  ...VERTEX_KINDS.flatMap((kind) => vertexMoves(kind)),
  ...RESOURCE_KINDS.flatMap((kind) => resourceMoves(kind)),
  ...SEAT_KINDS.flatMap((kind) => seatMoves(kind)),
  ...SWAP_KINDS.flatMap((kind) => swapMoves(kind)),
  ...SUBSTITUTE_MOVES,
  ...CHOOSE_MOVES,
  ...CRUISER_MOVES,
  ...SCIENCE_MOVES,
  ...DEMAND_MOVES,
  ...SHIELD_MOVES,
  ...KEEP_MOVES,
  ...EXCHANGE_MOVES,
];

export const notation: Codec<Move> = codecOf(print, LISTED, readerOfCards({ kinds: KINDS, each: EACH, seats: SEATS }));
