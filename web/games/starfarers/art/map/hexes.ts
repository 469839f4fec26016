import { type Point, polar, round, steps } from '../../../../art/draw.ts';

/** The side of a hex in the chart’s units. Everything on the chart is drawn for it; zoom is the drawing’s view box. */
export const SIDE = 40;

/** How much is shown: `far` leaves out whatever could not be read, and costs a fraction of `near`. */
export type MapDetail = 'far' | 'near';

/** Which side of a hex is up: pointed with home on the left, flat with home below. */
export type HexTop = 'pointed' | 'flat';

export function hexCorners(centre: Point, top: HexTop): Point[] {
  return steps(top === 'pointed' ? -90 : -60, 270, 60)
    .slice(0, 6)
    .map((angle) => polar(SIDE, angle, centre));
}

const keyOf = ([x, y]: Point) => `${Math.round(x)}:${Math.round(y)}`;

type Side = readonly [from: Point, to: Point];

const sidesOf = (corners: readonly Point[]): readonly Side[] => corners.map((to, i) => [corners.at(i - 1) ?? to, to]);

/** The sides that only one of several areas has: where they border on everything else. */
export function bordersOf(areas: readonly (readonly Point[])[]): readonly Side[] {
  const sides = areas.flatMap(sidesOf);
  const joint = ([from, to]: Side) => [keyOf(from), keyOf(to)].sort().join('>');
  const times = new Map<string, number>();
  for (const side of sides) times.set(joint(side), (times.get(joint(side)) ?? 0) + 1);
  return sides.filter((side) => times.get(joint(side)) === 1);
}

/** The outline of hexes that touch: their borders, one after the other. */
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

/** The same outline drawn in towards a point: the engraver’s second line. */
export function shrunk(outline: readonly Point[], [cx, cy]: Point, share: number): Point[] {
  return outline.map(([x, y]) => [round(cx + (x - cx) * share), round(cy + (y - cy) * share)]);
}
