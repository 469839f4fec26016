import type { Bundle } from '@orrery/common';
import { type Codec, list, type Seat } from '@orrery/kernel';
import { CARGOES, KINDS, MOST_SEATS, RESOURCES, UPGRADES } from './data.ts';
import { CARDS } from './friendship.ts';
import {
  ANSWER_MOVES,
  ASK_MOVES,
  BEFRIEND_MOVES,
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

/** Every move of the kinds that can be counted, by its text. */
const CLOSED: ReadonlyMap<string, Move> = new Map(
  [
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
  ].map((move): [string, Move] => [print(move), move]),
);

const BUNDLE = '(\\d{1,2}(?:,\\d{1,2}){4})';
const DISCARD = new RegExp(`^discard ${BUNDLE}$`);
const OFFER = new RegExp(`^offer ${BUNDLE} for ${BUNDLE} to (nobody|\\d(?:,\\d)*)$`);
const COUNTER = new RegExp(`^counter ${BUNDLE} for ${BUNDLE}$`);
/** The most cards of a kind there are. */
const MOST = 28;

function bundleOf(text: string | undefined): Bundle | null {
  const bundle = (text ?? '').split(',').map(Number);
  return bundle.length === KINDS && bundle.every((n) => n <= MOST) ? bundle : null;
}

function seatsOf(text: string | undefined): number | null {
  if (text === undefined || text === 'nobody') return 0;
  const seats: Seat[] = text.split(',').map(Number);
  return seats.every((seat) => seat < MOST_SEATS) ? seats.reduce((set, seat) => set | (1 << seat), 0) : null;
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
