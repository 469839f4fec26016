import type { Seat, SeatSet } from '@orrery/kernel';
import { MOST_SEATS, START_CARDS } from './data.ts';
import type { Frame } from './state.ts';
import { SLOTS } from './topology.ts';

/** Frames are values; those that come often are made once and shared by all states. */
const frozen = <F extends Frame>(frame: F): F => Object.freeze(frame);
const frames = <F extends Frame>(n: number, make: (i: number) => F): readonly F[] =>
  Array.from({ length: n }, (_, i) => frozen(make(i)));

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

const pick = <F>(list: readonly F[], i: number): F => {
  const frame = list[i];
  if (frame === undefined) throw new RangeError(`no frame ${i}`);
  return frame;
};

const draws = frames(MOST_SEATS * START_CARDS, (i) => ({
  kind: 'draw',
  seat: Math.floor(i / START_CARDS),
  n: 1 + (i % START_CARDS),
}));
const fetches = frames(MOST_SEATS * START_CARDS, (i) => ({
  kind: 'fetch',
  seat: Math.floor(i / START_CARDS),
  n: 1 + (i % START_CARDS),
}));
const steals = frames(1 << MOST_SEATS, (victims) => ({ kind: 'steal', victims }));
const robs = frames(MOST_SEATS * MOST_SEATS, (i) => ({
  kind: 'rob',
  from: Math.floor(i / MOST_SEATS),
  to: i % MOST_SEATS,
}));
const sails = frames(MOST_SEATS, (seat) => ({ kind: 'sail', seat }));
const scouts = frames(MOST_SEATS, (seat) => ({ kind: 'scout', seat }));
const discovers = frames(SLOTS, (slot) => ({ kind: 'discover', slot }));
const explores = frames(SLOTS, (slot) => ({ kind: 'explore', slot }));
const embarks = frames(MOST_SEATS, (seat) => ({ kind: 'embark', seat }));
const launches = frames(MOST_SEATS, (seat) => ({ kind: 'launch', seat }));
const drops = frames(MOST_SEATS, (seat) => ({ kind: 'drop', seat }));
const grounds = frames(MOST_SEATS, (seat) => ({ kind: 'ground', seat }));
const jumps = frames(MOST_SEATS, (seat) => ({ kind: 'jump', seat }));
const reliefs = frames(MOST_SEATS, (seat) => ({ kind: 'relief', seat }));

export const drawCards = (seat: Seat, n: number) => pick(draws, seat * START_CARDS + n - 1);
export const fetchCards = (seat: Seat, n: number) => pick(fetches, seat * START_CARDS + n - 1);
export const stealFrom = (victims: SeatSet) => pick(steals, victims);
export const rob = (from: Seat, to: Seat) => pick(robs, from * MOST_SEATS + to);
export const sail = (seat: Seat) => pick(sails, seat);
export const scout = (seat: Seat) => pick(scouts, seat);
export const discover = (slot: number) => pick(discovers, slot);
export const explore = (slot: number) => pick(explores, slot);
export const embark = (seat: Seat) => pick(embarks, seat);
export const launchFree = (seat: Seat) => pick(launches, seat);
export const dropOne = (seat: Seat) => pick(drops, seat);
export const groundOne = (seat: Seat) => pick(grounds, seat);
export const jumpOne = (seat: Seat) => pick(jumps, seat);
export const relief = (seat: Seat) => pick(reliefs, seat);
