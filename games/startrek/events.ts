import type { Bundle } from '@orrery/common';
import type { Seat, SeatSet } from '@orrery/kernel';

/** A resource, a development card, a set of cards: null where it is somebody else's secret. */
type Secret<X> = X | null;

interface Fields {
  laid: { readonly planets: readonly number[]; readonly numbers: readonly number[]; readonly posts: readonly number[] };
  'start-rolled': { readonly rolls: readonly number[] }; // by seat, 0 for those who did not roll
  starts: { readonly seat: Seat };
  founded: { readonly seat: Seat; readonly vertex: number; readonly round: number; readonly gains: Bundle };
  turn: { readonly seat: Seat; readonly turn: number };
  ended: { readonly seat: Seat; readonly points: number };
  building: { readonly seat: Seat };
  rolled: { readonly seat: Seat; readonly first: number; readonly second: number; readonly sum: number };
  produced: { readonly seat: Seat; readonly gains: Bundle };
  short: { readonly resource: number; readonly due: number; readonly left: number };
  seven: { readonly owing: SeatSet };
  sealed: { readonly seat: Seat; readonly cards: Secret<Bundle> };
  discarded: { readonly seat: Seat; readonly cards: Bundle };
  cruiser: { readonly seat: Seat; readonly from: number; readonly to: number };
  stole: { readonly seat: Seat; readonly from: Seat; readonly resource: Secret<number> };
  spared: { readonly seat: Seat };
  ship: { readonly seat: Seat; readonly edge: number; readonly paid: Bundle };
  station: { readonly seat: Seat; readonly vertex: number; readonly paid: Bundle };
  base: { readonly seat: Seat; readonly vertex: number; readonly paid: Bundle; readonly returned: number };
  bought: { readonly seat: Seat; readonly paid: Bundle };
  drew: { readonly seat: Seat; readonly card: Secret<number> };
  intervened: { readonly seat: Seat; readonly fleet: number };
  utopia: { readonly seat: Seat };
  science: { readonly seat: Seat; readonly gains: Bundle };
  monopoly: { readonly seat: Seat; readonly resource: number; readonly lost: readonly number[] }; // by seat
  enough: { readonly seat: Seat };
  banked: { readonly seat: Seat; readonly give: number; readonly paid: number; readonly take: number };
  offered: { readonly seat: Seat; readonly to: SeatSet; readonly give: Bundle; readonly take: Bundle };
  accepted: { readonly seat: Seat; readonly take: Bundle };
  declined: { readonly seat: Seat };
  countered: { readonly seat: Seat; readonly give: Bundle; readonly take: Bundle };
  withdrawn: { readonly seat: Seat };
  traded: { readonly seat: Seat; readonly with: Seat; readonly gave: Bundle; readonly got: Bundle };
  route: { readonly seat: Seat; readonly length: number }; // NONE: laid aside
  fleet: { readonly seat: Seat; readonly size: number };
  support: { readonly seat: Seat; readonly character: number }; // the first card
  demanded: { readonly seat: Seat; readonly from: Seat; readonly resource: number; readonly got: number };
  repaid: { readonly seat: Seat; readonly to: Seat; readonly resource: Secret<number> };
  substituted: { readonly seat: Seat; readonly paid: Bundle };
  compensated: { readonly seat: Seat; readonly resource: number };
  shielded: { readonly seat: Seat; readonly resource: number }; // NONE: from discarding
  passed: { readonly seat: Seat; readonly character: number };
  lifted: { readonly seat: Seat; readonly edge: number };
  moved: { readonly seat: Seat; readonly from: number; readonly to: number };
  doubled: { readonly seat: Seat; readonly resource: number };
  chased: { readonly seat: Seat; readonly from: number; readonly to: number; readonly resource: number }; // NONE: none left
  looked: { readonly seat: Seat; readonly cards: Secret<Bundle> };
  kept: { readonly seat: Seat; readonly card: Secret<number>; readonly returned: Secret<Bundle> };
  inspected: { readonly seat: Seat; readonly from: Seat; readonly cards: Secret<Bundle> };
  took: { readonly seat: Seat; readonly from: Seat; readonly resource: Secret<number> };
  retired: { readonly seat: Seat; readonly fleet: number };
  flipped: { readonly seat: Seat; readonly character: number };
  exchanged: { readonly seat: Seat; readonly gave: number; readonly took: number };
  stalled: { readonly turns: number }; // so many without progress: nobody wins
  won: { readonly seat: Seat; readonly points: number; readonly cards: number };
}

/** Everything that can be told; amounts moved stand in it, so that nobody who listens has to know the rules. */
export type Event = { [P in keyof Fields]: { readonly kind: P } & Fields[P] }[keyof Fields];

export const events: Readonly<Record<Event['kind'], true>> = {
  laid: true,
  'start-rolled': true,
  starts: true,
  founded: true,
  turn: true,
  ended: true,
  building: true,
  rolled: true,
  produced: true,
  short: true,
  seven: true,
  sealed: true,
  discarded: true,
  cruiser: true,
  stole: true,
  spared: true,
  ship: true,
  station: true,
  base: true,
  bought: true,
  drew: true,
  intervened: true,
  utopia: true,
  science: true,
  monopoly: true,
  enough: true,
  banked: true,
  offered: true,
  accepted: true,
  declined: true,
  countered: true,
  withdrawn: true,
  traded: true,
  route: true,
  fleet: true,
  support: true,
  demanded: true,
  repaid: true,
  substituted: true,
  compensated: true,
  shielded: true,
  passed: true,
  lifted: true,
  moved: true,
  doubled: true,
  chased: true,
  looked: true,
  kept: true,
  inspected: true,
  took: true,
  retired: true,
  flipped: true,
  exchanged: true,
  stalled: true,
  won: true,
};
