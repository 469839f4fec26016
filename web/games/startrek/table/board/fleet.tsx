import { itemAt } from '@orrery/common';
import { isBase, ownerOf, type Table } from '@orrery/startrek/facts';
import { memo, type ReactNode } from 'react';
import { Base, Cruiser, Ship, Station } from '../../../../art/pieces.tsx';
import { seatClass } from '../../../../art/seats.tsx';
import type { BoardCoordinate } from '../../../../table/game-ui.ts';
import { HEX_SIDE, LANE_HEADINGS_DEG, LANE_POSITIONS, POINT_POSITIONS, SECTOR_POSITIONS } from '../geometry.ts';
import { lanePlace, pointPlace } from '../places.ts';
import { pointsAlong, routeLine } from './route-line.ts';
import { sameList } from './same.ts';

type Size = 'normal' | 'compact';
/** Pieces on a small board are drawn a little larger. */
const COMPACT_SCALES: Readonly<Record<'ship' | 'station' | 'base' | 'cruiser' | 'target', number>> = {
  ship: 1.06,
  station: 1.12,
  base: 1.08,
  cruiser: 1.15,
  target: 1.25,
};

interface OnPlaceProps {
  readonly at: BoardCoordinate;
  readonly what: keyof typeof COMPACT_SCALES;
  readonly size: Size;
  readonly children: ReactNode;
}

/** Puts a drawing on a place. */
export function OnPlace({ at: [x, y], what, size, children }: OnPlaceProps) {
  const scale = size === 'compact' ? ` scale(${COMPACT_SCALES[what]})` : '';
  return <g transform={`translate(${x} ${y})${scale}`}>{children}</g>;
}

interface FleetProps {
  readonly edges: readonly number[];
  readonly vertices: readonly number[];
  readonly size: Size;
}

/** Ships, stations and bases. */
export const FleetLayer = memo(
  function Fleet({ edges, vertices, size }: FleetProps) {
    return (
      <g>
        {edges.map(
          (ship, edge) =>
            ship !== 0 && (
              <OnPlace key={lanePlace(edge)} at={itemAt(LANE_POSITIONS, edge)} what="ship" size={size}>
                <Ship seat={ship - 1} heading={itemAt(LANE_HEADINGS_DEG, edge)} />
              </OnPlace>
            ),
        )}
        {vertices.map(
          (building, vertex) =>
            building !== 0 && (
              <OnPlace
                key={pointPlace(vertex)}
                at={itemAt(POINT_POSITIONS, vertex)}
                what={isBase(building) ? 'base' : 'station'}
                size={size}
              >
                {isBase(building) ? <Base seat={ownerOf(building)} /> : <Station seat={ownerOf(building)} />}
              </OnPlace>
            ),
        )}
      </g>
    );
  },
  (a, b) => a.size === b.size && sameList(a.edges, b.edges) && sameList(a.vertices, b.vertices),
);

/** Where the cruiser stands on a sector: on its planet, above the number. */
export const cruiserAt = (hex: number): BoardCoordinate => {
  const [x, y] = itemAt(SECTOR_POSITIONS, hex);
  return [x, y - HEX_SIDE * 0.19];
};

interface BlockingCruiserProps {
  readonly hex: number;
  readonly size: Size;
  /** A player is about to move it elsewhere. */
  readonly isLeaving: boolean;
}

export const BlockingCruiser = memo(function Blockade({ hex, size, isLeaving }: BlockingCruiserProps) {
  return (
    <g opacity={isLeaving ? 0.35 : 1}>
      <OnPlace at={cruiserAt(hex)} what="cruiser" size={size}>
        <Cruiser />
      </OnPlace>
    </g>
  );
});

interface RouteTraceProps {
  readonly table: Pick<Table, 'edges' | 'vertices'>;
  readonly seat: number;
  readonly length: number;
  readonly isStrong: boolean;
  /** Light runs along it once for each number; 0: never. */
  readonly sweep: number;
}

/** The ships that count for the longest route, drawn along the lanes. */
export const RouteTrace = memo(
  function RouteTrace({ table, seat, length, isStrong, sweep }: RouteTraceProps) {
    const points = pointsAlong(routeLine(table, seat, length)).map((vertex) => itemAt(POINT_POSITIONS, vertex));
    if (points.length === 0) return null;
    const line = `M${points.map((point) => point.join(' ')).join('L')}`;
    return (
      <g className={seatClass(seat)}>
        <path d={line} className={`trek-trace${isStrong ? ' strong' : ''}`} />
        {sweep > 0 && <path key={sweep} d={line} pathLength={1} className="trek-sweep" />}
      </g>
    );
  },
  (a, b) =>
    a.seat === b.seat &&
    a.length === b.length &&
    a.isStrong === b.isStrong &&
    a.sweep === b.sweep &&
    sameList(a.table.edges, b.table.edges) &&
    sameList(a.table.vertices, b.table.vertices),
);
