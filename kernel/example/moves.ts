import {
  declareMoves,
  defineMove,
  indexField,
  type MoveOf,
  nameField,
  rangeField,
  total,
  valuesField,
} from '../index.ts';
import { GOOD_KINDS, GOODS, GOODS_PER_KIND, type Goods, MAX_GOODS_OFFERED, MAX_SEATS } from './state.ts';

const goodField = nameField(GOODS);
const amountField = rangeField(1, MAX_GOODS_OFFERED);
const COUNTS = Array.from({ length: GOODS_PER_KIND + 1 }, (_, n) => n);
const ALL_BUNDLES: readonly Goods[] = COUNTS.flatMap((ice) =>
  COUNTS.flatMap((dust) => COUNTS.map((iron): Goods => [ice, dust, iron])),
);

/** All moves: each kind with its notation and its fields. */
export const MOVES = declareMoves({
  roll: defineMove('roll'),
  offer: defineMove('offer {gives} {give} for {wants} {want}', {
    give: goodField,
    want: goodField,
    gives: amountField,
    wants: amountField,
  }),
  beacon: defineMove('beacon'),
  end: defineMove('end'),
  accept: defineMove('accept'),
  decline: defineMove('decline'),
  withdraw: defineMove('withdraw'),
  deal: defineMove('deal {with}', { with: indexField(MAX_SEATS) }),
  discard: defineMove('discard {goods}', { goods: valuesField(ALL_BUNDLES, (goods) => goods.join(' ')) }),
  jam: defineMove('jam'),
  pass: defineMove('pass'),
});
export type Move = MoveOf<typeof MOVES>;
export type CometOfferMove = Extract<Move, { kind: 'offer' }>;
type DiscardMove = Extract<Move, { kind: 'discard' }>;

/** Index n holds all ways to give back n goods. */
export const DISCARDS_BY_COUNT: readonly (readonly DiscardMove[])[] = Array.from(
  { length: GOOD_KINDS * GOODS_PER_KIND + 1 },
  (_, n) => MOVES.discard.all.filter(({ goods }) => total(goods) === n),
);
