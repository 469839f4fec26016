import { hasSeat, kindAt, type Rng, topFrame, total } from '../index.ts';
import { copyHand, copyTable } from './copy.ts';
import { hasGoods } from './goods.ts';
import { DISCARDS_BY_COUNT } from './moves.ts';
import {
  type CometState,
  GOOD_KINDS,
  GOODS_PER_KIND,
  type Goods,
  type Hand,
  IRON,
  JAM_IRON_COST,
  type Memory,
  type View,
} from './state.ts';

/** What a seat cannot see is in other hands and in the bag: all goods, less what it holds. */
function fillUnseen(own: Goods, bag: number[]): void {
  for (let g = 0; g < GOOD_KINDS; g++) bag[g] = GOODS_PER_KIND - (own[g] ?? 0);
}

function takeFromBag(bag: number[], goods: number[], good: number, n: number): void {
  bag[good] = (bag[good] ?? 0) - n;
  goods[good] = (goods[good] ?? 0) + n;
}

/**
 * A complete state that fits what this seat sees and remembers. What is known of every hand is dealt before anything is
 * dealt at random: a hand dealt first could use up what another is known to hold.
 */
export function imagine(view: View, known: Memory, rng: Rng, into: CometState): void {
  const { table, seat: me } = view;
  const { hands } = into;
  const { bag } = into.box;
  copyTable(table, into.table);
  fillUnseen(view.hand.goods, bag);
  for (let q = 0; q < hands.length; q++) {
    const hand = hands[q];
    if (hand === undefined) continue;
    if (q === me) copyHand(view.hand, hand);
    else for (let g = 0; g < GOOD_KINDS; g++) dealKnown(bag, hand, g, known.least[q]?.[g] ?? 0);
  }
  for (let q = 0; q < hands.length; q++) {
    const hand = hands[q];
    if (hand === undefined || q === me) continue;
    for (let n = total(hand.goods); n < (table.sizes[q] ?? 0); n++)
      takeFromBag(bag, hand.goods, kindAt(bag, rng(total(bag))), 1);
    imagineSealed(view, q, hand, rng);
  }
}

function dealKnown(bag: number[], hand: Hand, good: number, n: number): void {
  hand.goods[good] = 0;
  takeFromBag(bag, hand.goods, good, n);
}

/** A choice already made but not yet shown: any that this hand could have made. */
function imagineSealed({ table }: View, seat: number, hand: Hand, rng: Rng): void {
  const frame = topFrame(table);
  hand.discard = null;
  hand.jam = null;
  if (frame.kind === 'discard' && hasSeat(frame.done, seat)) {
    const ways = (DISCARDS_BY_COUNT[total(hand.goods) >> 1] ?? []).filter(({ goods }) => hasGoods(hand.goods, goods));
    hand.discard = ways[rng(ways.length)]?.goods ?? null;
  }
  if (frame.kind === 'jam' && hasSeat(frame.done, seat) && seat !== table.turn) {
    hand.jam = (hand.goods[IRON] ?? 0) >= JAM_IRON_COST && rng(2) === 1 ? 'jam' : 'pass';
  }
}
