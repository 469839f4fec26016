import { type Seat, type SeatSet, seatsIn } from '@orrery/kernel';
import {
  CARGOES,
  FRIENDSHIP_CARDS,
  type Hand,
  MAX_SEATS,
  MOVES,
  type Move,
  RESOURCE_KINDS,
  SHIPS_PER_SEAT,
  SITE_COUNT,
  type Table,
  UPGRADES,
  VERTEX_COUNT,
} from '@orrery/starfarers/facts';
import { discardId, discardIdCount } from '../environment/discards.ts';
import { type ActionEncoding, NO_ACTION, offsetId, seatsAfter } from '../environment/learnable.ts';
import { IdRanges } from '../environment/ranges.ts';
import { plainOfferCount, termsId, termsIdCount } from '../environment/terms.ts';

const { all: ANSWER_MOVES } = MOVES.answer;
const MAX_RIVALS = MAX_SEATS - 1;

const ranges = new IdRanges<Move['kind']>({
  roll: 1,
  done: 1,
  pass: 1,
  seek: 1,
  avoid: 1,
  fame: 1,
  accept: 1,
  decline: 1,
  withdraw: 1,
  close: 1,
  reopen: 1,
  donate: 1,
  keep: 1,
  settle: SITE_COUNT,
  harbour: SITE_COUNT,
  spaceport: SITE_COUNT,
  build: CARGOES.length * VERTEX_COUNT, // cargo, intersection
  launch: CARGOES.length * VERTEX_COUNT,
  upgrade: UPGRADES.length,
  fit: UPGRADES.length,
  drop: UPGRADES.length,
  found: SHIPS_PER_SEAT,
  ground: SHIPS_PER_SEAT,
  convert: SHIPS_PER_SEAT,
  fly: SHIPS_PER_SEAT * VERTEX_COUNT, // ship, intersection
  jump: SHIPS_PER_SEAT * VERTEX_COUNT,
  take: RESOURCE_KINDS,
  give: RESOURCE_KINDS,
  steal: MAX_RIVALS, // how many places after this seat the other sits, minus one
  deal: MAX_RIVALS,
  dismiss: MAX_RIVALS,
  supply: RESOURCE_KINDS * RESOURCE_KINDS, // given, taken
  befriend: FRIENDSHIP_CARDS.length,
  ask: MAX_RIVALS * RESOURCE_KINDS, // how many places after this seat the other sits, minus one; resource
  help: MAX_RIVALS * MAX_RIVALS, // two other seats, the nearer first, both minus one
  answer: ANSWER_MOVES.length,
  discard: discardIdCount(RESOURCE_KINDS),
  offer: termsIdCount(RESOURCE_KINDS), // to all others: form, resource given, resource wanted
  counter: termsIdCount(RESOURCE_KINDS),
  propose: termsIdCount(RESOURCE_KINDS),
});

const answerKey = (choice: number, cards: readonly number[]): number => cards.reduce((key, n) => 4 * key + n, choice);
const ANSWER_IDS: ReadonlyMap<number, number> = new Map(
  ANSWER_MOVES.map(({ choice, cards }, i) => [answerKey(choice, cards), i]),
);

/** Both helpers, by how many places after the helped seat they sit. */
function helpId(seat: Seat, from: SeatSet, seats: number): number {
  const [near = 0, far = 0] = seatsIn(from)
    .map((other) => seatsAfter(seat, other, seats) - 1)
    .sort((one, two) => one - two);
  return near * MAX_RIVALS + far;
}

export const starfarersActions: ActionEncoding<Table, Hand, Move> = {
  version: 2,
  size: ranges.size,
  menu: plainOfferCount(RESOURCE_KINDS),
  parts: ranges.parts,
  idOf({ table, hand, seat }, move) {
    const from = ranges.from(move.kind);
    const seats = table.players.length;
    switch (move.kind) {
      case 'settle':
      case 'harbour':
      case 'spaceport':
        return from + move.site;
      case 'build':
      case 'launch':
        return from + move.cargo * VERTEX_COUNT + move.vertex;
      case 'upgrade':
      case 'fit':
      case 'drop':
        return from + move.upgrade;
      case 'found':
      case 'ground':
      case 'convert':
        return from + move.ship;
      case 'fly':
      case 'jump':
        return from + move.ship * VERTEX_COUNT + move.vertex;
      case 'take':
      case 'give':
        return from + move.resource;
      case 'steal':
      case 'deal':
      case 'dismiss':
        return from + seatsAfter(seat, move.seat, seats) - 1;
      case 'supply':
        return from + move.give * RESOURCE_KINDS + move.take;
      case 'befriend':
        return from + move.card;
      case 'ask':
        return from + (seatsAfter(seat, move.seat, seats) - 1) * RESOURCE_KINDS + move.resource;
      case 'help':
        return from + helpId(seat, move.from, seats);
      case 'answer':
        return offsetId(from, ANSWER_IDS.get(answerKey(move.choice, move.cards)) ?? NO_ACTION);
      case 'discard':
        return offsetId(from, discardId(hand.resources, move.cards));
      case 'offer':
      case 'counter':
      case 'propose':
        return offsetId(from, termsId(move.give, move.take));
      default:
        return from;
    }
  },
};
