import { type Bundle, bargainEvents, discardEvents } from '@orrery/common';
import { defineEvent, type EventOf, type Seat, type SeatSet } from '@orrery/kernel';

/** A resource, an encounter card, a set of cards: null where it is another seat's secret. */
type Secret<X> = X | null;

/** All events. They carry the amounts moved, so that listeners need not know the rules. */
export const events = {
  laid: defineEvent<{ layout: readonly number[] }>(),
  home: defineEvent<{ discs: readonly number[] }>(),
  'start-rolled': defineEvent<{ rolls: readonly number[] }>(), // by seat, 0 for those who did not roll
  starts: defineEvent<{ seat: Seat; second: Seat }>(), // second: NONE without the extension
  settled: defineEvent<{ seat: Seat; site: number }>(),
  spaceport: defineEvent<{ seat: Seat; site: number; paid: Bundle }>(),
  ship: defineEvent<{ seat: Seat; ship: number; cargo: number; vertex: number; paid: Bundle }>(),
  fitted: defineEvent<{ seat: Seat; upgrade: number; paid: Bundle }>(),
  dropped: defineEvent<{ seat: Seat; upgrade: number }>(),
  blocked: defineEvent<{ sites: readonly number[] }>(),
  drew: defineEvent<{ seat: Seat; n: number; cards: Secret<Bundle> }>(),
  refilled: defineEvent<{ cards: Bundle }>(),
  turn: defineEvent<{ seat: Seat; second: Seat; turn: number }>(),
  rolled: defineEvent<{ seat: Seat; first: number; second: number; sum: number }>(),
  produced: defineEvent<{ seat: Seat; gains: Bundle }>(),
  short: defineEvent<{ resource: number; due: number; left: number }>(),
  relieved: defineEvent<{ seat: Seat; resource: number }>(),
  passed: defineEvent<{ seat: Seat }>(),
  seven: defineEvent<{ owing: SeatSet }>(),
  ...discardEvents,
  stole: defineEvent<{ seat: Seat; from: Seat; resource: Secret<number> }>(),
  ...bargainEvents,
  supplied: defineEvent<{ seat: Seat; give: number; paid: number; take: number }>(),
  built: defineEvent<{ seat: Seat }>(), // has finished trading and building
  grounded: defineEvent<{ seat: Seat; ship: number }>(),
  shaken: defineEvent<{ seat: Seat; shake: number }>(),
  targeted: defineEvent<{ seat: Seat; wants: number }>(), // 1: an encounter, 0: none
  met: defineEvent<{ reader: Seat; seats: SeatSet; family: number; card: Secret<number> }>(),
  answered: defineEvent<{ seat: Seat; family: number; choice: number; cards: Bundle }>(),
  unmasked: defineEvent<{ seats: SeatSet }>(),
  read: defineEvent<{ card: number }>(),
  outcome: defineEvent<{ seat: Seat; node: number }>(),
  contest: defineEvent<{
    seat: Seat;
    rival: Seat;
    node: number;
    own: number;
    other: number;
    shakes: readonly number[]; // the balls of both; [] where none are shaken
  }>(),
  fate: defineEvent<{ seat: Seat; sum: number; shake: number }>(),
  paid: defineEvent<{ seat: Seat; cards: Bundle }>(),
  refunded: defineEvent<{ seat: Seat; cards: Bundle }>(),
  gained: defineEvent<{ seat: Seat; gains: Bundle }>(),
  forfeited: defineEvent<{ seat: Seat; cards: Bundle }>(),
  fame: defineEvent<{ seat: Seat; n: number; paid: Bundle }>(), // half medals won or lost
  gave: defineEvent<{ seat: Seat; to: Seat; resource: Secret<number> }>(),
  waiting: defineEvent<{ seat: Seat }>(), // a free trade ship that has to wait
  filed: defineEvent<{ card: number }>(),
  reshuffled: defineEvent<Record<never, never>>(),
  flew: defineEvent<{ seat: Seat; ship: number; from: number; to: number; links: number }>(),
  jumped: defineEvent<{ seat: Seat; ship: number; from: number; to: number }>(),
  returned: defineEvent<{ seat: Seat; ship: number; to: number }>(),
  discovered: defineEvent<{ slot: number; sector: number; rotation: number }>(),
  explored: defineEvent<{ slot: number; discs: readonly number[] }>(),
  cleared: defineEvent<{ seat: Seat; planet: number; token: number; disc: number }>(),
  founded: defineEvent<{ seat: Seat; ship: number; site: number }>(),
  docked: defineEvent<{ seat: Seat; ship: number; people: number }>(),
  marker: defineEvent<{ seat: Seat; people: number }>(),
  befriended: defineEvent<{ seat: Seat; card: number }>(),
  asked: defineEvent<{ seat: Seat; of: Seat; resource: number }>(),
  donated: defineEvent<{ seat: Seat; to: Seat; resource: number }>(),
  kept: defineEvent<{ seat: Seat }>(),
  converted: defineEvent<{ seat: Seat; ship: number; cargo: number }>(),
  helped: defineEvent<{ seat: Seat; from: SeatSet }>(),
  landed: defineEvent<{ seat: Seat }>(), // has finished flying
  ended: defineEvent<{ seat: Seat }>(),
  stalled: defineEvent<{ turns: number }>(), // number of turns without progress: nobody wins
  won: defineEvent<{ seat: Seat; points: number }>(),
};
export type Event = EventOf<typeof events>;
