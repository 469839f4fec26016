import { NONE } from '@orrery/common';
import { EDGES, HEXES, MAP, SIX, VERTICES } from '@orrery/startrek/facts';
import type { Point } from '../../../table/furniture.ts';
import { nth } from '../../common/nth.ts';

/** The side of a hex in the board's units: drawings of pieces and chips are made for it. */
export const SIDE = 60;
/** The graduated ring, and the circle on which the posts stand. */
export const RING = 4.98 * SIDE;
const POSTS = 4.8 * SIDE;
/** How far a post reaches around its middle where it is drawn large. */
export const POST = 27;
/** Everything drawn lies within this distance of the middle. */
export const REACH = 5.27 * SIDE;

const round = (n: number): number => Math.round(n * 100) / 100;
const HALF_WIDTH = (SIDE * Math.sqrt(3)) / 2;
const QUARTER_HEIGHT = SIDE / 2;

const each = <X>(n: number, make: (i: number) => X): readonly X[] => Array.from({ length: n }, (_, i) => make(i));

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [round((ax + bx) / 2), round((ay + by) / 2)];

/** Where the points lie. */
export const POINT_AT: readonly Point[] = each(VERTICES, (v) => [
  round(nth(MAP.vertexPlaces, v * 2) * HALF_WIDTH),
  round(nth(MAP.vertexPlaces, v * 2 + 1) * QUARTER_HEIGHT),
]);

/** The two points a lane joins. */
export const LANE_ENDS: readonly (readonly [Point, Point])[] = each(EDGES, (e) => [
  nth(POINT_AT, nth(MAP.edgeVertices, e * 2)),
  nth(POINT_AT, nth(MAP.edgeVertices, e * 2 + 1)),
]);

/** Where a ship on a lane lies. */
export const LANE_AT: readonly Point[] = LANE_ENDS.map(([a, b]) => between(a, b));

/** The way a ship on a lane points, in degrees. */
export const HEADINGS: readonly number[] = LANE_ENDS.map(([a, b]) =>
  round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI),
);

/** The corners of a sector, clockwise from the top. */
export const CORNERS: readonly (readonly Point[])[] = each(HEXES, (hex) =>
  MAP.hexVertices.slice(hex * SIX, hex * SIX + SIX).map((v) => nth(POINT_AT, v)),
);

/** The middle of a sector. */
export const SECTOR_AT: readonly Point[] = CORNERS.map((corners) => between(nth(corners, 0), nth(corners, 3)));

/** A trading post: what it takes, where it stands, and the two points that reach it. */
export interface PostPlace {
  readonly takes: number;
  readonly at: Point;
  readonly points: readonly [Point, Point];
}

/** The posts of a board, given as pairs of a lane and what is taken there. */
export function postPlaces(posts: readonly number[]): readonly PostPlace[] {
  return each(posts.length / 2, (i) => {
    const points = nth(LANE_ENDS, nth(posts, i * 2));
    const [x, y] = between(...points);
    const away = POSTS / Math.hypot(x, y);
    return { takes: nth(posts, i * 2 + 1), at: [round(x * away), round(y * away)], points };
  });
}

/** The sectors around a point. */
export const sectorsAt = (vertex: number): readonly number[] =>
  MAP.vertexHexes.slice(vertex * 3, vertex * 3 + 3).filter((hex) => hex !== NONE);

/** As wide as the border's name is, with air around it, in degrees. */
const LETTERING = 46;

/** Where the border's name fits between the posts: the middles of the widest gaps, in degrees. */
export function openArcs(posts: readonly PostPlace[]): readonly number[] {
  const angles = posts.map(({ at: [x, y] }) => (Math.atan2(y, x) * 180) / Math.PI).sort((a, b) => a - b);
  return angles
    .map((angle, i) => ({ angle, gap: (nth(angles, (i + 1) % angles.length) - angle + 360) % 360 || 360 }))
    .filter(({ gap }) => gap >= LETTERING)
    .sort((a, b) => b.gap - a.gap)
    .slice(0, 3)
    .map(({ angle, gap }) => ((Math.round(angle + gap / 2) + 540) % 360) - 180);
}
