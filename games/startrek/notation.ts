import { type Bundle, NONE } from '@orrery/common';
import { type Codec, list, type Seat } from '@orrery/kernel';
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

/** Every move of the kinds that can be counted, by its text. */
const CLOSED: ReadonlyMap<string, Move> = new Map(
  [
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
  ].map((move): [string, Move] => [print(move), move]),
);

const BUNDLE = '(\\d{1,2}(?:,\\d{1,2}){4})';
const DISCARD = new RegExp(`^discard ${BUNDLE}$`);
const OFFER = new RegExp(`^offer ${BUNDLE} for ${BUNDLE} to (nobody|\\d(?:,\\d)*)$`);
const COUNTER = new RegExp(`^counter ${BUNDLE} for ${BUNDLE}$`);

function bundleOf(text: string | undefined): Bundle | null {
  const bundle = (text ?? '').split(',').map(Number);
  return bundle.length === KINDS && bundle.every((n) => n <= EACH) ? bundle : null;
}

function seatsOf(text: string | undefined): number | null {
  if (text === undefined || text === 'nobody') return 0;
  const seats: Seat[] = text.split(',').map(Number);
  return seats.every((seat) => seat < SEATS) ? seats.reduce((set, seat) => set | (1 << seat), 0) : null;
}

function parseOpen(text: string): Move | null {
  const discard = DISCARD.exec(text);
  if (discard !== null) {
    const cards = bundleOf(discard[1]);
    return cards === null ? null : { kind: 'discard', cards };
  }
  const terms = OFFER.exec(text) ?? COUNTER.exec(text);
  const give = bundleOf(terms?.[1]);
  const take = bundleOf(terms?.[2]);
  if (terms === null || give === null || take === null) return null;
  if (text.startsWith('counter')) return { kind: 'counter', give, take };
  const to = seatsOf(terms[3]);
  return to === null ? null : { kind: 'offer', give, take, to };
}

/** Moves as text. A text that says a move in another way than `print` would is no move: one form for each. */
export const notation: Codec<Move> = {
  print,
  parse(text) {
    const closed = CLOSED.get(text);
    if (closed !== undefined) return closed;
    const move = parseOpen(text);
    return move !== null && print(move) === text ? move : null;
  },
};
