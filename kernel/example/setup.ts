import { ROLL_FRAME } from './plain-frames.ts';
import {
  type CometState,
  type Frame,
  GOOD_KINDS,
  GOODS_PER_KIND,
  type Hand,
  type Options,
  START_GOODS,
  type Table,
} from './state.ts';

/** CO-01: an open table, empty hands, a full bag; the first draws wait on the stack for chance. */
export function setup(options: Options, seats: number): CometState {
  const draws = Array.from({ length: seats }, (_, seat): Frame => ({ kind: 'fetch', seat, n: START_GOODS }));
  const table: Table = {
    options,
    turn: 0,
    round: 1,
    offered: false,
    sizes: new Array<number>(seats).fill(0),
    beacons: new Array<number>(seats).fill(0),
    bag: GOOD_KINDS * GOODS_PER_KIND,
    shown: new Array<null>(seats).fill(null),
    stack: [ROLL_FRAME, ...draws.reverse()],
  };
  const hand = (): Hand => ({ goods: new Array<number>(GOOD_KINDS).fill(0), discard: null, jam: null });
  return {
    table,
    hands: Array.from({ length: seats }, hand),
    box: { bag: new Array<number>(GOOD_KINDS).fill(GOODS_PER_KIND) },
  };
}
