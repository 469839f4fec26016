import { itemAt } from '@orrery/common';
import {
  hexCentre,
  NEIGHBOURS,
  PLANETS_PER_SYSTEM,
  POINTS_AT,
  SYSTEM_CENTRES,
  SYSTEM_HEXES,
} from '@orrery/starfarers/facts';
import { round } from '../../../art/draw.ts';
import type { BoardCoordinate, ChartBox, Orientation } from '../../../table/game-ui.ts';
import { HEX_SIDE, hexCorners } from '../art/map/hexes.ts';
import type { SystemHex } from '../art/map/systems.tsx';

const ROW_STEP = (HEX_SIDE * Math.sqrt(3)) / 2;
const COLUMN_STEP = HEX_SIDE / 2;
/** Space around the outermost points for pieces and the rim. */
const MARGIN = 40;
/** The range of intersections (section 2.1 of the rules): columns −5 to 29, rows −1 to 29. */
const [LEFT, RIGHT, TOP, BOTTOM] = [-5, 29, -1, 29];
const LONG_SIDE = round(2 * MARGIN + (BOTTOM - TOP) * ROW_STEP);
const SHORT_SIDE = round(2 * MARGIN + (RIGHT - LEFT) * COLUMN_STEP);

type ChartLink = readonly [from: BoardCoordinate, to: BoardCoordinate];

/** Positions of everything on a chart: horizontal with home on the left, or vertical with home below. */
export interface ChartSheet {
  readonly orientation: Orientation;
  readonly box: ChartBox;
  readonly points: readonly BoardCoordinate[];
  /** Every link once. */
  readonly links: readonly ChartLink[];
  /** The hexes of each system, clockwise as the rules number its planets. */
  readonly hexes: readonly (readonly SystemHex[])[];
  /** The middles of the hexes around each point: the area that is nearer to it than to any other. */
  readonly cells: readonly (readonly BoardCoordinate[])[];
  /** Beyond home, the centre of the distance circles. */
  readonly pole: BoardCoordinate;
  /** The direction to deep space, in degrees. */
  readonly heading: number;
}

/** Converts the rules' coordinates to chart units. */
const TO_CHART_POINT: Readonly<Record<Orientation, (counted: BoardCoordinate) => BoardCoordinate>> = {
  across: ([x, y]) => [round(MARGIN + (BOTTOM - y) * ROW_STEP), round(MARGIN + (x - LEFT) * COLUMN_STEP)],
  upright: ([x, y]) => [round(MARGIN + (x - LEFT) * COLUMN_STEP), round(MARGIN + (y - TOP) * ROW_STEP)],
};

/** Neighbouring hexes are two rows, or a row and three columns apart: each point lies between three of them. */
const NEIGHBOUR_OFFSETS: readonly BoardCoordinate[] = [
  [2, 0],
  [-2, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];

/** Whether a hex, on the board or beyond its edge, has its middle here. */
const isMiddle = ([x, y]: BoardCoordinate): boolean => x % 3 === 0 && (y - x / 3) % 2 === 0;

function cellOf(
  [x, y]: BoardCoordinate,
  place: (counted: BoardCoordinate) => BoardCoordinate,
): readonly BoardCoordinate[] {
  const middles = NEIGHBOUR_OFFSETS.map(([dx, dy]): BoardCoordinate => [x + dx, y + dy]).filter(isMiddle);
  const [px, py] = place([x, y]);
  return middles
    .map(place)
    .map((middle) => ({ middle, angle: Math.atan2(middle[1] - py, middle[0] - px) }))
    .sort((a, b) => a.angle - b.angle)
    .map(({ middle }) => middle);
}

/** Links to the middle of a system are drawn together with the system; most systems have none. */
const CENTRE_VERTICES: ReadonlySet<number> = new Set(SYSTEM_CENTRES);

function makeChartSheet(orientation: Orientation): ChartSheet {
  const place = TO_CHART_POINT[orientation];
  const points = POINTS_AT.map(place);
  const isAcross = orientation === 'across';
  const [width, height] = isAcross ? [LONG_SIDE, SHORT_SIDE] : [SHORT_SIDE, LONG_SIDE];
  return {
    orientation,
    box: { x: 0, y: 0, width, height },
    points,
    links: points.flatMap((from, vertex) =>
      NEIGHBOURS.slice(vertex * PLANETS_PER_SYSTEM, vertex * PLANETS_PER_SYSTEM + PLANETS_PER_SYSTEM).flatMap(
        (to): readonly ChartLink[] =>
          to < vertex || CENTRE_VERTICES.has(vertex) || CENTRE_VERTICES.has(to) ? [] : [[from, itemAt(points, to)]],
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

/** The chart in both orientations. */
export const CHART_SHEETS: Readonly<Record<Orientation, ChartSheet>> = {
  across: makeChartSheet('across'),
  upright: makeChartSheet('upright'),
};
