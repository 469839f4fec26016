import type { Hand, Move, Table } from '@orrery/kernel/example';
import { discardId, discardIds } from '../environment/discards.ts';
import { type Actions, after, NO_ACTION } from '../environment/learnable.ts';
import { Ranges } from '../environment/ranges.ts';

const GOODS = 3;
/** One or two of a good on either side of an offer. */
const MOST = 2;
const OFFERS = GOODS * GOODS * MOST * MOST;
const RIVALS = 3;

const ranges = new Ranges<Move['kind']>({
  roll: 1,
  beacon: 1,
  end: 1,
  accept: 1,
  decline: 1,
  withdraw: 1,
  jam: 1,
  pass: 1,
  deal: RIVALS, // by how many places the partner sits further
  offer: OFFERS, // good given, good wanted, how many given, how many wanted
  discard: discardIds(GOODS),
});

const DEAL = ranges.from('deal');
const OFFER = ranges.from('offer');
const DISCARD = ranges.from('discard');

export const cometActions: Actions<Table, Hand, Move> = {
  version: 1,
  size: ranges.size,
  menu: OFFERS,
  parts: ranges.parts,
  idOf({ table, hand, seat }, move) {
    switch (move.kind) {
      case 'deal':
        return DEAL + after(seat, move.with, table.sizes.length) - 1;
      case 'offer':
        return OFFER + ((move.give * GOODS + move.want) * MOST + move.gives - 1) * MOST + move.wants - 1;
      case 'discard': {
        const id = discardId(hand.goods, move.goods);
        return id === NO_ACTION ? NO_ACTION : DISCARD + id;
      }
      default:
        return ranges.from(move.kind);
    }
  },
};
