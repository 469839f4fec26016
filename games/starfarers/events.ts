import { type Bundle, bargainEvents, discardEvents } from '@orrery/common';
import { type EventOf, event, type Seat, type SeatSet } from '@orrery/kernel';

/** A resource, an encounter card, a set of cards: null where it is somebody else's secret. */
type Secret<X> = X | null;

/** Everything that can be told; amounts moved stand in it, so that nobody who listens has to know the rules. */
export const events = {
  laid: event<{ layout: readonly number[] }>(),
  home: event<{ discs: readonly number[] }>(),
  'start-rolled': event<{ rolls: readonly number[] }>(), // by seat, 0 for those who did not roll
  starts: event<{ seat: Seat; second: Seat }>(), // second: NONE without the extension
  settled: event<{ seat: Seat; site: number }>(),
  spaceport: event<{ seat: Seat; site: number; paid: Bundle }>(),
  ship: event<{ seat: Seat; ship: number; cargo: number; vertex: number; paid: Bundle }>(),
  fitted: event<{ seat: Seat; upgrade: number; paid: Bundle }>(),
  dropped: event<{ seat: Seat; upgrade: number }>(),
  blocked: event<{ sites: readonly number[] }>(),
  drew: event<{ seat: Seat; n: number; cards: Secret<Bundle> }>(),
  refilled: event<{ cards: Bundle }>(),
  turn: event<{ seat: Seat; second: Seat; turn: number }>(),
  rolled: event<{ seat: Seat; first: number; second: number; sum: number }>(),
  produced: event<{ seat: Seat; gains: Bundle }>(),
  short: event<{ resource: number; due: number; left: number }>(),
  relieved: event<{ seat: Seat; resource: number }>(),
  passed: event<{ seat: Seat }>(),
  seven: event<{ owing: SeatSet }>(),
  ...discardEvents,
  stole: event<{ seat: Seat; from: Seat; resource: Secret<number> }>(),
  ...bargainEvents,
  supplied: event<{ seat: Seat; give: number; paid: number; take: number }>(),
  built: event<{ seat: Seat }>(), // is done trading and building
  grounded: event<{ seat: Seat; ship: number }>(),
  shaken: event<{ seat: Seat; shake: number }>(),
  targeted: event<{ seat: Seat; wants: number }>(), // 1: an encounter, 0: none
  met: event<{ reader: Seat; seats: SeatSet; family: number; card: Secret<number> }>(),
  answered: event<{ seat: Seat; family: number; choice: number; cards: Bundle }>(),
  unmasked: event<{ seats: SeatSet }>(),
  read: event<{ card: number }>(),
  outcome: event<{ seat: Seat; node: number }>(),
  contest: event<{
    seat: Seat;
    rival: Seat;
    node: number;
    own: number;
    other: number;
    shakes: readonly number[]; // how the balls fell for both; [] where none are shaken
  }>(),
  fate: event<{ seat: Seat; sum: number; shake: number }>(),
  paid: event<{ seat: Seat; cards: Bundle }>(),
  refunded: event<{ seat: Seat; cards: Bundle }>(),
  gained: event<{ seat: Seat; gains: Bundle }>(),
  forfeited: event<{ seat: Seat; cards: Bundle }>(),
  fame: event<{ seat: Seat; n: number; paid: Bundle }>(), // half medals won or lost
  gave: event<{ seat: Seat; to: Seat; resource: Secret<number> }>(),
  waiting: event<{ seat: Seat }>(), // a free trade ship that has to wait
  filed: event<{ card: number }>(),
  reshuffled: event<Record<never, never>>(),
  flew: event<{ seat: Seat; ship: number; from: number; to: number; links: number }>(),
  jumped: event<{ seat: Seat; ship: number; from: number; to: number }>(),
  returned: event<{ seat: Seat; ship: number; to: number }>(),
  discovered: event<{ slot: number; sector: number; rotation: number }>(),
  explored: event<{ slot: number; discs: readonly number[] }>(),
  cleared: event<{ seat: Seat; planet: number; token: number; disc: number }>(),
  founded: event<{ seat: Seat; ship: number; site: number }>(),
  docked: event<{ seat: Seat; ship: number; people: number }>(),
  marker: event<{ seat: Seat; people: number }>(),
  befriended: event<{ seat: Seat; card: number }>(),
  asked: event<{ seat: Seat; of: Seat; resource: number }>(),
  donated: event<{ seat: Seat; to: Seat; resource: number }>(),
  kept: event<{ seat: Seat }>(),
  converted: event<{ seat: Seat; ship: number; cargo: number }>(),
  helped: event<{ seat: Seat; from: SeatSet }>(),
  landed: event<{ seat: Seat }>(), // is done flying
  ended: event<{ seat: Seat }>(),
  stalled: event<{ turns: number }>(), // so many without progress: nobody wins
  won: event<{ seat: Seat; points: number }>(),
};
export type Event = EventOf<typeof events>;
