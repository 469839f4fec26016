import type { Hand, Move, Table } from '@orrery/kernel/example';
import { discardId, discardIdCount } from '../environment/discards.ts';
import { type ActionEncoding, NO_ACTION, seatsAfter } from '../environment/learnable.ts';
import { IdRanges } from '../environment/ranges.ts';

const GOOD_KINDS = 3;
/** One or two of a good on either side of an offer. */
const MAX_GOODS_PER_SIDE = 2;
const OFFER_IDS = GOOD_KINDS * GOOD_KINDS * MAX_GOODS_PER_SIDE * MAX_GOODS_PER_SIDE;
const MAX_RIVALS = 3;

const ranges = new IdRanges<Move['kind']>({
  roll: 1,
  beacon: 1,
  end: 1,
  accept: 1,
  decline: 1,
  withdraw: 1,
  jam: 1,
  pass: 1,
  deal: MAX_RIVALS, // how many places after this seat the partner sits
  offer: OFFER_IDS, // good given, good wanted, amount given, amount wanted
  discard: discardIdCount(GOOD_KINDS),
});

const FIRST_DEAL_ID = ranges.from('deal');
const FIRST_OFFER_ID = ranges.from('offer');
const FIRST_DISCARD_ID = ranges.from('discard');

export const cometActions: ActionEncoding<Table, Hand, Move> = {
  version: 1,
  size: ranges.size,
  menu: OFFER_IDS,
  parts: ranges.parts,
  idOf({ table, hand, seat }, move) {
    switch (move.kind) {
      case 'deal':
        return FIRST_DEAL_ID + seatsAfter(seat, move.with, table.sizes.length) - 1;
      case 'offer':
        return (
          FIRST_OFFER_ID +
          ((move.give * GOOD_KINDS + move.want) * MAX_GOODS_PER_SIDE + move.gives - 1) * MAX_GOODS_PER_SIDE +
          move.wants -
          1
        );
      case 'discard': {
        const id = discardId(hand.goods, move.goods);
        return id === NO_ACTION ? NO_ACTION : FIRST_DISCARD_ID + id;
      }
      default:
        return ranges.from(move.kind);
    }
  },
};
