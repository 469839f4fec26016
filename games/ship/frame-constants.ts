import { frozenTable, NONE } from '@orrery/common';
import type { FlightEnding } from './events.ts';
import type { Frame } from './state.ts';

/** Frames are values; they are made once and shared by all states. */
const frozenFrame = <F extends Frame>(frame: F): F => Object.freeze(frame);

export const CRESTS_FRAME = frozenFrame({ kind: 'crests' });
export const FIRST_FRAME = frozenFrame({ kind: 'first' });
export const DEAL_FRAME = frozenFrame({ kind: 'deal' });
export const BEGIN_FRAME = frozenFrame({ kind: 'begin' });
export const DIE_FRAME = frozenFrame({ kind: 'die' });
export const SECTOR_FRAME = frozenFrame({ kind: 'sector' });
export const LOOK_FRAME = frozenFrame({ kind: 'look' });
export const ARRANGE_FRAME = frozenFrame({ kind: 'arrange' });
export const FLIGHT_FRAME = frozenFrame({ kind: 'flight' });
export const REVEAL_FRAME = frozenFrame({ kind: 'reveal' });
export const LOSE_FRAME = frozenFrame({ kind: 'lose' });
export const BUILD_FRAME = frozenFrame({ kind: 'build' });
export const NEXT_FRAME = frozenFrame({ kind: 'next' });
export const REFILL_FRAME = frozenFrame({ kind: 'refill', isTurned: false });
export const REFILL_TURNED_FRAME = frozenFrame({ kind: 'refill', isTurned: true });

const SEAT_COUNT = 2;
const TARGET_COUNT = 4;
const openFrames = frozenTable(1 + TARGET_COUNT, (i) => ({ kind: 'open', after: i - 1 }));
export const centresFrame = frozenTable(1 << SEAT_COUNT, (done) => ({ kind: 'centres', done }));
export const produceFrame = frozenTable(SEAT_COUNT, (seat) => ({ kind: 'produce', seat }));
const MAX_DEMAND = 5;
const pirateFrames = frozenTable((MAX_DEMAND + 1) * 2, (i) => ({
  kind: 'pirate',
  demand: i >> 1,
  isPeeked: (i & 1) === 1,
}));
const MAX_CARDS = 80;
export const fightFrame = frozenTable(MAX_CARDS, (card) => ({ kind: 'fight', card }));
const MAX_REWARDS = 2;
const BARRED_VALUES = 6;
const rewardFrames = frozenTable((MAX_REWARDS + 1) * BARRED_VALUES, (i) => ({
  kind: 'reward',
  left: Math.floor(i / BARRED_VALUES),
  barred: (i % BARRED_VALUES) - 1,
}));

const landFrames = (isLastNew: boolean): Readonly<Record<FlightEnding, Frame>> => ({
  speed: frozenFrame({ kind: 'land', why: 'speed', isLastNew }),
  actions: frozenFrame({ kind: 'land', why: 'actions', isLastNew }),
  beaten: frozenFrame({ kind: 'land', why: 'beaten', isLastNew }),
  stopped: frozenFrame({ kind: 'land', why: 'stopped', isLastNew }),
  empty: frozenFrame({ kind: 'land', why: 'empty', isLastNew }),
});
const LAND_FRAMES = landFrames(false);
const LAND_FRAMES_WITH_NEW = landFrames(true);
export const landFrame = (why: FlightEnding): Frame => LAND_FRAMES[why];
/** The same with a last card that players have not seen yet: one revealed by this step, or a pirate that won. */
export const landFrameWithNew = (why: FlightEnding): Frame => LAND_FRAMES_WITH_NEW[why];

/** A task is opened in place of one for this target; NONE when it replaces none. */
export const openFrameAfter = (target: number) => openFrames(target + 1);
export const OPEN_FRAME = openFrameAfter(NONE);
export const pirateFrame = (demand: number, peeked: 0 | 1) => pirateFrames(demand * 2 + peeked);
export const rewardFrame = (left: number, barred: number) => rewardFrames(left * BARRED_VALUES + barred + 1);
