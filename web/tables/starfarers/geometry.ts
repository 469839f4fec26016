import { NONE } from '@orrery/common';
import { hexCentre, NEIGHBOURS, POINTS_AT, SYSTEM_HEXES, THREE } from '@orrery/starfarers/facts';
import { round } from '../../art/draw.ts';
import { type HexTop, hexCorners, SIDE } from '../../art/starfarers/map/hexes.ts';
import type { SystemHex } from '../../art/starfarers/map/systems.tsx';
import type { Point } from '../../table/furniture.ts';

const ROW = (SIDE * Math.sqrt(3)) / 2;
const HALF = SIDE / 2;
/** Room around the outermost points for pieces and the rim. */
const MARGIN = 46;
/** Intersections are counted from here (section 2.1 of the rules): columns −5 to 29, rows −1 to 29. */
const [LEFT, RIGHT, TOP, BOTTOM] = [-5, 29, -1, 29];
const LONG = round(2 * MARGIN + (BOTTOM - TOP) * ROW);
const SHORT = round(2 * MARGIN + (RIGHT - LEFT) * HALF);

/** The chart with home on the left. */
export const BOX = { x: 0, y: 0, width: LONG, height: SHORT };

/** Where a place lies that the rules count so. */
const place = ([x, y]: Point): Point => [round(MARGIN + (BOTTOM - y) * ROW), round(MARGIN + (x - LEFT) * HALF)];
const TOP_SIDE: HexTop = 'pointed';

/** Where the intersections lie. */
export const POINT_AT: readonly Point[] = POINTS_AT.map(place);

/** The hexes of each system, clockwise as the rules count its planets. */
export const HEXES_OF: readonly (readonly SystemHex[])[] = SYSTEM_HEXES.map((hexes) =>
  hexes.map((hex) => {
    const centre = place(hexCentre(hex));
    return { centre, corners: hexCorners(centre, TOP_SIDE) };
  }),
);

/** Every link once. */
export const LINK_ENDS: readonly (readonly [Point, Point])[] = POINT_AT.flatMap((from, vertex) =>
  NEIGHBOURS.slice(vertex * THREE, vertex * THREE + THREE).flatMap((to): [Point, Point][] => {
    const end = POINT_AT[to];
    return to === NONE || to < vertex || end === undefined ? [] : [[from, end]];
  }),
);
