import { NONE } from '@orrery/common';
import type { MoveList, Seat } from '@orrery/kernel';
import { cargoOf, mayDock, peopleAt, vertexOf } from './board.ts';
import { came, LONGEST, linksBetween, order, reached, rowOf, startOf } from './chart.ts';
import { COLONY, TRADE } from './data.ts';
import { CLOSED, COLONY_SITE, DOCK, foreignTo, TAKEN } from './derived.ts';
import type { Table } from './state.ts';
import { VERTICES } from './topology.ts';

/** SF-BLOCK-01, 02, 04, A-18: the marks that bar an intersection to this cargo as the end of a flight. */
const barredTo = (seat: Seat, cargo: number): number =>
  TAKEN | CLOSED | DOCK | foreignTo(seat) | (cargo === COLONY ? 0 : COLONY_SITE);

/** A docking point, barred to all but trade ships that can found a station there. */
const isOpenDock = (table: Table, seat: Seat, cargo: number, vertex: number, bars: number): boolean =>
  bars === DOCK && cargo === TRADE && mayDock(table, seat, peopleAt(table, vertex));

/** Adds the moves to all ends that a ship can reach, but one. */
export function addReached<M>(
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
  const from = vertexOf(code);
  const cargo = cargoOf(code);
  const barred = barredTo(seat, cargo);
  const row = rowOf(open, from, most);
  const first = startOf(row);
  const until = first + reached(row, most);
  for (let i = first; i < until; i++) {
    const vertex = order[i] ?? 0;
    const bars = (marks[vertex] ?? 0) & barred;
    if (vertex === but || (bars !== 0 && !isOpenDock(table, seat, cargo, vertex, bars))) continue;
    const move = moves[at + vertex];
    if (move !== undefined) out.add(move);
  }
}

/** Adds the moves to all ends there are, wherever they lie. */
export function addEnds<M>(
  table: Table,
  seat: Seat,
  cargo: number,
  out: MoveList<M>,
  moves: readonly M[],
  at: number,
): void {
  const { marks } = table.derived;
  const barred = barredTo(seat, cargo);
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    const bars = (marks[vertex] ?? 0) & barred;
    if (bars !== 0 && !isOpenDock(table, seat, cargo, vertex, bars)) continue;
    const move = moves[at + vertex];
    if (move !== undefined) out.add(move);
  }
}

/** Whether a ship of this cargo can end anywhere else within so many links. */
export function hasEnd(table: Table, seat: Seat, cargo: number, from: number, most: number): boolean {
  if (most <= 0) return false;
  const { open, marks } = table.derived;
  const barred = barredTo(seat, cargo);
  const row = rowOf(open, from, most);
  const first = startOf(row);
  const until = first + reached(row, most);
  for (let i = first; i < until; i++) {
    const vertex = order[i] ?? 0;
    const bars = (marks[vertex] ?? 0) & barred;
    if (bars === 0 || isOpenDock(table, seat, cargo, vertex, bars)) return true;
  }
  return false;
}

/** The nearest intersection at which a ship of this cargo may end and stay a ship, of those that pass a test; NONE without one. */
export function nearestEnd(
  table: Table,
  seat: Seat,
  cargo: number,
  from: number,
  test: (vertex: number) => boolean,
): number {
  const { open, marks } = table.derived;
  const barred = barredTo(seat, cargo);
  const row = rowOf(open, from, LONGEST);
  const first = startOf(row);
  const until = first + reached(row, LONGEST);
  for (let i = first; i < until; i++) {
    const vertex = order[i] ?? 0;
    if (((marks[vertex] ?? 0) & barred) === 0 && test(vertex)) return vertex;
  }
  return NONE;
}

/** Links of the shortest way, NONE when it is longer than `most`. */
export function distance({ derived: { open } }: Table, from: number, to: number, most: number): number {
  return linksBetween(open, from, to, most) || NONE;
}

/** The shortest way from one intersection to another, the start left out: where each link leads. */
export const way = new Int16Array(VERTICES);

/** Lays down `way` and returns how many links it has; `to` can be reached. Of ways alike it takes the first found. */
export function findWay({ derived: { open } }: Table, from: number, to: number, most: number): number {
  const first = startOf(rowOf(open, from, most));
  let n = 0;
  for (let vertex = to; vertex !== from; vertex = came[first + vertex] ?? from) n++;
  for (let vertex = to, i = n - 1; i >= 0; i--) {
    way[i] = vertex;
    vertex = came[first + vertex] ?? from;
  }
  return n;
}
