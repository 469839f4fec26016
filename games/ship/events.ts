import type { Bundle } from '@orrery/common';
import { type EventOf, event, type Seat } from '@orrery/kernel';

/** A card, or a choice: null where it is somebody else's secret. */
type Secret<X> = X | null;

/** A card that both saw, or where it lay: null where it may no longer be shown, see recall.ts. */
type Seen<X> = X | null;

/** Why a flight is over. */
export type Ending = 'speed' | 'actions' | 'beaten' | 'stopped' | 'empty';

/** What can be built without a choice. */
export type Built = 'colony-ship' | 'trade-ship' | 'booster' | 'booster-2' | 'cannon' | 'cannon-2';

/** Everything that can be told; amounts moved stand in it, so that nobody who listens has to know the rules. */
export const events = {
  crests: event<{ crests: readonly number[] }>(), // by seat
  'first-rolled': event<{ rolls: readonly number[] }>(), // by seat
  starts: event<{ seat: Seat; astro: readonly number[] }>(), // by seat
  dealt: event<{ sizes: readonly number[] }>(),
  opened: event<{ task: number; isLocked: boolean }>(),
  sealed: event<{ seat: Seat; centres: Secret<number> }>(),
  unsealed: event<{ centres: readonly number[] }>(), // by seat, one bit each
  turn: event<{ seat: Seat; turn: number }>(),
  rolled: event<{ seat: Seat; die: number }>(),
  produced: event<{ seat: Seat; stock: number; isLost: boolean }>(),
  flies: event<{ seat: Seat; sector: Seen<number>; speed: number }>(),
  looked: event<{ seat: Seat; sector: number; n: number; cards: Secret<readonly number[]> }>(),
  arranged: event<{
    seat: Seat;
    top: number;
    below: number;
    cards: Secret<readonly number[]>; // the next ones first, then those below
  }>(),
  revealed: event<{ seat: Seat; sector: number; card: Seen<number> }>(),
  pirate: event<{ seat: Seat; sector: number; demand: number; card: Secret<number> }>(),
  paid: event<{ seat: Seat; sector: number; card: Seen<number>; astro: number }>(),
  fights: event<{ seat: Seat; sector: number; card: Seen<number> }>(),
  fought: event<{
    seat: Seat;
    card: Seen<number>;
    own: number; // the roll
    other: number; // the pirate's roll
    cannons: number;
    strength: number;
    isWon: boolean;
  }>(),
  trophy: event<{ seat: Seat; card: number; medals: number; astro: number }>(),
  'lost-cannon': event<{ seat: Seat; level: number }>(), // 0: there was none
  'lost-booster': event<{ seat: Seat; level: number }>(),
  'lost-centre': event<{ seat: Seat; centre: number; level: number; spilt: Bundle }>(),
  spared: event<{ seat: Seat }>(), // a centre was due, and there is none
  took: event<{ seat: Seat; resource: number }>(),
  wasted: event<{ seat: Seat; n: number }>(),
  bought: event<{ seat: Seat; sector: number; card: Seen<number>; goods: number; n: number; astro: number }>(), // sector NONE: at a station
  sold: event<{ seat: Seat; sector: number; card: Seen<number>; goods: Bundle; astro: number }>(),
  'used-station': event<{ seat: Seat; station: number }>(),
  settled: event<{ seat: Seat; sector: number; card: number }>(),
  moored: event<{ seat: Seat; sector: number; card: number; friendship: number }>(),
  refilled: event<{ sector: number; card: Secret<number>; group: number }>(),
  exhausted: event<{ sector: number }>(), // a card left the row, and the reserve is empty
  fulfilled: event<{ seat: Seat; task: number; paid: Bundle; astro: number }>(),
  landed: event<{ seat: Seat; why: Ending }>(),
  forced: event<{ seat: Seat; from: Seat; resource: number; astro: number }>(),
  offered: event<{ seat: Seat; give: Bundle; take: Bundle }>(),
  traded: event<{ seat: Seat; with: Seat; gave: Bundle; got: Bundle }>(),
  declined: event<{ seat: Seat }>(),
  countered: event<{ seat: Seat; give: Bundle; take: Bundle }>(),
  proposed: event<{ seat: Seat; to: Seat; give: Bundle; take: Bundle }>(),
  withdrawn: event<{ seat: Seat }>(),
  dismissed: event<{ seat: Seat; from: Seat }>(),
  closed: event<{ seat: Seat }>(), // no more offers this turn
  reopened: event<{ seat: Seat }>(),
  built: event<{ seat: Seat; what: Built; paid: Bundle }>(),
  centre: event<{ seat: Seat; centre: number; level: number; paid: Bundle }>(),
  friend: event<{ seat: Seat; n: number }>(), // NONE: laid aside
  hero: event<{ seat: Seat; n: number }>(),
  ended: event<{ seat: Seat }>(),
  stalled: event<{ turns: number }>(),
  won: event<{ seat: Seat; points: number }>(),
};
export type Event = EventOf<typeof events>;
