import { round } from '../../../art/draw.ts';

interface VictoryPlace {
  readonly seat: number;
  readonly points: number;
}

/** Players with the same number are stacked. */
export function stackedPlaces(places: readonly VictoryPlace[]): readonly (VictoryPlace & { readonly level: number })[] {
  return places.map((place, i) => ({
    ...place,
    level: places.slice(0, i).filter(({ points }) => points === place.points).length,
  }));
}

/** Players with the same number stand side by side: their offsets from its middle, in ring widths. */
export function sidePlaces(places: readonly VictoryPlace[]): readonly (VictoryPlace & { readonly shift: number })[] {
  return stackedPlaces(places).map((place) => {
    const n = places.filter(({ points }) => points === place.points).length;
    return { seat: place.seat, points: place.points, shift: place.level - (n - 1) / 2 };
  });
}

/** The position of a number of points on a track `width` units wide. */
export const trackPosition = (points: number, [least, most]: readonly [number, number], width: number): number =>
  round(20 + ((width - 56) * (Math.min(most, Math.max(least, points)) - least)) / (most - least));
