import { round } from '../draw.ts';

interface VictoryPlace {
  readonly seat: number;
  readonly points: number;
}

/** Places that share a number stand on each other. */
export function stackedPlaces(places: readonly VictoryPlace[]): readonly (VictoryPlace & { readonly level: number })[] {
  return places.map((place, i) => ({
    ...place,
    level: places.slice(0, i).filter(({ points }) => points === place.points).length,
  }));
}

/** Where a number of points stands on a track `width` units wide, between its ends. */
export const alongTrack = (points: number, [least, most]: readonly [number, number], width: number): number =>
  round(20 + ((width - 56) * (Math.min(most, Math.max(least, points)) - least)) / (most - least));
