import type { Seat } from '@orrery/kernel';

/** A turn in which a seat's winning chance changed much. */
export interface TurningPoint {
  /** The turn, counted from 0: between its start and that of the next. */
  readonly turn: number;
  /** The seat with the largest change. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** Smaller changes are noise, not turning points. */
const MIN_SWING = 0.08;

/** The largest change of any seat's winning chance from one turn to the next. */
function largestSwing(before: readonly number[], after: readonly number[], turn: number): TurningPoint {
  const swings = before.map((winChance, seat) => ({ turn, seat, before: winChance, after: after[seat] ?? winChance }));
  return swings.reduce((most, each) => (swingSize(each) > swingSize(most) ? each : most));
}

const swingSize = ({ before, after }: TurningPoint): number => Math.abs(after - before);

/**
 * The largest swings of a win-probability curve, in order of time. chances[i][seat] is a seat's winning chance when turn
 * i begins; the last row is the end.
 */
export function turningPoints(chances: readonly (readonly number[])[], most: number): readonly TurningPoint[] {
  const swings = chances.slice(1).map((after, turn) => largestSwing(chances[turn] ?? after, after, turn));
  return swings
    .filter((swing) => swingSize(swing) >= MIN_SWING)
    .sort((a, b) => swingSize(b) - swingSize(a))
    .slice(0, most)
    .sort((a, b) => a.turn - b.turn);
}
