import { NONE, zeros } from '@orrery/common';
import type { MoveList, Seat } from '@orrery/kernel';
import { cargoOf, mayDock, vertexOf } from './board.ts';
import { linksBetween, reached, reachFrom, startOf } from './chart.ts';
import { COLONY } from './data.ts';
import { raise } from './derived.ts';
import type { Table } from './state.ts';
import { BIT_OF, CENTRES, NEIGHBOURS, THREE, VERTICES, WORD_OF, WORDS } from './topology.ts';

// Scratch: where a ship may end.
const ends = zeros(WORDS);

/** SF-BLOCK-01, 02, 04, A-18: the intersections that are free and allowed to this cargo. */
function findEnds(table: Table, seat: Seat, cargo: number): void {
  const { closed, taken, docks, colonySites, foreign, outposts } = table.derived;
  for (let w = 0; w < WORDS; w++) {
    const barred = (closed[w] ?? 0) | (taken[w] ?? 0) | (docks[w] ?? 0) | (foreign[seat * WORDS + w] ?? 0);
    ends[w] = ~(cargo === COLONY ? barred : barred | (colonySites[w] ?? 0));
  }
  if (cargo === COLONY) return;
  for (let people = 0; people < outposts.length; people++) {
    const slot = outposts[people] ?? NONE;
    if (slot !== NONE && mayDock(table, seat, people)) raise(ends, CENTRES[slot] ?? 0);
  }
}

const isEnd = (vertex: number): boolean => ((ends[WORD_OF[vertex] ?? 0] ?? 0) & (BIT_OF[vertex] ?? 0)) !== 0;

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
  findEnds(table, seat, cargoOf(code));
  const { open } = table.derived;
  const from = vertexOf(code);
  const order = reachFrom(open, from, most);
  const first = startOf(from);
  const until = first + reached(open, from, most);
  for (let i = first; i < until; i++) {
    const vertex = order[i] ?? 0;
    if (!isEnd(vertex) || vertex === but) continue;
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
  findEnds(table, seat, cargo);
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    const move = isEnd(vertex) ? moves[at + vertex] : undefined;
    if (move !== undefined) out.add(move);
  }
}

/** Whether a ship of this cargo can end anywhere else within so many links. */
export function hasEnd(table: Table, seat: Seat, cargo: number, from: number, most: number): boolean {
  if (most <= 0) return false;
  findEnds(table, seat, cargo);
  const { open } = table.derived;
  const order = reachFrom(open, from, most);
  const first = startOf(from);
  const until = first + reached(open, from, most);
  for (let i = first; i < until; i++) if (isEnd(order[i] ?? 0)) return true;
  return false;
}

/** Links of the shortest way, NONE when it is longer than `most`. */
export function distance({ derived: { open } }: Table, from: number, to: number, most: number): number {
  return linksBetween(open, from, to, most) || NONE;
}

/** The shortest way from one intersection to another, the start left out: where each link leads. */
export const way = new Int16Array(VERTICES);

/** Lays down `way` and returns how many links it has; `to` can be reached. Of ways alike it takes the upper left one. */
export function findWay({ derived: { open } }: Table, from: number, to: number, most: number): number {
  const n = linksBetween(open, from, to, most);
  for (let vertex = to, i = n - 1; i >= 0; i--) {
    way[i] = vertex;
    vertex = before(open, from, vertex, i);
  }
  return n;
}

/** A neighbour that is so many links from the start. */
function before(open: number, from: number, vertex: number, links: number): number {
  for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
    const next = NEIGHBOURS[i] ?? NONE;
    if (next !== NONE && next !== from && links > 0 && linksBetween(open, from, next, links) === links) return next;
  }
  return from;
}
