import { frozenTable } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { MAX_SEATS, START_CARDS } from './data.ts';
import type { Frame } from './state.ts';
import { SLOT_COUNT } from './topology.ts';

/** Frames are values; frequent ones are made once and shared by all states. */
const frozenFrame = <F extends Frame>(frame: F): F => Object.freeze(frame);

export const LAYOUT_FRAME = frozenFrame({ kind: 'layout' });
export const HOME_FRAME = frozenFrame({ kind: 'home' });
export const BLOCK_FRAME = frozenFrame({ kind: 'block' });
export const BEFORE_FRAME = frozenFrame({ kind: 'before' });
export const DICE_FRAME = frozenFrame({ kind: 'dice' });
export const PREY_FRAME = frozenFrame({ kind: 'prey' });
export const STIPEND_FRAME = frozenFrame({ kind: 'stipend' });
export const MAIN_FRAME = frozenFrame({ kind: 'main' });
export const DEPART_FRAME = frozenFrame({ kind: 'depart' });
export const SHAKE_FRAME = frozenFrame({ kind: 'shake' });
export const FLIGHT_FRAME = frozenFrame({ kind: 'flight' });
export const REST_FRAME = frozenFrame({ kind: 'rest' });
export const JUDGE_FRAME = frozenFrame({ kind: 'judge' });
export const NEXT_FRAME = frozenFrame({ kind: 'next' });

const drawFrames = frozenTable(MAX_SEATS * START_CARDS, (i) => ({
  kind: 'draw',
  seat: Math.floor(i / START_CARDS),
  n: 1 + (i % START_CARDS),
}));
const fetchFrames = frozenTable(MAX_SEATS * START_CARDS, (i) => ({
  kind: 'fetch',
  seat: Math.floor(i / START_CARDS),
  n: 1 + (i % START_CARDS),
}));
export const stealFrame = frozenTable(1 << MAX_SEATS, (victims) => ({ kind: 'steal', victims }));
const robFrames = frozenTable(MAX_SEATS * MAX_SEATS, (i) => ({
  kind: 'rob',
  from: Math.floor(i / MAX_SEATS),
  to: i % MAX_SEATS,
}));
export const sailFrame = frozenTable(MAX_SEATS, (seat) => ({ kind: 'sail', seat }));
export const scoutFrame = frozenTable(MAX_SEATS, (seat) => ({ kind: 'scout', seat }));
export const discoverFrame = frozenTable(SLOT_COUNT, (slot) => ({ kind: 'discover', slot }));
export const exploreFrame = frozenTable(SLOT_COUNT, (slot) => ({ kind: 'explore', slot }));
export const embarkFrame = frozenTable(MAX_SEATS, (seat) => ({ kind: 'embark', seat }));
export const launchFrame = frozenTable(MAX_SEATS, (seat) => ({ kind: 'launch', seat }));
export const dropFrame = frozenTable(MAX_SEATS, (seat) => ({ kind: 'drop', seat }));
export const groundFrame = frozenTable(MAX_SEATS, (seat) => ({ kind: 'ground', seat }));
export const jumpFrame = frozenTable(MAX_SEATS, (seat) => ({ kind: 'jump', seat }));
export const reliefFrame = frozenTable(MAX_SEATS, (seat) => ({ kind: 'relief', seat }));

export const drawFrame = (seat: Seat, n: number) => drawFrames(seat * START_CARDS + n - 1);
export const fetchFrame = (seat: Seat, n: number) => fetchFrames(seat * START_CARDS + n - 1);
export const robFrame = (from: Seat, to: Seat) => robFrames(from * MAX_SEATS + to);
