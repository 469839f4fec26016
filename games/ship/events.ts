import type { Bundle } from '@orrery/common';
import { defineEvent, type EventOf, type Seat } from '@orrery/kernel';

/** A card, or a choice: null where it is another seat's secret. */
type Secret<X> = X | null;

/** A card that both saw, or where it lay: null where it may no longer be shown, see history-filter.ts. */
type Seen<X> = X | null;

/** Why a flight is over. */
export type FlightEnding = 'speed' | 'actions' | 'beaten' | 'stopped' | 'empty';

/** Things that are built without a further choice. */
export type Built = 'colony-ship' | 'trade-ship' | 'booster' | 'booster-2' | 'cannon' | 'cannon-2';

/** All events. They carry the amounts moved, so that listeners need not know the rules. */
export const events = {
  crests: defineEvent<{ crests: readonly number[] }>(), // by seat
  'first-rolled': defineEvent<{ rolls: readonly number[] }>(), // by seat
  starts: defineEvent<{ seat: Seat; astro: readonly number[] }>(), // by seat
  dealt: defineEvent<{ sizes: readonly number[] }>(),
  opened: defineEvent<{ task: number; isLocked: boolean }>(),
  sealed: defineEvent<{ seat: Seat; centres: Secret<number> }>(),
  unsealed: defineEvent<{ centres: readonly number[] }>(), // by seat, one bit each
  turn: defineEvent<{ seat: Seat; turn: number }>(),
  rolled: defineEvent<{ seat: Seat; die: number }>(),
  produced: defineEvent<{ seat: Seat; stock: number; isLost: boolean }>(),
  flies: defineEvent<{ seat: Seat; sector: Seen<number>; speed: number }>(),
  looked: defineEvent<{ seat: Seat; sector: number; n: number; cards: Secret<readonly number[]> }>(),
  arranged: defineEvent<{
    seat: Seat;
    top: number;
    below: number;
    cards: Secret<readonly number[]>; // the next ones first, then those below
  }>(),
  revealed: defineEvent<{ seat: Seat; sector: number; card: Seen<number> }>(),
  pirate: defineEvent<{ seat: Seat; sector: number; demand: number; card: Secret<number> }>(),
  paid: defineEvent<{ seat: Seat; sector: number; card: Seen<number>; astro: number }>(),
  fights: defineEvent<{ seat: Seat; sector: number; card: Seen<number> }>(),
  fought: defineEvent<{
    seat: Seat;
    card: Seen<number>;
    own: number; // the roll
    other: number; // the pirate's roll
    cannons: number;
    strength: number;
    isWon: boolean;
  }>(),
  trophy: defineEvent<{ seat: Seat; card: number; medals: number; astro: number }>(),
  'lost-cannon': defineEvent<{ seat: Seat; level: number }>(), // 0: there was none
  'lost-booster': defineEvent<{ seat: Seat; level: number }>(),
  'lost-centre': defineEvent<{ seat: Seat; centre: number; level: number; spilt: Bundle }>(),
  spared: defineEvent<{ seat: Seat }>(), // a centre was to be lost, but there is none
  took: defineEvent<{ seat: Seat; resource: number }>(),
  wasted: defineEvent<{ seat: Seat; n: number }>(),
  bought: defineEvent<{ seat: Seat; sector: number; card: Seen<number>; goods: number; n: number; astro: number }>(), // sector NONE: at a station
  sold: defineEvent<{ seat: Seat; sector: number; card: Seen<number>; goods: Bundle; astro: number }>(),
  'used-station': defineEvent<{ seat: Seat; station: number }>(),
  settled: defineEvent<{ seat: Seat; sector: number; card: number }>(),
  moored: defineEvent<{ seat: Seat; sector: number; card: number; friendship: number }>(),
  refilled: defineEvent<{ sector: number; card: Secret<number>; group: number }>(),
  exhausted: defineEvent<{ sector: number }>(), // a card left the row, and the reserve is empty
  fulfilled: defineEvent<{ seat: Seat; task: number; paid: Bundle; astro: number }>(),
  landed: defineEvent<{ seat: Seat; why: FlightEnding }>(),
  forced: defineEvent<{ seat: Seat; from: Seat; resource: number; astro: number }>(),
  offered: defineEvent<{ seat: Seat; give: Bundle; take: Bundle }>(),
  traded: defineEvent<{ seat: Seat; with: Seat; gave: Bundle; got: Bundle }>(),
  declined: defineEvent<{ seat: Seat }>(),
  countered: defineEvent<{ seat: Seat; give: Bundle; take: Bundle }>(),
  proposed: defineEvent<{ seat: Seat; to: Seat; give: Bundle; take: Bundle }>(),
  withdrawn: defineEvent<{ seat: Seat }>(),
  dismissed: defineEvent<{ seat: Seat; from: Seat }>(),
  closed: defineEvent<{ seat: Seat }>(), // no more offers this turn
  reopened: defineEvent<{ seat: Seat }>(),
  built: defineEvent<{ seat: Seat; what: Built; paid: Bundle }>(),
  centre: defineEvent<{ seat: Seat; centre: number; level: number; paid: Bundle }>(),
  friend: defineEvent<{ seat: Seat; n: number }>(), // NONE: nobody holds it
  hero: defineEvent<{ seat: Seat; n: number }>(),
  ended: defineEvent<{ seat: Seat }>(),
  stalled: defineEvent<{ turns: number }>(),
  won: defineEvent<{ seat: Seat; points: number }>(),
};
export type Event = EventOf<typeof events>;
