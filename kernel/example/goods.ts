import type { Seat } from '../index.ts';
import { total } from '../index.ts';
import type { CometState, Goods } from './state.ts';

/** Whether a hand has at least these goods. */
export function hasGoods(hand: Goods, goods: Goods): boolean {
  for (let g = 0; g < goods.length; g++) if ((hand[g] ?? 0) < (goods[g] ?? 0)) return false;
  return true;
}

/** Moves goods out of a seat's hand into the bag. */
export function returnGoods(state: CometState, seat: Seat, goods: Goods): void {
  const hand = state.hands[seat];
  if (hand === undefined) return;
  for (let g = 0; g < goods.length; g++) {
    const n = goods[g] ?? 0;
    hand.goods[g] = (hand.goods[g] ?? 0) - n;
    state.box.bag[g] = (state.box.bag[g] ?? 0) + n;
  }
  const n = total(goods);
  state.table.sizes[seat] = (state.table.sizes[seat] ?? 0) - n;
  state.table.bag += n;
}

/** Moves n of one good from one hand to another. */
export function moveGoods(state: CometState, from: Seat, to: Seat, good: number, n: number): void {
  const giver = state.hands[from]?.goods;
  const taker = state.hands[to]?.goods;
  if (giver === undefined || taker === undefined) return;
  giver[good] = (giver[good] ?? 0) - n;
  taker[good] = (taker[good] ?? 0) + n;
  const { sizes } = state.table;
  sizes[from] = (sizes[from] ?? 0) - n;
  sizes[to] = (sizes[to] ?? 0) + n;
}
