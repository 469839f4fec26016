import { isBase, ownerOf, type Table } from '@orrery/startrek/facts';
import { memo, type ReactNode } from 'react';
import { Base, Cruiser, Ship, Station } from '../../../../art/pieces.tsx';
import { seatClass } from '../../../../art/seats.tsx';
import type { Point } from '../../../../table/furniture.ts';
import { nth } from '../../../common/nth.ts';
import { HEADINGS, LANE_AT, POINT_AT, SECTOR_AT, SIDE } from '../geometry.ts';
import { lanePlace, pointPlace } from '../places.ts';
import { pointsAlong, routeLine } from './route-line.ts';
import { sameList } from './same.ts';

type Size = 'normal' | 'compact';
/** Pieces on a board shown small are drawn a little larger. */
const SCALES: Readonly<Record<'ship' | 'station' | 'base' | 'cruiser' | 'target', number>> = {
  ship: 1.06,
  station: 1.12,
  base: 1.08,
  cruiser: 1.15,
  target: 1.25,
};

interface StandingProps {
  readonly at: Point;
  readonly what: keyof typeof SCALES;
  readonly size: Size;
  readonly children: ReactNode;
}

/** Puts a drawing on a place. */
export function On({ at: [x, y], what, size, children }: StandingProps) {
  const scale = size === 'compact' ? ` scale(${SCALES[what]})` : '';
  return <g transform={`translate(${x} ${y})${scale}`}>{children}</g>;
}

interface FleetProps {
  readonly edges: readonly number[];
  readonly vertices: readonly number[];
  readonly size: Size;
}

/** Ships, stations and bases. */
export const Fleet = memo(
  function Fleet({ edges, vertices, size }: FleetProps) {
    return (
      <g>
        {edges.map(
          (ship, edge) =>
            ship !== 0 && (
              <On key={lanePlace(edge)} at={nth(LANE_AT, edge)} what="ship" size={size}>
                <Ship seat={ship - 1} heading={nth(HEADINGS, edge)} />
              </On>
            ),
        )}
        {vertices.map(
          (building, vertex) =>
            building !== 0 && (
              <On
                key={pointPlace(vertex)}
                at={nth(POINT_AT, vertex)}
                what={isBase(building) ? 'base' : 'station'}
                size={size}
              >
                {isBase(building) ? <Base seat={ownerOf(building)} /> : <Station seat={ownerOf(building)} />}
              </On>
            ),
        )}
      </g>
    );
  },
  (a, b) => a.size === b.size && sameList(a.edges, b.edges) && sameList(a.vertices, b.vertices),
);

/** Where the cruiser stands on a sector: on its world, above the number. */
export const cruiserAt = (hex: number): Point => {
  const [x, y] = nth(SECTOR_AT, hex);
  return [x, y - SIDE * 0.19];
};

interface BlockadeProps {
  readonly hex: number;
  readonly size: Size;
  /** Somebody is about to move it elsewhere. */
  readonly isLeaving: boolean;
}

export const Blockade = memo(function Blockade({ hex, size, isLeaving }: BlockadeProps) {
  return (
    <g opacity={isLeaving ? 0.35 : 1}>
      <On at={cruiserAt(hex)} what="cruiser" size={size}>
        <Cruiser />
      </On>
    </g>
  );
});

interface RouteTraceProps {
  readonly table: Pick<Table, 'edges' | 'vertices'>;
  readonly seat: number;
  readonly length: number;
  readonly isStrong: boolean;
}

/** The line of ships that counts, drawn along the lanes. */
export const RouteTrace = memo(
  function RouteTrace({ table, seat, length, isStrong }: RouteTraceProps) {
    const points = pointsAlong(routeLine(table, seat, length)).map((vertex) => nth(POINT_AT, vertex));
    if (points.length === 0) return null;
    return (
      <path
        d={`M${points.map((point) => point.join(' ')).join('L')}`}
        className={`trek-trace ${seatClass(seat)}${isStrong ? ' strong' : ''}`}
      />
    );
  },
  (a, b) =>
    a.seat === b.seat &&
    a.length === b.length &&
    a.isStrong === b.isStrong &&
    sameList(a.table.edges, b.table.edges) &&
    sameList(a.table.vertices, b.table.vertices),
);
