/** What a bye is worth in a tournament of two at a table: as much as a win. */
export const BYE_POINTS = 1;

interface PointsOptions {
  readonly forfeited?: readonly number[];
  /** The number of seats at a full table. */
  readonly fullTable?: number;
}

/**
 * The points for the places of one table: 1 for each opponent who finished behind, half a point for each tie. At a table
 * that is not full, everybody gets half a point for each empty chair, so that all tables are worth the same on average.
 * Players who gave up get none.
 */
export function pointsByPlace(
  places: readonly number[],
  { forfeited = [], fullTable = places.length }: PointsOptions = {},
): readonly number[] {
  return places.map((mine, seat) => {
    if (forfeited.includes(seat)) return 0;
    const behind = places.filter((place) => place > mine).length;
    const tied = places.filter((place) => place === mine).length - 1;
    return behind + (tied + fullTable - places.length) / 2;
  });
}

/** What a bye is worth in table rounds: as much as a player gets on average. */
export const averagePoints = (fullTable: number): number => (fullTable - 1) / 2;
