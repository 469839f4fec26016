import type { Seat, SeatSet } from '@orrery/kernel';
import type { Frame } from './state.ts';
import { EDGES } from './topology.ts';

/** Frames are values; those that come often are made once and shared by all states. */
const frozen = <F extends Frame>(frame: F): F => Object.freeze(frame);
const frames = <F extends Frame>(n: number, make: (i: number) => F): readonly F[] =>
  Array.from({ length: n }, (_, i) => frozen(make(i)));

const SEATS = 4;
const SETS = 16;

export const LAYOUT = frozen({ kind: 'layout' });
export const BEFORE = frozen({ kind: 'before' });
export const DICE = frozen({ kind: 'dice' });
export const TRADE = frozen({ kind: 'trade' });
export const BUILD = frozen({ kind: 'build' });
export const MAIN = frozen({ kind: 'main' });
export const CRUISER = frozen({ kind: 'cruiser' });
export const DRAW = frozen({ kind: 'draw' });
export const SUBSTITUTE = frozen({ kind: 'substitute' });
export const LOOK = frozen({ kind: 'look' });
export const KEEP = frozen({ kind: 'keep' });
export const JUDGE = frozen({ kind: 'judge' });
export const NEXT = frozen({ kind: 'next' });

const pick = <F>(list: readonly F[], i: number): F => {
  const frame = list[i];
  if (frame === undefined) throw new RangeError(`no frame ${i}`);
  return frame;
};

const begins = frames(SEATS, (seat) => ({ kind: 'begin', seat }));
const stations = frames(SEATS * 2, (i) => ({
  kind: 'found-station',
  seat: i >> 1,
  round: (i & 1) === 0 ? 1 : 2,
}));
const shields = frames(SEATS, (seat) => ({ kind: 'shield', seat }));
const counts = frames(SETS, (safe) => ({ kind: 'count', safe }));
const discards = frames(SETS * SETS, (i) => ({ kind: 'discard', owing: Math.floor(i / SETS), done: i % SETS }));
const steals = frames(SETS, (victims) => ({ kind: 'steal', victims }));
const robs = frames(SEATS, (from) => ({ kind: 'rob', from }));
const compensations = frames(SEATS, (seat) => ({ kind: 'compensation', seat }));
const utopias = frames(3, (left) => ({ kind: 'utopia', left }));
const relaunches = frames(EDGES, (from) => ({ kind: 'relaunch', from }));
const repays = frames(SEATS, (to) => ({ kind: 'repay', to }));
const inspects = frames(SEATS, (from) => ({ kind: 'inspect', from }));
const decides = frames(SEATS, (seat) => ({ kind: 'decide', seat }));

export const begin = (seat: Seat) => pick(begins, seat);
export const foundStation = (seat: Seat, round: 1 | 2) => pick(stations, seat * 2 + round - 1);
export const shield = (seat: Seat) => pick(shields, seat);
export const countHands = (safe: SeatSet) => pick(counts, safe);
export const discardOf = (owing: SeatSet, done: SeatSet) => pick(discards, owing * SETS + done);
export const stealFrom = (victims: SeatSet) => pick(steals, victims);
export const rob = (from: Seat) => pick(robs, from);
export const compensation = (seat: Seat) => pick(compensations, seat);
export const utopiaShips = (left: number) => pick(utopias, left);
export const relaunch = (from: number) => pick(relaunches, from);
export const repay = (to: Seat) => pick(repays, to);
export const inspect = (from: Seat) => pick(inspects, from);
export const decide = (seat: Seat) => pick(decides, seat);
