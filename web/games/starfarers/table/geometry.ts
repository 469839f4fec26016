import { CENTRES, hexCentre, NEIGHBOURS, POINTS_AT, SYSTEM_HEXES, THREE } from '@orrery/starfarers/facts';
import { round } from '../../../art/draw.ts';
import type { ChartBox, Lie, Point } from '../../../table/furniture.ts';
import { nth } from '../../common/nth.ts';
import { hexCorners, SIDE } from '../art/map/hexes.ts';
import type { SystemHex } from '../art/map/systems.tsx';

const ROW = (SIDE * Math.sqrt(3)) / 2;
const HALF = SIDE / 2;
/** Room around the outermost points for pieces and the rim. */
const MARGIN = 40;
/** Intersections are counted from here (section 2.1 of the rules): columns −5 to 29, rows −1 to 29. */
const [LEFT, RIGHT, TOP, BOTTOM] = [-5, 29, -1, 29];
const LONG = round(2 * MARGIN + (BOTTOM - TOP) * ROW);
const SHORT = round(2 * MARGIN + (RIGHT - LEFT) * HALF);

type Link = readonly [from: Point, to: Point];

/** Where everything lies on a chart: across, with home on the left, or upright, with home below. */
export interface Sheet {
  readonly lie: Lie;
  readonly box: ChartBox;
  readonly points: readonly Point[];
  /** Every link once. */
  readonly links: readonly Link[];
  /** The hexes of each system, clockwise as the rules count its planets. */
  readonly hexes: readonly (readonly SystemHex[])[];
  /** The middles of the hexes around each point: the ground that is nearer to it than to any other. */
  readonly cells: readonly (readonly Point[])[];
  /** Beyond home, from where distances are counted. */
  readonly pole: Point;
  /** The way to deep space, in degrees. */
  readonly heading: number;
}

/** Where a place lies that the rules count so. */
const PLACES: Readonly<Record<Lie, (counted: Point) => Point>> = {
  across: ([x, y]) => [round(MARGIN + (BOTTOM - y) * ROW), round(MARGIN + (x - LEFT) * HALF)],
  upright: ([x, y]) => [round(MARGIN + (x - LEFT) * HALF), round(MARGIN + (y - TOP) * ROW)],
};

/** The middle of each hex is two rows or a row and three columns from its neighbours: each point lies between three. */
const AROUND: readonly Point[] = [
  [2, 0],
  [-2, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];

/** Whether a hex, on the board or beyond its edge, has its middle here. */
const isMiddle = ([x, y]: Point): boolean => x % 3 === 0 && (y - x / 3) % 2 === 0;

function cellOf([x, y]: Point, place: (counted: Point) => Point): readonly Point[] {
  const middles = AROUND.map(([dx, dy]): Point => [x + dx, y + dy]).filter(isMiddle);
  const [px, py] = place([x, y]);
  return middles
    .map(place)
    .map((middle) => ({ middle, angle: Math.atan2(middle[1] - py, middle[0] - px) }))
    .sort((a, b) => a.angle - b.angle)
    .map(({ middle }) => middle);
}

/** Ways to the middle of a system are drawn with what lies there: most have none. */
const MIDDLES: ReadonlySet<number> = new Set(CENTRES);

function sheetOf(lie: Lie): Sheet {
  const place = PLACES[lie];
  const points = POINTS_AT.map(place);
  const isAcross = lie === 'across';
  const [width, height] = isAcross ? [LONG, SHORT] : [SHORT, LONG];
  return {
    lie,
    box: { x: 0, y: 0, width, height },
    points,
    links: points.flatMap((from, vertex) =>
      NEIGHBOURS.slice(vertex * THREE, vertex * THREE + THREE).flatMap((to): readonly Link[] =>
        to < vertex || MIDDLES.has(vertex) || MIDDLES.has(to) ? [] : [[from, nth(points, to)]],
      ),
    ),
    hexes: SYSTEM_HEXES.map((hexes) =>
      hexes.map((hex) => {
        const centre = place(hexCentre(hex));
        return { centre, corners: hexCorners(centre, isAcross ? 'pointed' : 'flat') };
      }),
    ),
    cells: POINTS_AT.map((point) => cellOf(point, place)),
    pole: isAcross ? [-240, height / 2] : [width / 2, height + 240],
    heading: isAcross ? 0 : -90,
  };
}

/** The chart in both of its lies. */
export const SHEETS: Readonly<Record<Lie, Sheet>> = { across: sheetOf('across'), upright: sheetOf('upright') };
