import type { Kinded, Seat } from '@orrery/kernel';

/** What the laboratory can read off a game beyond who won: declared once a game, so that nothing is guessed. */
export interface Gauge<T, H, E extends Kinded> {
  /** What a seat has, hidden points included: the game is over when this is asked. */
  points(table: T, hand: H, seat: Seat): number;
  /** Turns begun by anybody. */
  turns(table: T): number;
  /** The events that say two seats have traded. */
  readonly trades: readonly E['kind'][];
}
