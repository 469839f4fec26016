import { ROLL } from './plain-frames.ts';
import { EACH, type Frame, type Hand, KINDS, type Options, START, type Table, type Whole } from './state.ts';

/** CO-01: an open table, empty hands, a full bag; the first draws wait on the stack for chance. */
export function setup(options: Options, seats: number): Whole {
  const draws = Array.from({ length: seats }, (_, seat): Frame => ({ kind: 'fetch', seat, n: START }));
  const table: Table = {
    options,
    turn: 0,
    round: 1,
    offered: false,
    sizes: new Array<number>(seats).fill(0),
    beacons: new Array<number>(seats).fill(0),
    bag: KINDS * EACH,
    shown: new Array<null>(seats).fill(null),
    stack: [ROLL, ...draws.reverse()],
  };
  const hand = (): Hand => ({ goods: new Array<number>(KINDS).fill(0), discard: null, jam: null });
  return { table, hands: Array.from({ length: seats }, hand), box: { bag: new Array<number>(KINDS).fill(EACH) } };
}
