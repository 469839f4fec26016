import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  type FlightPlan,
  flightPlanOf,
  type Move,
  NEIGHBOURS,
  PLANETS_PER_SYSTEM,
  shipAt,
  shipVertex,
  type Table,
} from '@orrery/starfarers/facts';
import type { ReachAct } from '../../art/map/reach.tsx';

/** A point that a ship can fly to, with the details of the flight. */
export interface ReachablePoint {
  readonly vertex: number;
  readonly course: FlightPlan;
  /** What happens at its end, drawn as a sign. */
  readonly act: ReachAct | null;
  /** Arriving here reveals something, though the sign for it stands elsewhere. */
  readonly isFind: boolean;
}

/** The sign for the end of a flight. A discovery is shown once per system, at its nearest point. */
export function reachActOf({ founds, docks, clears, finds }: Omit<FlightPlan, 'way' | 'links'>): ReachAct | null {
  if (finds !== NONE) return 'explore';
  if (clears !== NONE) return 'clear';
  if (docks !== NONE) return 'dock';
  return founds ? 'found' : null;
}

/** Where the ship at an intersection can fly, nearest first. */
export function reachOf(moves: readonly Move[], table: Table, seat: Seat, from: number): readonly ReachablePoint[] {
  const all = moves.flatMap((move) => {
    if (move.kind !== 'fly' || shipVertex(shipAt(table, seat, move.ship)) !== from) return [];
    return [{ vertex: move.vertex, course: flightPlanOf(table, seat, move.ship, move.vertex) }];
  });
  const shown = new Set<number>();
  return all
    .sort((a, b) => a.course.way.length - b.course.way.length)
    .map(({ vertex, course }) => {
      const isFind = course.finds !== NONE;
      const isShown = isFind && shown.has(course.finds);
      if (isFind) shown.add(course.finds);
      return { vertex, course, act: isShown ? null : reachActOf(course), isFind };
    });
}

/** Every link between two points that are both in reach. */
export function linksWithin(vertices: ReadonlySet<number>): readonly (readonly [number, number])[] {
  return [...vertices].flatMap((from) =>
    NEIGHBOURS.slice(from * PLANETS_PER_SYSTEM, from * PLANETS_PER_SYSTEM + PLANETS_PER_SYSTEM).flatMap(
      (to): [number, number][] => (to > from && vertices.has(to) ? [[from, to]] : []),
    ),
  );
}
