import { has, nth, type Rng, top, total } from '../index.ts';
import { copyHand, copyTable } from './copy.ts';
import { holds } from './goods.ts';
import { DISCARDS } from './moves.ts';
import { EACH, type Goods, type Hand, IRON, JAM_IRON, KINDS, type Memory, type View, type Whole } from './state.ts';

/** What a seat cannot see lies in other hands and in the bag: everything there is, less what it holds. */
function unseen(own: Goods, bag: number[]): void {
  for (let g = 0; g < KINDS; g++) bag[g] = EACH - (own[g] ?? 0);
}

function take(bag: number[], goods: number[], good: number, n: number): void {
  bag[good] = (bag[good] ?? 0) - n;
  goods[good] = (goods[good] ?? 0) + n;
}

/**
 * A whole state that fits what this seat sees and remembers. What is known of every hand is dealt before anything is
 * dealt by chance: a hand dealt first could use up what another is known to hold.
 */
export function imagine(view: View, known: Memory, rng: Rng, into: Whole): void {
  const { table, seat: me } = view;
  const { hands } = into;
  const { bag } = into.box;
  copyTable(table, into.table);
  unseen(view.hand.goods, bag);
  for (let q = 0; q < hands.length; q++) {
    const hand = hands[q];
    if (hand === undefined) continue;
    if (q === me) copyHand(view.hand, hand);
    else for (let g = 0; g < KINDS; g++) dealKnown(bag, hand, g, known.least[q]?.[g] ?? 0);
  }
  for (let q = 0; q < hands.length; q++) {
    const hand = hands[q];
    if (hand === undefined || q === me) continue;
    for (let n = total(hand.goods); n < (table.sizes[q] ?? 0); n++) take(bag, hand.goods, nth(bag, rng(total(bag))), 1);
    imagineSealed(view, q, hand, rng);
  }
}

function dealKnown(bag: number[], hand: Hand, good: number, n: number): void {
  hand.goods[good] = 0;
  take(bag, hand.goods, good, n);
}

/** A choice already made but not yet shown: any that this hand could have made. */
function imagineSealed({ table }: View, seat: number, hand: Hand, rng: Rng): void {
  const frame = top(table);
  hand.discard = null;
  hand.jam = null;
  if (frame.kind === 'discard' && has(frame.done, seat)) {
    const ways = (DISCARDS[total(hand.goods) >> 1] ?? []).filter(({ goods }) => holds(hand.goods, goods));
    hand.discard = ways[rng(ways.length)]?.goods ?? null;
  }
  if (frame.kind === 'jam' && has(frame.done, seat) && seat !== table.turn) {
    hand.jam = (hand.goods[IRON] ?? 0) >= JAM_IRON && rng(2) === 1 ? 'jam' : 'pass';
  }
}
