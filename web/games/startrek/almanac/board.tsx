import type { ReactNode } from 'react';
import { DrawingFrame, positioned } from '../../../almanac/drawings/parts.tsx';
import { type SectorState, SectorView } from '../../../art/board/sector.tsx';
import { NumberChip } from '../../../art/chips.tsx';
import { numberRange, type Point, polar, round } from '../../../art/draw.ts';
import { Ship } from '../../../art/pieces.tsx';
import type { PlanetKind } from '../../../art/planets/globe.tsx';

const HEX_SIDE = 46;

/** Three sectors around a point: their middles. */
const SECTOR_MIDDLES = [-90, 30, 150].map((angle) => polar(HEX_SIDE, angle));
export const MEETING_POINT: Point = [0, 0];
/** The three points next to the central one: right, left and below. */
export const NEXT_POINTS: readonly Point[] = [-30, 210, 90].map((angle) => polar(HEX_SIDE, angle));
/** Beyond the right one, above and below. */
export const OUTER_POINTS: readonly Point[] = [
  polar(HEX_SIDE, -90, NEXT_POINTS[0]),
  polar(HEX_SIDE, 30, NEXT_POINTS[0]),
];

export interface SectorDrawing {
  readonly world: PlanetKind | 'asteroids';
  /** 0 where nothing is produced. */
  readonly number: number;
  readonly state?: SectorState;
}

const DEFAULT_SECTORS: readonly SectorDrawing[] = [
  { world: 'cratered', number: 8 },
  { world: 'banded', number: 5 },
  { world: 'oceanic', number: 10 },
];

/** A corner of the board: three sectors around a point, and the pieces there. */
export function BoardCorner({
  sectors = DEFAULT_SECTORS,
  children,
}: {
  sectors?: readonly SectorDrawing[];
  children?: ReactNode;
}) {
  return (
    <DrawingFrame box={[-84, -96, 168, 170]}>
      {sectors.map(({ world, number, state = 'normal' }, i) => {
        const middle = SECTOR_MIDDLES[i] ?? MEETING_POINT;
        const corners = numberRange(-90, 270, 60).map((angle) => polar(HEX_SIDE, angle, middle));
        return (
          <g key={middle.join()}>
            <SectorView corners={corners} world={world} state={state} seed={i} />
            <path d={`M${corners.map((point) => point.join(' ')).join('L')}Z`} className="line" />
            {number > 0 &&
              positioned(
                [middle[0], round(middle[1] + HEX_SIDE * 0.5)],
                <NumberChip number={number} state={state} />,
                0.8,
              )}
          </g>
        );
      })}
      {children}
    </DrawingFrame>
  );
}

const degrees = ([ax, ay]: Point, [bx, by]: Point): number =>
  Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);

/** A ship on the lane between two points. */
export const shipOn = (from: Point, to: Point, seat = 0) =>
  positioned(
    [round((from[0] + to[0]) / 2), round((from[1] + to[1]) / 2)],
    <Ship seat={seat} heading={degrees(from, to)} />,
    0.85,
  );

/** Points in a zigzag with the lanes between them. */
export function zigzag(count: number, step = 56): readonly Point[] {
  return numberRange(0, count, 1).map((i): Point => [20 + i * step, i % 2 === 0 ? 44 : 26]);
}

/** A route with a ship on each lane, seat by seat. */
export function RouteDrawing({
  seats,
  children,
}: {
  readonly seats: readonly number[];
  readonly children?: ReactNode;
}) {
  const points = zigzag(seats.length + 1);
  return (
    <DrawingFrame box={[0, 0, 40 + seats.length * 56, 70]}>
      <path d={`M${points.map((point) => point.join(' ')).join('L')}`} className="line" />
      {seats.map((seat, i) => {
        const [from, to] = [points[i] ?? MEETING_POINT, points[i + 1] ?? MEETING_POINT];
        return seat < 0 ? null : <g key={from.join()}>{shipOn(from, to, seat)}</g>;
      })}
      {children}
    </DrawingFrame>
  );
}
