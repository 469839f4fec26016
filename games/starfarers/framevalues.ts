import { shared } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { MOST_SEATS, START_CARDS } from './data.ts';
import type { Frame } from './state.ts';
import { SLOTS } from './topology.ts';

/** Frames are values; those that come often are made once and shared by all states. */
const frozen = <F extends Frame>(frame: F): F => Object.freeze(frame);

export const LAYOUT = frozen({ kind: 'layout' });
export const HOME = frozen({ kind: 'home' });
export const BLOCK = frozen({ kind: 'block' });
export const BEFORE = frozen({ kind: 'before' });
export const DICE = frozen({ kind: 'dice' });
export const PREY = frozen({ kind: 'prey' });
export const STIPEND = frozen({ kind: 'stipend' });
export const MAIN = frozen({ kind: 'main' });
export const DEPART = frozen({ kind: 'depart' });
export const SHAKE = frozen({ kind: 'shake' });
export const FLIGHT = frozen({ kind: 'flight' });
export const REST = frozen({ kind: 'rest' });
export const JUDGE = frozen({ kind: 'judge' });
export const NEXT = frozen({ kind: 'next' });

const draws = shared(MOST_SEATS * START_CARDS, (i) => ({
  kind: 'draw',
  seat: Math.floor(i / START_CARDS),
  n: 1 + (i % START_CARDS),
}));
const fetches = shared(MOST_SEATS * START_CARDS, (i) => ({
  kind: 'fetch',
  seat: Math.floor(i / START_CARDS),
  n: 1 + (i % START_CARDS),
}));
export const stealFrom = shared(1 << MOST_SEATS, (victims) => ({ kind: 'steal', victims }));
const robs = shared(MOST_SEATS * MOST_SEATS, (i) => ({
  kind: 'rob',
  from: Math.floor(i / MOST_SEATS),
  to: i % MOST_SEATS,
}));
export const sail = shared(MOST_SEATS, (seat) => ({ kind: 'sail', seat }));
export const scout = shared(MOST_SEATS, (seat) => ({ kind: 'scout', seat }));
export const discover = shared(SLOTS, (slot) => ({ kind: 'discover', slot }));
export const explore = shared(SLOTS, (slot) => ({ kind: 'explore', slot }));
export const embark = shared(MOST_SEATS, (seat) => ({ kind: 'embark', seat }));
export const launchFree = shared(MOST_SEATS, (seat) => ({ kind: 'launch', seat }));
export const dropOne = shared(MOST_SEATS, (seat) => ({ kind: 'drop', seat }));
export const groundOne = shared(MOST_SEATS, (seat) => ({ kind: 'ground', seat }));
export const jumpOne = shared(MOST_SEATS, (seat) => ({ kind: 'jump', seat }));
export const relief = shared(MOST_SEATS, (seat) => ({ kind: 'relief', seat }));

export const drawCards = (seat: Seat, n: number) => draws(seat * START_CARDS + n - 1);
export const fetchCards = (seat: Seat, n: number) => fetches(seat * START_CARDS + n - 1);
export const rob = (from: Seat, to: Seat) => robs(from * MOST_SEATS + to);
