import type { Seat } from '@orrery/kernel';

/** A stretch between two turns in which somebody's hopes changed much. */
export interface TurningPoint {
  /** The turn during which it happened, counted from 0: between its start and that of the next. */
  readonly turn: number;
  /** Whose hopes changed most. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** Changes below this are noise, not turning points. */
const LEAST = 0.08;

/** The largest change of any seat's hopes from one turn to the next. */
function swingOf(before: readonly number[], after: readonly number[], turn: number): TurningPoint {
  const swings = before.map((hope, seat) => ({ turn, seat, before: hope, after: after[seat] ?? hope }));
  return swings.reduce((most, each) => (sizeOf(each) > sizeOf(most) ? each : most));
}

const sizeOf = ({ before, after }: TurningPoint): number => Math.abs(after - before);

/**
 * The largest swings of a win-probability curve, in the order in which they happened.
 * hopes[i][seat] is the chance of a seat when turn i begins; the last row is the end.
 */
export function turningPoints(hopes: readonly (readonly number[])[], most: number): readonly TurningPoint[] {
  const swings = hopes.slice(1).map((after, turn) => swingOf(hopes[turn] ?? after, after, turn));
  return swings
    .filter((swing) => sizeOf(swing) >= LEAST)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, most)
    .sort((a, b) => a.turn - b.turn);
}
