import type { Bundle } from '@orrery/common';
import type { Seat, SeatSet } from '@orrery/kernel';

/** A resource, an encounter card, a set of cards: null where it is somebody else's secret. */
type Secret<X> = X | null;

interface Fields {
  laid: { readonly layout: readonly number[] };
  home: { readonly discs: readonly number[] };
  'start-rolled': { readonly rolls: readonly number[] }; // by seat, 0 for those who did not roll
  starts: { readonly seat: Seat; readonly second: Seat }; // second: NONE without the extension
  settled: { readonly seat: Seat; readonly site: number };
  spaceport: { readonly seat: Seat; readonly site: number; readonly paid: Bundle };
  ship: {
    readonly seat: Seat;
    readonly ship: number;
    readonly cargo: number;
    readonly vertex: number;
    readonly paid: Bundle;
  };
  fitted: { readonly seat: Seat; readonly upgrade: number; readonly paid: Bundle };
  dropped: { readonly seat: Seat; readonly upgrade: number };
  blocked: { readonly sites: readonly number[] };
  drew: { readonly seat: Seat; readonly n: number; readonly cards: Secret<Bundle> };
  refilled: { readonly cards: Bundle };
  turn: { readonly seat: Seat; readonly second: Seat; readonly turn: number };
  rolled: { readonly seat: Seat; readonly first: number; readonly second: number; readonly sum: number };
  produced: { readonly seat: Seat; readonly gains: Bundle };
  short: { readonly resource: number; readonly due: number; readonly left: number };
  relieved: { readonly seat: Seat; readonly resource: number };
  passed: { readonly seat: Seat };
  seven: { readonly owing: SeatSet };
  sealed: { readonly seat: Seat; readonly cards: Secret<Bundle> };
  discarded: { readonly seat: Seat; readonly cards: Bundle };
  stole: { readonly seat: Seat; readonly from: Seat; readonly resource: Secret<number> };
  traded: { readonly seat: Seat; readonly with: Seat; readonly gave: Bundle; readonly got: Bundle };
  supplied: { readonly seat: Seat; readonly give: number; readonly paid: number; readonly take: number };
  offered: { readonly seat: Seat; readonly to: SeatSet; readonly give: Bundle; readonly take: Bundle };
  accepted: { readonly seat: Seat; readonly take: Bundle };
  declined: { readonly seat: Seat };
  countered: { readonly seat: Seat; readonly give: Bundle; readonly take: Bundle };
  withdrawn: { readonly seat: Seat };
  built: { readonly seat: Seat }; // is done trading and building
  grounded: { readonly seat: Seat; readonly ship: number };
  shaken: { readonly seat: Seat; readonly shake: number };
  targeted: { readonly seat: Seat; readonly wants: number }; // 1: an encounter, 0: none
  met: { readonly reader: Seat; readonly seats: SeatSet; readonly family: number; readonly card: Secret<number> };
  answered: { readonly seat: Seat; readonly family: number; readonly choice: number; readonly cards: Bundle };
  unmasked: { readonly seats: SeatSet };
  read: { readonly card: number };
  outcome: { readonly seat: Seat; readonly node: number };
  contest: {
    readonly seat: Seat;
    readonly rival: Seat;
    readonly node: number;
    readonly own: number;
    readonly other: number;
    readonly shakes: readonly number[]; // how the balls fell for both; [] where none are shaken
  };
  fate: { readonly seat: Seat; readonly sum: number; readonly shake: number };
  paid: { readonly seat: Seat; readonly cards: Bundle };
  refunded: { readonly seat: Seat; readonly cards: Bundle };
  gained: { readonly seat: Seat; readonly gains: Bundle };
  forfeited: { readonly seat: Seat; readonly cards: Bundle };
  fame: { readonly seat: Seat; readonly n: number; readonly paid: Bundle }; // half medals won or lost
  gave: { readonly seat: Seat; readonly to: Seat; readonly resource: Secret<number> };
  waiting: { readonly seat: Seat }; // a free trade ship that has to wait
  filed: { readonly card: number };
  reshuffled: Readonly<Record<never, never>>;
  flew: {
    readonly seat: Seat;
    readonly ship: number;
    readonly from: number;
    readonly to: number;
    readonly links: number;
  };
  jumped: { readonly seat: Seat; readonly ship: number; readonly from: number; readonly to: number };
  returned: { readonly seat: Seat; readonly ship: number; readonly to: number };
  discovered: { readonly slot: number; readonly sector: number; readonly rotation: number };
  explored: { readonly slot: number; readonly discs: readonly number[] };
  cleared: { readonly seat: Seat; readonly planet: number; readonly token: number; readonly disc: number };
  founded: { readonly seat: Seat; readonly ship: number; readonly site: number };
  docked: { readonly seat: Seat; readonly ship: number; readonly people: number };
  marker: { readonly seat: Seat; readonly people: number };
  befriended: { readonly seat: Seat; readonly card: number };
  asked: { readonly seat: Seat; readonly of: Seat; readonly resource: number };
  donated: { readonly seat: Seat; readonly to: Seat; readonly resource: number };
  kept: { readonly seat: Seat };
  converted: { readonly seat: Seat; readonly ship: number; readonly cargo: number };
  helped: { readonly seat: Seat; readonly from: SeatSet };
  landed: { readonly seat: Seat }; // is done flying
  ended: { readonly seat: Seat };
  stalled: { readonly turns: number }; // so many without progress: nobody wins
  won: { readonly seat: Seat; readonly points: number };
}

/** Everything that can be told; amounts moved stand in it, so that nobody who listens has to know the rules. */
export type Event = { [P in keyof Fields]: { readonly kind: P } & Fields[P] }[keyof Fields];

export const events: Readonly<Record<Event['kind'], true>> = {
  laid: true,
  home: true,
  'start-rolled': true,
  starts: true,
  settled: true,
  spaceport: true,
  ship: true,
  fitted: true,
  dropped: true,
  blocked: true,
  drew: true,
  refilled: true,
  turn: true,
  rolled: true,
  produced: true,
  short: true,
  relieved: true,
  passed: true,
  seven: true,
  sealed: true,
  discarded: true,
  stole: true,
  traded: true,
  supplied: true,
  offered: true,
  accepted: true,
  declined: true,
  countered: true,
  withdrawn: true,
  built: true,
  grounded: true,
  shaken: true,
  targeted: true,
  met: true,
  answered: true,
  unmasked: true,
  read: true,
  outcome: true,
  contest: true,
  fate: true,
  paid: true,
  refunded: true,
  gained: true,
  forfeited: true,
  fame: true,
  gave: true,
  waiting: true,
  filed: true,
  reshuffled: true,
  flew: true,
  jumped: true,
  returned: true,
  discovered: true,
  explored: true,
  cleared: true,
  founded: true,
  docked: true,
  marker: true,
  befriended: true,
  asked: true,
  donated: true,
  kept: true,
  converted: true,
  helped: true,
  landed: true,
  ended: true,
  stalled: true,
  won: true,
};
