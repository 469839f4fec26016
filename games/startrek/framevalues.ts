import { shared } from '@orrery/common';
import type { Seat, SeatSet } from '@orrery/kernel';
import { MOST_SEATS } from './data.ts';
import type { Frame } from './state.ts';
import { EDGES } from './topology.ts';

/** Frames are values; those that come often are made once and shared by all states. */
const frozen = <F extends Frame>(frame: F): F => Object.freeze(frame);

const SETS = 1 << MOST_SEATS;

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

export const begin = shared(MOST_SEATS, (seat) => ({ kind: 'begin', seat }));
const stations = shared(MOST_SEATS * 2, (i) => ({
  kind: 'found-station',
  seat: i >> 1,
  round: (i & 1) === 0 ? 1 : 2,
}));
export const shield = shared(MOST_SEATS, (seat) => ({ kind: 'shield', seat }));
export const countHands = shared(SETS, (safe) => ({ kind: 'count', safe }));
const discards = shared(SETS * SETS, (i) => ({ kind: 'discard', owing: Math.floor(i / SETS), done: i % SETS }));
export const stealFrom = shared(SETS, (victims) => ({ kind: 'steal', victims }));
export const rob = shared(MOST_SEATS, (from) => ({ kind: 'rob', from }));
export const compensation = shared(MOST_SEATS, (seat) => ({ kind: 'compensation', seat }));
export const utopiaShips = shared(3, (left) => ({ kind: 'utopia', left }));
export const relaunch = shared(EDGES, (from) => ({ kind: 'relaunch', from }));
export const repay = shared(MOST_SEATS, (to) => ({ kind: 'repay', to }));
export const inspect = shared(MOST_SEATS, (from) => ({ kind: 'inspect', from }));
export const decide = shared(MOST_SEATS, (seat) => ({ kind: 'decide', seat }));

export const foundStation = (seat: Seat, round: 1 | 2) => stations(seat * 2 + round - 1);
export const discardOf = (owing: SeatSet, done: SeatSet) => discards(owing * SETS + done);
