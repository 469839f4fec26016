/** What a bye is worth in a tournament of two at a table: as much as a win. */
export const BYE_POINTS = 1;

/**
 * The points for the places of one table: one for each opponent behind, half of one for a tie. Who gave up gets none.
 */
export function pointsByPlace(places: readonly number[], forfeited: readonly number[] = []): readonly number[] {
  return places.map((mine, seat) => {
    if (forfeited.includes(seat)) return 0;
    const behind = places.filter((place) => place > mine).length;
    const level = places.filter((place) => place === mine).length - 1;
    return behind + level / 2;
  });
}
