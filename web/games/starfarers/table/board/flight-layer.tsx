import { itemAt, NONE } from '@orrery/common';
import { CARGOES, type Move, shipAt, shipCargo, shipVertex, type Table } from '@orrery/starfarers/facts';
import { memo, useMemo } from 'react';
import type { MapDetail } from '../../art/map/hexes.ts';
import { FlightEnd, FlightRoute, ReachArea, ReachPoint, SelectedShip } from '../../art/map/reach.tsx';
import { TransportPiece } from '../../art/pieces.tsx';
import type { ChartSheet } from '../geometry.ts';
import { pointPlace, vertexOfPlace } from '../places.ts';
import type { StarfarersTableApi } from '../types.ts';
import { linksWithin, type ReachablePoint, reachOf } from './reach.ts';

const NO_REACH: readonly ReachablePoint[] = [];

/** Where the selected ship can fly; empty if none is selected or it is to jump. */
export function useReach({ moves, view, selectedPiece, selectedKind }: StarfarersTableApi): readonly ReachablePoint[] {
  const { table, seat } = view;
  return useMemo(() => {
    const from = selectedPiece === null ? NONE : vertexOfPlace(selectedPiece);
    return seat === null || from === NONE || selectedKind === 'jump' ? NO_REACH : reachOf(moves, table, seat, from);
  }, [moves, table, seat, selectedPiece, selectedKind]);
}

interface ReachAreaLayerProps {
  readonly reach: readonly ReachablePoint[];
  readonly from: number;
  readonly sheet: ChartSheet;
}

/** How far the selected ship gets, under the systems. */
export const ReachAreaLayer = memo(function Area({ reach, from, sheet }: ReachAreaLayerProps) {
  if (reach.length === 0) return null;
  const vertices = new Set(reach.flatMap(({ course: { way } }) => way));
  if (from !== NONE) vertices.add(from);
  const links = linksWithin(vertices).map(([a, b]) => [itemAt(sheet.points, a), itemAt(sheet.points, b)] as const);
  return <ReachArea cells={[...vertices].map((vertex) => itemAt(sheet.cells, vertex))} links={links} />;
});

interface PointsProps {
  readonly reach: readonly ReachablePoint[];
  readonly pointed: number;
  /** The points on the route. */
  readonly route: readonly number[];
  readonly sheet: ChartSheet;
  readonly detail: MapDetail;
}

/** Every point in reach with its cost. */
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
  readonly reached: ReachablePoint;
  readonly sheet: ChartSheet;
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
      at={itemAt(sheet.points, vertex)}
      cost={course.way.length}
      ring={isFind ? 'double' : 'plain'}
      state={state}
      detail={detail}
      {...(act && { act })}
    />
  );
});

/** The chosen flight, or the one that hovering would choose. */
export function routeOf(reach: readonly ReachablePoint[], chosen: Move | null, pointed: number): ReachablePoint | null {
  const vertex = chosen?.kind === 'fly' ? chosen.vertex : chosen === null ? pointed : NONE;
  return reach.find((reached) => reached.vertex === vertex) ?? null;
}

interface RouteLayerProps {
  readonly table: Table;
  readonly seat: number;
  readonly from: number;
  readonly route: ReachablePoint | null;
  /** Where a ship would jump to, NONE for nowhere. */
  readonly jump: number;
  readonly sheet: ChartSheet;
  readonly detail: MapDetail;
}

/** The selected ship on its compass, and its route. */
export function RouteLayer({ table, seat, from, route, jump, sheet, detail }: RouteLayerProps) {
  const { points, heading } = sheet;
  const code = table.ships.find((each) => each !== NONE && shipVertex(each) === from);
  if (from === NONE || code === undefined) return null;
  const ship = <TransportPiece seat={seat} freight={itemAt(CARGOES, shipCargo(code))} heading={heading} />;
  const end = route?.vertex ?? jump;
  const stop = route === null ? NONE : itemAt(route.course.way, route.course.links - 1);
  return (
    <>
      {route !== null && (
        <FlightRoute
          seat={seat}
          points={[from, ...route.course.way].map((vertex) => itemAt(points, vertex))}
          detail={detail}
        />
      )}
      {stop !== NONE && stop !== end && <circle {...ringAt(itemAt(points, stop))} className="far-stop" />}
      {end !== NONE && <FlightEnd at={itemAt(points, end)}>{ship}</FlightEnd>}
      <SelectedShip at={itemAt(points, from)}>{ship}</SelectedShip>
    </>
  );
}

const ringAt = ([cx, cy]: readonly [number, number]) => ({ cx, cy, r: 14 });

/** The intersection of the viewer's selected ship, NONE if none is selected. */
export function selectedShipVertex({ view, selectedPiece }: StarfarersTableApi): number {
  const vertex = selectedPiece === null ? NONE : vertexOfPlace(selectedPiece);
  if (vertex === NONE || view.seat === null) return NONE;
  const { table, seat } = view;
  const isOwn = [0, 1, 2].some((ship) => {
    const code = shipAt(table, seat, ship);
    return code !== NONE && pointPlace(shipVertex(code)) === selectedPiece;
  });
  return isOwn ? vertex : NONE;
}
