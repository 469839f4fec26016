import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  CHARACTERS,
  EDGE_COUNT,
  type Hand,
  HEX_COUNT,
  type Move,
  RESOURCE_KINDS,
  SUPPORT_CARD_MOVES,
  type SupportMove,
  type Table,
  VERTEX_COUNT,
} from '@orrery/startrek/facts';
import { discardId, discardIdCount } from '../environment/discards.ts';
import { type ActionEncoding, offsetId, seatsAfter } from '../environment/learnable.ts';
import { IdRanges } from '../environment/ranges.ts';
import { plainOfferCount, termsId, termsIdCount } from '../environment/terms.ts';

const MAX_RIVALS = 3;

/** A support card move: its index among those of its kind that differ in more than the seat, and that seat. */
interface CardId {
  readonly place: number;
  readonly other: Seat; // NONE: it affects no seat
}

const otherIn = (move: Move): Seat => {
  if ('from' in move) return move.from;
  return 'seat' in move ? move.seat : NONE;
};

const cardIds = new Map<Move, CardId>();
const cardRanges: Readonly<Record<SupportMove['kind'], number>> = Object.assign(
  {},
  ...SUPPORT_CARD_MOVES.map(({ kind, all }) => {
    const kinds = new Map<string, number>();
    for (const move of all) {
      const rest = JSON.stringify({ ...move, from: NONE, seat: NONE });
      const place = kinds.get(rest) ?? kinds.size;
      kinds.set(rest, place);
      cardIds.set(move, { place, other: otherIn(move) });
    }
    return { [kind]: kinds.size * (kinds.size < all.length ? MAX_RIVALS : 1) };
  }),
);

const ranges = new IdRanges<Move['kind']>({
  roll: 1,
  build: 1,
  end: 1,
  claim: 1,
  buy: 1,
  sfi: 1,
  utopia: 1,
  enough: 1,
  spare: 1,
  accept: 1,
  decline: 1,
  withdraw: 1,
  close: 1,
  reopen: 1,
  pass: 1,
  flip: 1,
  ship: EDGE_COUNT,
  'found-ship': EDGE_COUNT,
  place: EDGE_COUNT,
  station: VERTEX_COUNT,
  base: VERTEX_COUNT,
  found: VERTEX_COUNT,
  monopoly: RESOURCE_KINDS,
  steal: MAX_RIVALS, // how many places after this seat the other sits, minus one
  deal: MAX_RIVALS,
  dismiss: MAX_RIVALS,
  bank: RESOURCE_KINDS * RESOURCE_KINDS, // given, taken
  cruiser: HEX_COUNT,
  science: (RESOURCE_KINDS + 1) ** 2, // first and second, each counted from none
  exchange: CHARACTERS.length,
  discard: discardIdCount(RESOURCE_KINDS),
  offer: termsIdCount(RESOURCE_KINDS), // to all others: form, resource given, resource wanted
  counter: termsIdCount(RESOURCE_KINDS),
  propose: termsIdCount(RESOURCE_KINDS),
  ...cardRanges,
});

export const startrekActions: ActionEncoding<Table, Hand, Move> = {
  version: 2,
  size: ranges.size,
  menu: plainOfferCount(RESOURCE_KINDS),
  parts: ranges.parts,
  idOf({ table, hand, seat }, move) {
    const from = ranges.from(move.kind);
    const seats = table.players.length;
    switch (move.kind) {
      case 'ship':
      case 'found-ship':
      case 'place':
        return from + move.edge;
      case 'station':
      case 'base':
      case 'found':
        return from + move.vertex;
      case 'monopoly':
        return from + move.resource;
      case 'steal':
      case 'deal':
      case 'dismiss':
        return from + seatsAfter(seat, move.seat, seats) - 1;
      case 'bank':
        return from + move.give * RESOURCE_KINDS + move.take;
      case 'cruiser':
        return from + move.hex;
      case 'science':
        return from + (move.first + 1) * (RESOURCE_KINDS + 1) + move.second + 1;
      case 'exchange':
        return from + move.character;
      case 'discard':
        return offsetId(from, discardId(hand.resources, move.cards));
      case 'offer':
      case 'counter':
      case 'propose':
        return offsetId(from, termsId(move.give, move.take));
      default: {
        const id = cardIds.get(move);
        if (id === undefined) return from;
        return from + (id.other === NONE ? id.place : id.place * MAX_RIVALS + seatsAfter(seat, id.other, seats) - 1);
      }
    }
  },
};
