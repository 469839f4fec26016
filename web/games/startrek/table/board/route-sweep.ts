import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import type { Table } from '@orrery/startrek/facts';
import { useState } from 'react';

type RouteTable = Pick<Table, 'edges' | 'routeHolder'>;

/** More new ships than one step can add: the viewer has jumped to another moment. */
const MAX_NEW_SHIPS = 3;

/** Whether the longest route has just gone to another seat, by a step and not by a jump to another moment. */
export function isRouteTaken(before: RouteTable, after: RouteTable): boolean {
  if (after.routeHolder === NONE || after.routeHolder === before.routeHolder) return false;
  return after.edges.filter((ship, edge) => ship !== before.edges[edge]).length <= MAX_NEW_SHIPS;
}

/** The seat that took the longest route last, and how many times it was taken since the board was opened. */
export interface RouteSweep {
  readonly seat: Seat;
  readonly times: number;
}

/** Who has just taken the longest route: light runs along it. */
export function useRouteSweep(table: RouteTable): RouteSweep {
  const [known, setKnown] = useState({ table, sweep: { seat: NONE, times: 0 } });
  if (known.table === table) return known.sweep;
  const isTaken = isRouteTaken(known.table, table);
  const kept = table.routeHolder === known.sweep.seat ? known.sweep : { ...known.sweep, seat: NONE };
  const sweep = isTaken ? { seat: table.routeHolder, times: known.sweep.times + 1 } : kept;
  setKnown({ table, sweep });
  return sweep;
}
