import { NONE, shared } from '@orrery/common';
import type { Ending } from './events.ts';
import type { Frame } from './state.ts';

/** Frames are values; they are made once and shared by all states. */
const frozen = <F extends Frame>(frame: F): F => Object.freeze(frame);

export const CRESTS = frozen({ kind: 'crests' });
export const FIRST = frozen({ kind: 'first' });
export const DEAL = frozen({ kind: 'deal' });
export const BEGIN = frozen({ kind: 'begin' });
export const DIE = frozen({ kind: 'die' });
export const SECTOR = frozen({ kind: 'sector' });
export const LOOK_INTO = frozen({ kind: 'look' });
export const ARRANGE = frozen({ kind: 'arrange' });
export const FLIGHT = frozen({ kind: 'flight' });
export const REVEAL = frozen({ kind: 'reveal' });
export const LOSE = frozen({ kind: 'lose' });
export const BUILD = frozen({ kind: 'build' });
export const NEXT = frozen({ kind: 'next' });
export const REFILL = frozen({ kind: 'refill', isTurned: false });
export const REFILL_TURNED = frozen({ kind: 'refill', isTurned: true });

const SEATS = 2;
const TARGETS = 4;
const opens = shared(1 + TARGETS, (i) => ({ kind: 'open', after: i - 1 }));
export const sealing = shared(1 << SEATS, (done) => ({ kind: 'centres', done }));
export const produceFor = shared(SEATS, (seat) => ({ kind: 'produce', seat }));
const MOST_DEMANDED = 5;
const demands = shared((MOST_DEMANDED + 1) * 2, (i) => ({
  kind: 'pirate',
  demand: i >> 1,
  isPeeked: (i & 1) === 1,
}));
const MOST_CARDS = 80;
export const fightWith = shared(MOST_CARDS, (card) => ({ kind: 'fight', card }));
const MOST_REWARDS = 2;
const KINDS = 6;
const rewards = shared((MOST_REWARDS + 1) * KINDS, (i) => ({
  kind: 'reward',
  left: Math.floor(i / KINDS),
  barred: (i % KINDS) - 1,
}));

const landings = (isLastNew: boolean): Readonly<Record<Ending, Frame>> => ({
  speed: frozen({ kind: 'land', why: 'speed', isLastNew }),
  actions: frozen({ kind: 'land', why: 'actions', isLastNew }),
  beaten: frozen({ kind: 'land', why: 'beaten', isLastNew }),
  stopped: frozen({ kind: 'land', why: 'stopped', isLastNew }),
  empty: frozen({ kind: 'land', why: 'empty', isLastNew }),
});
const LANDS = landings(false);
const LANDS_WITH_NEW = landings(true);
export const landing = (why: Ending): Frame => LANDS[why];
/** The same with a last card that players have yet to see: one that came with the step, or a pirate that won. */
export const landingWithNew = (why: Ending): Frame => LANDS_WITH_NEW[why];

/** A task is opened in place of one for this target; NONE when it replaces none. */
export const openAfter = (target: number) => opens(target + 1);
export const OPEN = openAfter(NONE);
export const demanding = (demand: number, peeked: 0 | 1) => demands(demand * 2 + peeked);
export const rewardOf = (left: number, barred: number) => rewards(left * KINDS + barred + 1);
