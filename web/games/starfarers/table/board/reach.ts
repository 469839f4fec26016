import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  type Course,
  courseOf,
  type Move,
  NEIGHBOURS,
  shipAt,
  type Table,
  THREE,
  vertexOf,
} from '@orrery/starfarers/facts';
import type { ReachAct } from '../../art/map/reach.tsx';

/** A point that a ship can fly to, with what its flight would be. */
export interface Reached {
  readonly vertex: number;
  readonly course: Course;
  /** What happens at its end, drawn as a sign. */
  readonly act: ReachAct | null;
  /** Coming here finds something out, though the sign for it stands elsewhere. */
  readonly isFind: boolean;
}

/** What is worth a sign at the end of a flight; a find is shown once for a system, where it is nearest. */
export function actOf({ founds, docks, clears, finds }: Course): ReachAct | null {
  if (finds !== NONE) return 'explore';
  if (clears !== NONE) return 'clear';
  if (docks !== NONE) return 'dock';
  return founds ? 'found' : null;
}

/** Where the ship that stands at an intersection can fly, nearest first. */
export function reachOf(moves: readonly Move[], table: Table, seat: Seat, from: number): readonly Reached[] {
  const all = moves.flatMap((move) => {
    if (move.kind !== 'fly' || vertexOf(shipAt(table, seat, move.ship)) !== from) return [];
    return [{ vertex: move.vertex, course: courseOf(table, seat, move.ship, move.vertex) }];
  });
  const shown = new Set<number>();
  return all
    .sort((a, b) => a.course.way.length - b.course.way.length)
    .map(({ vertex, course }) => {
      const isFind = course.finds !== NONE;
      const isShown = isFind && shown.has(course.finds);
      if (isFind) shown.add(course.finds);
      return { vertex, course, act: isShown ? null : actOf(course), isFind };
    });
}

/** Every link between two points that are both in reach. */
export function linksWithin(vertices: ReadonlySet<number>): readonly (readonly [number, number])[] {
  return [...vertices].flatMap((from) =>
    NEIGHBOURS.slice(from * THREE, from * THREE + THREE).flatMap((to): [number, number][] =>
      to > from && vertices.has(to) ? [[from, to]] : [],
    ),
  );
}
