import type { Kinded, Seat } from '@orrery/kernel';

/** What the laboratory can read off a game beyond who won: declared once a game, so that nothing is guessed. */
export interface Gauge<T, H, E extends Kinded> {
  /** What a seat has, hidden points included: the game is over when this is asked. */
  points(table: T, hand: H, seat: Seat): number;
  /** Turns begun by anybody. */
  turns(table: T): number;
  /** What sets a seat apart from the start, a word each: that it began, which side it plays. */
  roles?(table: T, seat: Seat): readonly string[];
  /** The seats that an event says have traded with each other; null when it tells of something else. */
  traders(event: E): readonly [Seat, Seat] | null;
}
