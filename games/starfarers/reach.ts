import { NONE } from '@orrery/common';
import type { MoveList, Seat } from '@orrery/kernel';
import { mayDock, peopleAt, shipCargo, shipVertex } from './board.ts';
import { COLONY_CARGO, TRADE_CARGO } from './data.ts';
import { CLOSED_BIT, COLONY_SITE_BIT, DOCK_BIT, foreignPortBits, TAKEN_BIT } from './derived.ts';
import {
  cameFrom,
  countReached,
  linksBetween,
  MAX_FLIGHT_LINKS,
  reachOrder,
  reachRow,
  rowStart,
} from './reach-table.ts';
import type { Table } from './state.ts';
import { VERTEX_COUNT } from './topology.ts';

/** SF-BLOCK-01, 02, 04, A-18: the marks that close an intersection to this cargo as the end of a flight. */
const barringMarks = (seat: Seat, cargo: number): number =>
  TAKEN_BIT | CLOSED_BIT | DOCK_BIT | foreignPortBits(seat) | (cargo === COLONY_CARGO ? 0 : COLONY_SITE_BIT);

/** A docking point, closed to all but trade ships that can found a station there. */
const isOpenDock = (table: Table, seat: Seat, cargo: number, vertex: number, bars: number): boolean =>
  bars === DOCK_BIT && cargo === TRADE_CARGO && mayDock(table, seat, peopleAt(table, vertex));

/** Adds the moves to all destinations that a ship can reach, except one. */
export function addReachableEnds<M>(
  table: Table,
  seat: Seat,
  code: number,
  most: number,
  out: MoveList<M>,
  moves: readonly M[],
  at: number,
  but: number,
): void {
  const { open, marks } = table.derived;
  const from = shipVertex(code);
  const cargo = shipCargo(code);
  const barred = barringMarks(seat, cargo);
  const row = reachRow(open, from, most);
  const first = rowStart(row);
  const until = first + countReached(row, most);
  for (let i = first; i < until; i++) {
    const vertex = reachOrder[i] ?? 0;
    const bars = (marks[vertex] ?? 0) & barred;
    if (vertex === but || (bars !== 0 && !isOpenDock(table, seat, cargo, vertex, bars))) continue;
    const move = moves[at + vertex];
    if (move !== undefined) out.add(move);
  }
}

/** Adds the moves to all destinations, at any distance. */
export function addAllEnds<M>(
  table: Table,
  seat: Seat,
  cargo: number,
  out: MoveList<M>,
  moves: readonly M[],
  at: number,
): void {
  const { marks } = table.derived;
  const barred = barringMarks(seat, cargo);
  for (let vertex = 0; vertex < VERTEX_COUNT; vertex++) {
    const bars = (marks[vertex] ?? 0) & barred;
    if (bars !== 0 && !isOpenDock(table, seat, cargo, vertex, bars)) continue;
    const move = moves[at + vertex];
    if (move !== undefined) out.add(move);
  }
}

/** Whether a ship with this cargo can end anywhere else within this many links. */
export function canEndElsewhere(table: Table, seat: Seat, cargo: number, from: number, most: number): boolean {
  if (most <= 0) return false;
  const { open, marks } = table.derived;
  const barred = barringMarks(seat, cargo);
  const row = reachRow(open, from, most);
  const first = rowStart(row);
  const until = first + countReached(row, most);
  for (let i = first; i < until; i++) {
    const vertex = reachOrder[i] ?? 0;
    const bars = (marks[vertex] ?? 0) & barred;
    if (bars === 0 || isOpenDock(table, seat, cargo, vertex, bars)) return true;
  }
  return false;
}

/**
 * The nearest intersection that passes a test and where a ship with this cargo may end and stay a ship; NONE without
 * one.
 */
export function nearestEnd(
  table: Table,
  seat: Seat,
  cargo: number,
  from: number,
  test: (vertex: number) => boolean,
): number {
  const { open, marks } = table.derived;
  const barred = barringMarks(seat, cargo);
  const row = reachRow(open, from, MAX_FLIGHT_LINKS);
  const first = rowStart(row);
  const until = first + countReached(row, MAX_FLIGHT_LINKS);
  for (let i = first; i < until; i++) {
    const vertex = reachOrder[i] ?? 0;
    if (((marks[vertex] ?? 0) & barred) === 0 && test(vertex)) return vertex;
  }
  return NONE;
}

/** The length in links of the shortest path, NONE when it is longer than `most`. */
export function linkDistance({ derived: { open } }: Table, from: number, to: number, most: number): number {
  return linksBetween(open, from, to, most) || NONE;
}

/** The shortest path from one intersection to another, without the start: where each link leads. */
export const pathBuffer = new Int16Array(VERTEX_COUNT);

/** Fills `way` and returns its number of links; `to` must be reachable. Of equal paths it takes the first found. */
export function findPath({ derived: { open } }: Table, from: number, to: number, most: number): number {
  const first = rowStart(reachRow(open, from, most));
  let n = 0;
  for (let vertex = to; vertex !== from; vertex = cameFrom[first + vertex] ?? from) pathBuffer[n++] = vertex;
  for (let i = 0, j = n - 1; i < j; i++, j--) {
    const vertex = pathBuffer[i] ?? from;
    pathBuffer[i] = pathBuffer[j] ?? from;
    pathBuffer[j] = vertex;
  }
  return n;
}
