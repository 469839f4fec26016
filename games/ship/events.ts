import type { Bundle } from '@orrery/common';
import type { Seat } from '@orrery/kernel';

/** A card, or a choice: null where it is somebody else's secret. */
type Secret<X> = X | null;

/** Why a flight is over. */
export type Ending = 'speed' | 'actions' | 'beaten' | 'stopped' | 'empty';

interface Fields {
  crests: { readonly crests: readonly number[] }; // by seat
  'first-rolled': { readonly rolls: readonly number[] }; // by seat
  starts: { readonly seat: Seat; readonly astro: readonly number[] }; // by seat
  dealt: { readonly sizes: readonly number[] };
  opened: { readonly task: number; readonly isLocked: boolean };
  sealed: { readonly seat: Seat; readonly centres: Secret<number> };
  unsealed: { readonly centres: readonly number[] }; // by seat, one bit each
  turn: { readonly seat: Seat; readonly turn: number };
  rolled: { readonly seat: Seat; readonly die: number };
  produced: { readonly seat: Seat; readonly stock: number; readonly isLost: boolean };
  flies: { readonly seat: Seat; readonly sector: number; readonly speed: number };
  looked: {
    readonly seat: Seat;
    readonly sector: number;
    readonly n: number;
    readonly cards: Secret<readonly number[]>;
  };
  arranged: {
    readonly seat: Seat;
    readonly top: number;
    readonly below: number;
    readonly cards: Secret<readonly number[]>; // the next ones first, then those below
  };
  revealed: { readonly seat: Seat; readonly sector: number; readonly card: number };
  pirate: { readonly seat: Seat; readonly sector: number; readonly demand: number; readonly card: Secret<number> };
  paid: { readonly seat: Seat; readonly sector: number; readonly card: number; readonly astro: number };
  fights: { readonly seat: Seat; readonly sector: number; readonly card: number };
  fought: {
    readonly seat: Seat;
    readonly card: number;
    readonly own: number; // the roll
    readonly other: number; // the pirate's roll
    readonly cannons: number;
    readonly strength: number;
    readonly isWon: boolean;
  };
  trophy: { readonly seat: Seat; readonly card: number; readonly medals: number };
  'lost-cannon': { readonly seat: Seat; readonly level: number }; // 0: there was none
  'lost-booster': { readonly seat: Seat; readonly level: number };
  'lost-centre': { readonly seat: Seat; readonly centre: number; readonly level: number; readonly spilt: Bundle };
  spared: { readonly seat: Seat }; // a centre was due, and there is none
  took: { readonly seat: Seat; readonly resource: number };
  wasted: { readonly seat: Seat; readonly n: number };
  bought: {
    readonly seat: Seat;
    readonly card: number;
    readonly goods: number;
    readonly n: number;
    readonly astro: number;
  };
  sold: { readonly seat: Seat; readonly card: number; readonly goods: Bundle; readonly astro: number };
  'used-station': { readonly seat: Seat; readonly station: number };
  settled: { readonly seat: Seat; readonly sector: number; readonly card: number };
  moored: { readonly seat: Seat; readonly sector: number; readonly card: number; readonly friendship: number };
  refilled: { readonly sector: number; readonly card: Secret<number>; readonly group: number };
  exhausted: { readonly sector: number }; // a card left the row, and the reserve is empty
  fulfilled: { readonly seat: Seat; readonly task: number; readonly paid: Bundle; readonly astro: number };
  landed: { readonly seat: Seat; readonly sector: number; readonly why: Ending; readonly row: readonly number[] };
  forced: { readonly seat: Seat; readonly from: Seat; readonly resource: number; readonly astro: number };
  offered: { readonly seat: Seat; readonly give: Bundle; readonly take: Bundle };
  traded: { readonly seat: Seat; readonly with: Seat; readonly gave: Bundle; readonly got: Bundle };
  declined: { readonly seat: Seat };
  built: { readonly seat: Seat; readonly what: Built; readonly paid: Bundle };
  centre: { readonly seat: Seat; readonly centre: number; readonly level: number; readonly paid: Bundle };
  friend: { readonly seat: Seat; readonly n: number }; // NONE: laid aside
  hero: { readonly seat: Seat; readonly n: number };
  ended: { readonly seat: Seat };
  stalled: { readonly turns: number };
  won: { readonly seat: Seat; readonly points: number };
}

/** What can be built without a choice. */
export type Built = 'colony-ship' | 'trade-ship' | 'booster' | 'booster-2' | 'cannon' | 'cannon-2';

/** Everything that can be told; amounts moved stand in it, so that nobody who listens has to know the rules. */
export type Event = { [P in keyof Fields]: { readonly kind: P } & Fields[P] }[keyof Fields];

/** Every event there is; in a game without barter some never come. */
export const events = {
  crests: true,
  'first-rolled': true,
  starts: true,
  dealt: true,
  opened: true,
  sealed: true,
  unsealed: true,
  turn: true,
  rolled: true,
  produced: true,
  flies: true,
  looked: true,
  arranged: true,
  revealed: true,
  pirate: true,
  paid: true,
  fights: true,
  fought: true,
  trophy: true,
  'lost-cannon': true,
  'lost-booster': true,
  'lost-centre': true,
  spared: true,
  took: true,
  wasted: true,
  bought: true,
  sold: true,
  'used-station': true,
  settled: true,
  moored: true,
  refilled: true,
  exhausted: true,
  fulfilled: true,
  landed: true,
  forced: true,
  offered: true,
  traded: true,
  declined: true,
  built: true,
  centre: true,
  friend: true,
  hero: true,
  ended: true,
  stalled: true,
  won: true,
} as const satisfies Readonly<Record<Event['kind'], true>>;
