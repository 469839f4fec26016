import { numberRange, type Point, polar, round } from '../../../../art/draw.ts';

/** The side of a hex in chart units. Everything on the chart is drawn for it; zooming changes the view box. */
export const HEX_SIDE = 40;

/** Level of detail: `far` leaves out everything too small to read, and is much cheaper than `near`. */
export type MapDetail = 'far' | 'near';

/** Which side of a hex is up: pointed with home on the left, flat with home below. */
export type HexTop = 'pointed' | 'flat';

export function hexCorners(centre: Point, top: HexTop): Point[] {
  return numberRange(top === 'pointed' ? -90 : -60, 270, 60)
    .slice(0, 6)
    .map((angle) => polar(HEX_SIDE, angle, centre));
}

const keyOf = ([x, y]: Point) => `${Math.round(x)}:${Math.round(y)}`;

type HexSide = readonly [from: Point, to: Point];

const sidesOf = (corners: readonly Point[]): readonly HexSide[] =>
  corners.map((to, i) => [corners.at(i - 1) ?? to, to]);

/** The sides that belong to only one of several areas: their outer border. */
export function bordersOf(areas: readonly (readonly Point[])[]): readonly HexSide[] {
  const sides = areas.flatMap(sidesOf);
  const joint = ([from, to]: HexSide) => [keyOf(from), keyOf(to)].sort().join('>');
  const times = new Map<string, number>();
  for (const side of sides) times.set(joint(side), (times.get(joint(side)) ?? 0) + 1);
  return sides.filter((side) => times.get(joint(side)) === 1);
}

/** The outline of adjacent hexes: their borders in sequence. */
export function outlineOf(hexes: readonly (readonly Point[])[]): Point[] {
  const next = new Map(bordersOf(hexes).map(([from, to]) => [keyOf(from), { from, to: keyOf(to) }]));
  const outline: Point[] = [];
  let at = next.keys().next().value;
  while (at !== undefined) {
    const side = next.get(at);
    next.delete(at);
    if (side) outline.push(side.from);
    at = side && next.has(side.to) ? side.to : undefined;
  }
  return outline;
}

/** The same outline shrunk towards a point: the inner line of the engraved frame. */
export function shrinkOutline(outline: readonly Point[], [cx, cy]: Point, share: number): Point[] {
  return outline.map(([x, y]) => [round(cx + (x - cx) * share), round(cy + (y - cy) * share)]);
}
