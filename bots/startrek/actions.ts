import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  CARD_MOVES,
  CHARACTERS,
  EDGES,
  type Hand,
  HEXES,
  KINDS,
  type Move,
  type SupportMove,
  type Table,
  VERTICES,
} from '@orrery/startrek/facts';
import { discardId, discardIds } from '../environment/discards.ts';
import { type Actions, after, placed } from '../environment/learnable.ts';
import { Ranges } from '../environment/ranges.ts';
import { termsId, termsIds, termsMenu } from '../environment/terms.ts';

const RIVALS = 3;

/** A move of a support card: its place among those of its kind that differ in more than the seat, and that seat. */
interface CardId {
  readonly place: number;
  readonly other: Seat; // NONE: it is about nobody
}

const otherIn = (move: Move): Seat => {
  if ('from' in move) return move.from;
  return 'seat' in move ? move.seat : NONE;
};

const cardIds = new Map<Move, CardId>();
const cardRanges: Readonly<Record<SupportMove['kind'], number>> = Object.assign(
  {},
  ...CARD_MOVES.map(({ kind, all }) => {
    const kinds = new Map<string, number>();
    for (const move of all) {
      const rest = JSON.stringify({ ...move, from: NONE, seat: NONE });
      const place = kinds.get(rest) ?? kinds.size;
      kinds.set(rest, place);
      cardIds.set(move, { place, other: otherIn(move) });
    }
    return { [kind]: kinds.size * (kinds.size < all.length ? RIVALS : 1) };
  }),
);

const ranges = new Ranges<Move['kind']>({
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
  ship: EDGES,
  'found-ship': EDGES,
  place: EDGES,
  station: VERTICES,
  base: VERTICES,
  found: VERTICES,
  monopoly: KINDS,
  steal: RIVALS, // by how many places the other sits further, less one
  deal: RIVALS,
  dismiss: RIVALS,
  bank: KINDS * KINDS, // given, taken
  cruiser: HEXES,
  science: (KINDS + 1) ** 2, // first and second, each counted from none on
  exchange: CHARACTERS.length,
  discard: discardIds(KINDS),
  offer: termsIds(KINDS), // to all others: form, resource given, resource wanted
  counter: termsIds(KINDS),
  propose: termsIds(KINDS),
  ...cardRanges,
});

export const startrekActions: Actions<Table, Hand, Move> = {
  version: 2,
  size: ranges.size,
  menu: termsMenu(KINDS),
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
        return from + after(seat, move.seat, seats) - 1;
      case 'bank':
        return from + move.give * KINDS + move.take;
      case 'cruiser':
        return from + move.hex;
      case 'science':
        return from + (move.first + 1) * (KINDS + 1) + move.second + 1;
      case 'exchange':
        return from + move.character;
      case 'discard':
        return placed(from, discardId(hand.resources, move.cards));
      case 'offer':
      case 'counter':
      case 'propose':
        return placed(from, termsId(move.give, move.take));
      default: {
        const id = cardIds.get(move);
        if (id === undefined) return from;
        return from + (id.other === NONE ? id.place : id.place * RIVALS + after(seat, id.other, seats) - 1);
      }
    }
  },
};
