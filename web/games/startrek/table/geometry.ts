import { itemAt, NONE } from '@orrery/common';
import { EDGE_COUNT, HEX_COUNT, TOPOLOGY, VERTEX_COUNT, VERTICES_PER_HEX } from '@orrery/startrek/facts';
import type { BoardCoordinate } from '../../../table/game-ui.ts';

/** The side of a hex in board units: pieces and chips are drawn for it. */
export const HEX_SIDE = 60;
/** The graduated ring, and the circle on which the posts stand. */
export const RING_RADIUS = 4.98 * HEX_SIDE;
const POSTS_RADIUS = 4.8 * HEX_SIDE;
/** The radius of a post where it is drawn large. */
export const POST_RADIUS = 27;
/** Everything drawn lies within this distance of the middle. */
export const BOARD_RADIUS = 5.27 * HEX_SIDE;

const round = (n: number): number => Math.round(n * 100) / 100;
const HALF_WIDTH = (HEX_SIDE * Math.sqrt(3)) / 2;
const QUARTER_HEIGHT = HEX_SIDE / 2;

const arrayOf = <X>(n: number, make: (i: number) => X): readonly X[] => Array.from({ length: n }, (_, i) => make(i));

const midpoint = ([ax, ay]: BoardCoordinate, [bx, by]: BoardCoordinate): BoardCoordinate => [
  round((ax + bx) / 2),
  round((ay + by) / 2),
];

export const POINT_POSITIONS: readonly BoardCoordinate[] = arrayOf(VERTEX_COUNT, (v) => [
  round(itemAt(TOPOLOGY.vertexPlaces, v * 2) * HALF_WIDTH),
  round(itemAt(TOPOLOGY.vertexPlaces, v * 2 + 1) * QUARTER_HEIGHT),
]);

/** The two points a lane joins. */
export const LANE_ENDS: readonly (readonly [BoardCoordinate, BoardCoordinate])[] = arrayOf(EDGE_COUNT, (e) => [
  itemAt(POINT_POSITIONS, itemAt(TOPOLOGY.edgeVertices, e * 2)),
  itemAt(POINT_POSITIONS, itemAt(TOPOLOGY.edgeVertices, e * 2 + 1)),
]);

/** Where a ship on a lane is drawn. */
export const LANE_POSITIONS: readonly BoardCoordinate[] = LANE_ENDS.map(([a, b]) => midpoint(a, b));

/** The heading of a ship on a lane. */
export const LANE_HEADINGS_DEG: readonly number[] = LANE_ENDS.map(([a, b]) =>
  round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI),
);

/** The corners of a sector, clockwise from the top. */
export const SECTOR_CORNERS: readonly (readonly BoardCoordinate[])[] = arrayOf(HEX_COUNT, (hex) =>
  TOPOLOGY.hexVertices
    .slice(hex * VERTICES_PER_HEX, hex * VERTICES_PER_HEX + VERTICES_PER_HEX)
    .map((v) => itemAt(POINT_POSITIONS, v)),
);

export const SECTOR_POSITIONS: readonly BoardCoordinate[] = SECTOR_CORNERS.map((corners) =>
  midpoint(itemAt(corners, 0), itemAt(corners, 3)),
);

/** A trading post: what it takes, where it stands, and the two points that reach it. */
export interface PostPlace {
  readonly takes: number;
  readonly at: BoardCoordinate;
  readonly points: readonly [BoardCoordinate, BoardCoordinate];
}

/** The posts of a board, given as pairs of a lane and what the post takes. */
export function postPlaces(posts: readonly number[]): readonly PostPlace[] {
  return arrayOf(posts.length / 2, (i) => {
    const points = itemAt(LANE_ENDS, itemAt(posts, i * 2));
    const [x, y] = midpoint(...points);
    const away = POSTS_RADIUS / Math.hypot(x, y);
    return { takes: itemAt(posts, i * 2 + 1), at: [round(x * away), round(y * away)], points };
  });
}

/** The sectors around a point. */
export const sectorsAt = (vertex: number): readonly number[] =>
  TOPOLOGY.vertexHexes.slice(vertex * 3, vertex * 3 + 3).filter((hex) => hex !== NONE);

/** The width of the border's name with some space around it. */
const LETTERING_DEG = 46;

/** Where the border's name fits between the posts: the middles of the widest gaps, in degrees. */
export function borderNameAngles(posts: readonly PostPlace[]): readonly number[] {
  const angles = posts.map(({ at: [x, y] }) => (Math.atan2(y, x) * 180) / Math.PI).sort((a, b) => a - b);
  return angles
    .map((angle, i) => ({ angle, gap: (itemAt(angles, (i + 1) % angles.length) - angle + 360) % 360 || 360 }))
    .filter(({ gap }) => gap >= LETTERING_DEG)
    .sort((a, b) => b.gap - a.gap)
    .slice(0, 3)
    .map(({ angle, gap }) => ((Math.round(angle + gap / 2) + 540) % 360) - 180);
}
