import type { Kinded, Seat } from '@orrery/kernel';

/** What the arena can read from a game besides the winner. Each game declares it. */
export interface GameMetrics<T, H, E extends Kinded> {
  /** The points of a seat, including hidden ones; only called when the game is over. */
  points(table: T, hand: H, seat: Seat): number;
  /** Turns begun by all seats together. */
  turns(table: T): number;
  /** What distinguishes a seat from the start, one word each: that it begins, which side it plays. */
  roles?(table: T, seat: Seat): readonly string[];
  /** The seats that traded with each other according to an event; null for any other event. */
  traders(event: E): readonly [Seat, Seat] | null;
}
