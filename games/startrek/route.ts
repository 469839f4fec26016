import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { ownerOf, shipOf } from './state.ts';
import { EDGES, MAP, THREE, VERTICES } from './topology.ts';

const { vertexEdges, vertexNeighbours, edgeVertices } = MAP;

/** What a route is measured on: who owns the ships and the buildings. */
export interface Lines {
  readonly vertices: readonly number[];
  readonly edges: readonly number[];
}

// Scratch of one measurement: edges on the present line, and the walk that met an edge last.
const used = new Uint8Array(EDGES);
const met = new Uint8Array(EDGES);
const FIRST_WALK = 1;
const SECOND_WALK = 2;

/** Whether an opponent's building stands here: a line may end at it, not pass it. */
function isBarred({ vertices }: Lines, vertex: number, ship: number): boolean {
  const building = vertices[vertex] ?? 0;
  return building !== 0 && ownerOf(building) !== ship - 1;
}

/** The longest line that goes on from a vertex without using a ship twice. */
function walk(lines: Lines, vertex: number, ship: number, mark: number): number {
  let best = 0;
  for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
    const edge = vertexEdges[i] ?? NONE;
    if (edge === NONE || lines.edges[edge] !== ship || used[edge] === 1) continue;
    used[edge] = 1;
    met[edge] = (met[edge] ?? 0) | mark;
    const next = vertexNeighbours[i] ?? 0;
    const length = isBarred(lines, next, ship) ? 1 : 1 + walk(lines, next, ship, mark);
    if (length > best) best = length;
    used[edge] = 0;
  }
  return best;
}

/**
 * A longest line ends where it cannot go on: at a vertex with one or three own ships, or at a foreign building.
 * Only a ring without any such vertex is closed, and can be measured from anywhere.
 */
function mayEnd(lines: Lines, vertex: number, ship: number): boolean {
  let ships = 0;
  for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
    const edge = vertexEdges[i] ?? NONE;
    if (edge !== NONE && lines.edges[edge] === ship) ships++;
  }
  return ships !== 0 && (ships !== 2 || isBarred(lines, vertex, ship));
}

/** ST-LSR-01 to 03, EC-15: how many ships the longest unbroken line of this seat has; `ships` are on the board. */
export function longestRoute(lines: Lines, seat: Seat, ships: number): number {
  const ship = shipOf(seat);
  let best = 0;
  met.fill(0);
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    if (!mayEnd(lines, vertex, ship)) continue;
    const length = walk(lines, vertex, ship, FIRST_WALK);
    if (length === ships) return length;
    if (length > best) best = length;
  }
  for (let edge = 0; edge < EDGES; edge++) {
    if (lines.edges[edge] !== ship || met[edge] !== 0) continue;
    const length = walk(lines, edgeVertices[edge * 2] ?? 0, ship, FIRST_WALK);
    if (length > best) best = length;
  }
  return best;
}

/**
 * The longest line after a ship was launched on `edge`, when it was `before`: only lines through the new ship can be
 * longer. What goes on at its two ends adds up, unless both ends meet in a ring; then all is measured anew.
 */
export function grownRoute(lines: Lines, seat: Seat, edge: number, before: number, ships: number): number {
  const ship = shipOf(seat);
  const a = edgeVertices[edge * 2] ?? 0;
  const b = edgeVertices[edge * 2 + 1] ?? 0;
  met.fill(0);
  used[edge] = 1;
  const one = isBarred(lines, a, ship) ? 0 : walk(lines, a, ship, FIRST_WALK);
  const other = isBarred(lines, b, ship) ? 0 : walk(lines, b, ship, SECOND_WALK);
  used[edge] = 0;
  const most = one + 1 + other;
  if (most <= before) return before;
  return ringed() ? longestRoute(lines, seat, ships) : most;
}

/** Whether both walks met the same ship. */
function ringed(): boolean {
  for (let edge = 0; edge < EDGES; edge++) if (met[edge] === (FIRST_WALK | SECOND_WALK)) return true;
  return false;
}
