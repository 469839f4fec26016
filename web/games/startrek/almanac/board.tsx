import type { ReactNode } from 'react';
import { put, Scene } from '../../../almanac/drawings/parts.tsx';
import { Sector, type SectorState } from '../../../art/board/sector.tsx';
import { NumberChip } from '../../../art/chips.tsx';
import { type Point, polar, round, steps } from '../../../art/draw.ts';
import { Ship } from '../../../art/pieces.tsx';
import type { PlanetKind } from '../../../art/planets/globe.tsx';

const SIDE = 46;

/** Where three sectors meet; the corners around it, and the middles of the sectors. */
const MIDDLES = [-90, 30, 150].map((angle) => polar(SIDE, angle));
export const MEETING: Point = [0, 0];
/** The three points next to the meeting one: right, left and below. */
export const NEXT: readonly Point[] = [-30, 210, 90].map((angle) => polar(SIDE, angle));
/** Beyond the right one, above and below. */
export const BEYOND: readonly Point[] = [polar(SIDE, -90, NEXT[0]), polar(SIDE, 30, NEXT[0])];

export interface SectorDrawn {
  readonly world: PlanetKind | 'asteroids';
  /** 0 where nothing is produced. */
  readonly number: number;
  readonly state?: SectorState;
}

const THREE: readonly SectorDrawn[] = [
  { world: 'cratered', number: 8 },
  { world: 'banded', number: 5 },
  { world: 'oceanic', number: 10 },
];

/** A corner of the board: three sectors round a point, and what stands there. */
export function Corner({ sectors = THREE, children }: { sectors?: readonly SectorDrawn[]; children?: ReactNode }) {
  return (
    <Scene box={[-84, -96, 168, 170]}>
      {sectors.map(({ world, number, state = 'normal' }, i) => {
        const middle = MIDDLES[i] ?? MEETING;
        const corners = steps(-90, 270, 60).map((angle) => polar(SIDE, angle, middle));
        return (
          <g key={middle.join()}>
            <Sector corners={corners} world={world} state={state} seed={i} />
            <path d={`M${corners.map((point) => point.join(' ')).join('L')}Z`} className="line" />
            {number > 0 &&
              put([middle[0], round(middle[1] + SIDE * 0.5)], <NumberChip number={number} state={state} />, 0.8)}
          </g>
        );
      })}
      {children}
    </Scene>
  );
}

const degrees = ([ax, ay]: Point, [bx, by]: Point): number =>
  Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);

/** A ship on the lane between two points. */
export const shipOn = (from: Point, to: Point, seat = 0) =>
  put(
    [round((from[0] + to[0]) / 2), round((from[1] + to[1]) / 2)],
    <Ship seat={seat} heading={degrees(from, to)} />,
    0.85,
  );

/** Points in a zigzag with the lanes between them. */
export function zigzag(count: number, step = 56): readonly Point[] {
  return steps(0, count, 1).map((i): Point => [20 + i * step, i % 2 === 0 ? 44 : 26]);
}

/** A route with a ship on each lane, seat by seat. */
export function Route({ seats, children }: { readonly seats: readonly number[]; readonly children?: ReactNode }) {
  const points = zigzag(seats.length + 1);
  return (
    <Scene box={[0, 0, 40 + seats.length * 56, 70]}>
      <path d={`M${points.map((point) => point.join(' ')).join('L')}`} className="line" />
      {seats.map((seat, i) => {
        const [from, to] = [points[i] ?? MEETING, points[i + 1] ?? MEETING];
        return seat < 0 ? null : <g key={from.join()}>{shipOn(from, to, seat)}</g>;
      })}
      {children}
    </Scene>
  );
}
