import { round } from '../../../art/draw.ts';

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

/** Where those stand who share a number and stand beside each other: so far from its middle, in widths of a ring. */
export function sidePlaces(places: readonly VictoryPlace[]): readonly (VictoryPlace & { readonly shift: number })[] {
  return stackedPlaces(places).map((place) => {
    const n = places.filter(({ points }) => points === place.points).length;
    return { seat: place.seat, points: place.points, shift: place.level - (n - 1) / 2 };
  });
}

/** Where a number of points stands on a track `width` units wide, between its ends. */
export const alongTrack = (points: number, [least, most]: readonly [number, number], width: number): number =>
  round(20 + ((width - 56) * (Math.min(most, Math.max(least, points)) - least)) / (most - least));
