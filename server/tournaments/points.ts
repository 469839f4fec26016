/** What a bye is worth in a tournament of two at a table: as much as a win. */
export const BYE_POINTS = 1;

interface PointsOptions {
  readonly forfeited?: readonly number[];
  /** How many sit at a full table. */
  readonly most?: number;
}

/**
 * The points for the places of one table: one for each opponent behind, half of one for a tie. At a table that is not
 * full everybody gets half a point for each empty chair, so that all tables are worth the same on average. Who gave up
 * gets none.
 */
export function pointsByPlace(
  places: readonly number[],
  { forfeited = [], most = places.length }: PointsOptions = {},
): readonly number[] {
  return places.map((mine, seat) => {
    if (forfeited.includes(seat)) return 0;
    const behind = places.filter((place) => place > mine).length;
    const level = places.filter((place) => place === mine).length - 1;
    return behind + (level + most - places.length) / 2;
  });
}

/** What a bye is worth in rounds of tables: what everybody gets on average. */
export const averagePoints = (most: number): number => (most - 1) / 2;
