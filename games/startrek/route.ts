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

// Scratch of one measurement: edges and vertices on the present line, and the walk that met an edge last.
const used = new Uint8Array(EDGES);
const passed = new Uint8Array(VERTICES);
const met = new Uint8Array(EDGES);
const FIRST_WALK = 1;
const SECOND_WALK = 2;
/** Whether a walk came back to where it had been. */
let cameBack = false;

/** Whether an opponent's building stands here: a line may end at it, not pass it. */
function isBarred({ vertices }: Lines, vertex: number, ship: number): boolean {
  const building = vertices[vertex] ?? 0;
  return building !== 0 && ownerOf(building) !== ship - 1;
}

/** The longest line that goes on from a vertex without using a ship twice. */
function walk(lines: Lines, vertex: number, ship: number, mark: number): number {
  let best = 0;
  const before = passed[vertex] ?? 0;
  passed[vertex] = 1;
  for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
    const edge = vertexEdges[i] ?? NONE;
    if (edge === NONE || lines.edges[edge] !== ship || used[edge] === 1) continue;
    used[edge] = 1;
    met[edge] = (met[edge] ?? 0) | mark;
    const next = vertexNeighbours[i] ?? 0;
    if (passed[next] === 1) cameBack = true;
    const length = isBarred(lines, next, ship) ? 1 : 1 + walk(lines, next, ship, mark);
    if (length > best) best = length;
    used[edge] = 0;
  }
  passed[vertex] = before;
  return best;
}

function shipsAt({ edges }: Lines, vertex: number, ship: number): number {
  let ships = 0;
  for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
    const edge = vertexEdges[i] ?? NONE;
    if (edge !== NONE && edges[edge] === ship) ships++;
  }
  return ships;
}

/**
 * ST-LSR-01 to 03, EC-15: how many ships the longest unbroken line of this seat has; `ships` are on the board.
 * A longest line ends where it cannot go on: at a last ship or at a foreign building. Only where lines come back on
 * themselves it may also end at a fork, and a ring without forks has no end at all.
 */
export function longestRoute(lines: Lines, seat: Seat, ships: number): number {
  const ship = shipOf(seat);
  let best = 0;
  cameBack = false;
  met.fill(0);
  for (let end = 0; end < EDGES * 2; end++) {
    if (lines.edges[end >> 1] !== ship) continue;
    const vertex = edgeVertices[end] ?? 0;
    if (shipsAt(lines, vertex, ship) > 1 && !isBarred(lines, vertex, ship)) continue;
    const length = walk(lines, vertex, ship, FIRST_WALK);
    if (length === ships) return length;
    if (length > best) best = length;
  }
  const isWhole = !cameBack && allMet(lines, ship);
  return isWhole ? best : Math.max(best, longestRinged(lines, ship));
}

/** Whether every ship was on some line. */
function allMet({ edges }: Lines, ship: number): boolean {
  for (let edge = 0; edge < EDGES; edge++) if (edges[edge] === ship && met[edge] === 0) return false;
  return true;
}

/** The longest line that begins at a fork, or anywhere in a ring that has none. */
function longestRinged(lines: Lines, ship: number): number {
  let best = 0;
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    if (shipsAt(lines, vertex, ship) < THREE) continue;
    best = Math.max(best, walk(lines, vertex, ship, FIRST_WALK));
  }
  for (let edge = 0; edge < EDGES; edge++) {
    if (lines.edges[edge] !== ship || met[edge] !== 0) continue;
    best = Math.max(best, walk(lines, edgeVertices[edge * 2] ?? 0, ship, FIRST_WALK));
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
