import { NONE } from '@orrery/common';
import { CARGOES, cargoOf, type Move, shipAt, type Table, vertexOf } from '@orrery/starfarers/facts';
import { memo, useMemo } from 'react';
import { nth } from '../../../common/nth.ts';
import type { MapDetail } from '../../art/map/hexes.ts';
import { FlightEnd, FlightRoute, ReachArea, ReachPoint, SelectedShip } from '../../art/map/reach.tsx';
import { TransportPiece } from '../../art/pieces.tsx';
import type { FarPlay } from '../far.ts';
import type { Sheet } from '../geometry.ts';
import { pointPlace, vertexOfPlace } from '../places.ts';
import { linksWithin, type Reached, reachOf } from './reach.ts';

const NOWHERE: readonly Reached[] = [];

/** Where the ship in hand can fly; nothing while none is in hand or it is to jump. */
export function useReach({ moves, view, piece, aim }: FarPlay): readonly Reached[] {
  const { table, seat } = view;
  return useMemo(() => {
    const from = piece === null ? NONE : vertexOfPlace(piece);
    return seat === null || from === NONE || aim === 'jump' ? NOWHERE : reachOf(moves, table, seat, from);
  }, [moves, table, seat, piece, aim]);
}

interface AreaProps {
  readonly reach: readonly Reached[];
  readonly from: number;
  readonly sheet: Sheet;
}

/** How far the ship in hand gets, under the systems. */
export const Area = memo(function Area({ reach, from, sheet }: AreaProps) {
  if (reach.length === 0) return null;
  const vertices = new Set(reach.flatMap(({ course: { way } }) => way));
  if (from !== NONE) vertices.add(from);
  const links = linksWithin(vertices).map(([a, b]) => [nth(sheet.points, a), nth(sheet.points, b)] as const);
  return <ReachArea cells={[...vertices].map((vertex) => nth(sheet.cells, vertex))} links={links} />;
});

interface PointsProps {
  readonly reach: readonly Reached[];
  readonly pointed: number;
  /** What the route covers. */
  readonly route: readonly number[];
  readonly sheet: Sheet;
  readonly detail: MapDetail;
}

/** Every point in reach with what it costs to get there. */
export function ReachPoints({ reach, pointed, route, sheet, detail }: PointsProps) {
  return reach
    .filter(({ vertex }) => !route.includes(vertex))
    .map((reached) => (
      <OnePoint
        key={reached.vertex}
        reached={reached}
        sheet={sheet}
        detail={detail}
        state={reached.vertex === pointed ? 'hovered' : 'lit'}
      />
    ));
}

interface OnePointProps {
  readonly reached: Reached;
  readonly sheet: Sheet;
  readonly detail: MapDetail;
  readonly state: 'lit' | 'hovered';
}

const OnePoint = memo(function OnePoint({
  reached: { vertex, course, act, isFind },
  sheet,
  detail,
  state,
}: OnePointProps) {
  return (
    <ReachPoint
      at={nth(sheet.points, vertex)}
      cost={course.way.length}
      ring={isFind ? 'double' : 'plain'}
      state={state}
      detail={detail}
      {...(act && { act })}
    />
  );
});

/** The flight that is chosen, or that pointing would choose. */
export function routeOf(reach: readonly Reached[], chosen: Move | null, pointed: number): Reached | null {
  const vertex = chosen?.kind === 'fly' ? chosen.vertex : chosen === null ? pointed : NONE;
  return reach.find((reached) => reached.vertex === vertex) ?? null;
}

interface RouteProps {
  readonly table: Table;
  readonly seat: number;
  readonly from: number;
  readonly route: Reached | null;
  /** Where a ship would jump to, NONE for nowhere. */
  readonly jump: number;
  readonly sheet: Sheet;
  readonly detail: MapDetail;
}

/** The ship in hand on its compass, and the way it would take. */
export function Route({ table, seat, from, route, jump, sheet, detail }: RouteProps) {
  const { points, heading } = sheet;
  const code = table.ships.find((each) => each !== NONE && vertexOf(each) === from);
  if (from === NONE || code === undefined) return null;
  const ship = <TransportPiece seat={seat} freight={nth(CARGOES, cargoOf(code))} heading={heading} />;
  const end = route?.vertex ?? jump;
  const stop = route === null ? NONE : nth(route.course.way, route.course.links - 1);
  return (
    <>
      {route !== null && (
        <FlightRoute
          seat={seat}
          points={[from, ...route.course.way].map((vertex) => nth(points, vertex))}
          detail={detail}
        />
      )}
      {stop !== NONE && stop !== end && <circle {...ringAt(nth(points, stop))} className="far-stop" />}
      {end !== NONE && <FlightEnd at={nth(points, end)}>{ship}</FlightEnd>}
      <SelectedShip at={nth(points, from)}>{ship}</SelectedShip>
    </>
  );
}

const ringAt = ([cx, cy]: readonly [number, number]) => ({ cx, cy, r: 14 });

/** The intersection of the ship in hand, NONE when none of the reader's is. */
export function shipInHand({ view, piece }: FarPlay): number {
  const vertex = piece === null ? NONE : vertexOfPlace(piece);
  if (vertex === NONE || view.seat === null) return NONE;
  const { table, seat } = view;
  const isOwn = [0, 1, 2].some((ship) => {
    const code = shipAt(table, seat, ship);
    return code !== NONE && pointPlace(vertexOf(code)) === piece;
  });
  return isOwn ? vertex : NONE;
}
