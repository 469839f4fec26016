import { copyList } from '../index.ts';
import type { Box, CometState, Hand, Table } from './state.ts';

export function copyTable(from: Table, into: Table): void {
  into.options = from.options;
  into.turn = from.turn;
  into.round = from.round;
  into.offered = from.offered;
  into.bag = from.bag;
  copyList(from.sizes, into.sizes);
  copyList(from.beacons, into.beacons);
  copyList(from.shown, into.shown);
  copyList(from.stack, into.stack);
}

export function copyHand(from: Hand, into: Hand): void {
  copyList(from.goods, into.goods);
  into.discard = from.discard;
  into.jam = from.jam;
}

const copyBox = (from: Box, into: Box): void => copyList(from.bag, into.bag);

/** Deep where things change, shared where they do not: frames and sealed bundles are values. */
export function copy(from: CometState, into: CometState): void {
  copyTable(from.table, into.table);
  for (let seat = 0; seat < from.hands.length; seat++) {
    const [hand, slot] = [from.hands[seat], into.hands[seat]];
    if (hand !== undefined && slot !== undefined) copyHand(hand, slot);
  }
  copyBox(from.box, into.box);
}
