import { frozenTable } from '@orrery/common';
import type { Seat, SeatSet } from '@orrery/kernel';
import { MAX_SEATS } from './data.ts';
import type { Frame } from './state.ts';
import { EDGE_COUNT } from './topology.ts';

/** Frames are values; frequent ones are made once and shared by all states. */
const frozenFrame = <F extends Frame>(frame: F): F => Object.freeze(frame);

const SEAT_SET_COUNT = 1 << MAX_SEATS;

export const LAYOUT_FRAME = frozenFrame({ kind: 'layout' });
export const BEFORE_FRAME = frozenFrame({ kind: 'before' });
export const DICE_FRAME = frozenFrame({ kind: 'dice' });
export const TRADE_FRAME = frozenFrame({ kind: 'trade' });
export const BUILD_FRAME = frozenFrame({ kind: 'build' });
export const MAIN_FRAME = frozenFrame({ kind: 'main' });
export const CRUISER_FRAME = frozenFrame({ kind: 'cruiser' });
export const DRAW_FRAME = frozenFrame({ kind: 'draw' });
export const SUBSTITUTE_FRAME = frozenFrame({ kind: 'substitute' });
export const LOOK_FRAME = frozenFrame({ kind: 'look' });
export const KEEP_FRAME = frozenFrame({ kind: 'keep' });
export const JUDGE_FRAME = frozenFrame({ kind: 'judge' });
export const NEXT_FRAME = frozenFrame({ kind: 'next' });

export const beginFrame = frozenTable(MAX_SEATS, (seat) => ({ kind: 'begin', seat }));
const foundStationFrames = frozenTable(MAX_SEATS * 2, (i) => ({
  kind: 'found-station',
  seat: i >> 1,
  round: (i & 1) === 0 ? 1 : 2,
}));
export const shieldFrame = frozenTable(MAX_SEATS, (seat) => ({ kind: 'shield', seat }));
export const countFrame = frozenTable(SEAT_SET_COUNT, (safe) => ({ kind: 'count', safe }));
const discardFrames = frozenTable(SEAT_SET_COUNT * SEAT_SET_COUNT, (i) => ({
  kind: 'discard',
  owing: Math.floor(i / SEAT_SET_COUNT),
  done: i % SEAT_SET_COUNT,
}));
export const stealFrame = frozenTable(SEAT_SET_COUNT, (victims) => ({ kind: 'steal', victims }));
export const robFrame = frozenTable(MAX_SEATS, (from) => ({ kind: 'rob', from }));
export const compensationFrame = frozenTable(MAX_SEATS, (seat) => ({ kind: 'compensation', seat }));
export const utopiaFrame = frozenTable(3, (left) => ({ kind: 'utopia', left }));
export const relaunchFrame = frozenTable(EDGE_COUNT, (from) => ({ kind: 'relaunch', from }));
export const repayFrame = frozenTable(MAX_SEATS, (to) => ({ kind: 'repay', to }));
export const inspectFrame = frozenTable(MAX_SEATS, (from) => ({ kind: 'inspect', from }));
export const decideFrame = frozenTable(MAX_SEATS, (seat) => ({ kind: 'decide', seat }));

export const foundStationFrame = (seat: Seat, round: 1 | 2) => foundStationFrames(seat * 2 + round - 1);
export const discardFrame = (owing: SeatSet, done: SeatSet) => discardFrames(owing * SEAT_SET_COUNT + done);
