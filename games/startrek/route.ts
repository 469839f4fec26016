import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { ownerOf, shipCode } from './state.ts';
import { EDGE_COUNT, EDGES_PER_VERTEX, TOPOLOGY, VERTEX_COUNT } from './topology.ts';

const { vertexEdges, vertexNeighbours, edgeVertices } = TOPOLOGY;

/** What a route is measured on: the owners of ships and buildings. */
export interface RouteBoard {
  readonly vertices: readonly number[];
  readonly edges: readonly number[];
}

// Scratch space of one measurement: edges and vertices on the present line, and the search that last met an edge.
const usedEdges = new Uint8Array(EDGE_COUNT);
const passedVertices = new Uint8Array(VERTEX_COUNT);
const walkThatMet = new Uint8Array(EDGE_COUNT);
const FIRST_WALK = 1;
const SECOND_WALK = 2;
/** Whether a search returned to a vertex of its line. */
let sawCycle = false;

/** Whether an opponent's building is here: a line may end at it, not pass it. */
function isBlockedAt({ vertices }: RouteBoard, vertex: number, ship: number): boolean {
  const building = vertices[vertex] ?? 0;
  return building !== 0 && ownerOf(building) !== ship - 1;
}

/** The longest line that continues from a vertex without using a ship twice. */
function longestFrom(lines: RouteBoard, vertex: number, ship: number, mark: number): number {
  let best = 0;
  const before = passedVertices[vertex] ?? 0;
  passedVertices[vertex] = 1;
  for (let i = vertex * EDGES_PER_VERTEX; i < vertex * EDGES_PER_VERTEX + EDGES_PER_VERTEX; i++) {
    const edge = vertexEdges[i] ?? NONE;
    if (edge === NONE || lines.edges[edge] !== ship || usedEdges[edge] === 1) continue;
    usedEdges[edge] = 1;
    walkThatMet[edge] = (walkThatMet[edge] ?? 0) | mark;
    const next = vertexNeighbours[i] ?? 0;
    if (passedVertices[next] === 1) sawCycle = true;
    const length = isBlockedAt(lines, next, ship) ? 1 : 1 + longestFrom(lines, next, ship, mark);
    if (length > best) best = length;
    usedEdges[edge] = 0;
  }
  passedVertices[vertex] = before;
  return best;
}

function shipsAt({ edges }: RouteBoard, vertex: number, ship: number): number {
  let ships = 0;
  for (let i = vertex * EDGES_PER_VERTEX; i < vertex * EDGES_PER_VERTEX + EDGES_PER_VERTEX; i++) {
    const edge = vertexEdges[i] ?? NONE;
    if (edge !== NONE && edges[edge] === ship) ships++;
  }
  return ships;
}

/**
 * ST-LSR-01 to 03, EC-15: the number of ships in the longest unbroken line of this seat; `ships` are on the board. A
 * longest line ends where it cannot continue: at a last ship or at a foreign building. Only where lines form a cycle it
 * may also end at a branching vertex, and a ring without branches has no end at all.
 */
export function longestRoute(lines: RouteBoard, seat: Seat, ships: number): number {
  const ship = shipCode(seat);
  let best = 0;
  sawCycle = false;
  walkThatMet.fill(0);
  for (let end = 0; end < EDGE_COUNT * 2; end++) {
    if (lines.edges[end >> 1] !== ship) continue;
    const vertex = edgeVertices[end] ?? 0;
    if (shipsAt(lines, vertex, ship) > 1 && !isBlockedAt(lines, vertex, ship)) continue;
    const length = longestFrom(lines, vertex, ship, FIRST_WALK);
    if (length === ships) return length;
    if (length > best) best = length;
  }
  const isWhole = !sawCycle && allShipsMet(lines, ship);
  return isWhole ? best : Math.max(best, longestWithCycles(lines, ship));
}

/** Whether every ship was on some line. */
function allShipsMet({ edges }: RouteBoard, ship: number): boolean {
  for (let edge = 0; edge < EDGE_COUNT; edge++) if (edges[edge] === ship && walkThatMet[edge] === 0) return false;
  return true;
}

/** The longest line that begins at a branching vertex, or anywhere in a ring without one. */
function longestWithCycles(lines: RouteBoard, ship: number): number {
  let best = 0;
  for (let vertex = 0; vertex < VERTEX_COUNT; vertex++) {
    if (shipsAt(lines, vertex, ship) < EDGES_PER_VERTEX) continue;
    best = Math.max(best, longestFrom(lines, vertex, ship, FIRST_WALK));
  }
  for (let edge = 0; edge < EDGE_COUNT; edge++) {
    if (lines.edges[edge] !== ship || walkThatMet[edge] !== 0) continue;
    best = Math.max(best, longestFrom(lines, edgeVertices[edge * 2] ?? 0, ship, FIRST_WALK));
  }
  return best;
}

/**
 * The longest line after a ship was launched on `edge`, when it was `before`: only lines through the new ship can be
 * longer. The continuations at its two ends add up, unless both ends meet in a ring; then everything is measured again.
 */
export function extendedRoute(lines: RouteBoard, seat: Seat, edge: number, before: number, ships: number): number {
  const ship = shipCode(seat);
  const a = edgeVertices[edge * 2] ?? 0;
  const b = edgeVertices[edge * 2 + 1] ?? 0;
  walkThatMet.fill(0);
  usedEdges[edge] = 1;
  const one = isBlockedAt(lines, a, ship) ? 0 : longestFrom(lines, a, ship, FIRST_WALK);
  const other = isBlockedAt(lines, b, ship) ? 0 : longestFrom(lines, b, ship, SECOND_WALK);
  usedEdges[edge] = 0;
  const most = one + 1 + other;
  if (most <= before) return before;
  return walksOverlap() ? longestRoute(lines, seat, ships) : most;
}

/** Whether both searches met the same ship. */
function walksOverlap(): boolean {
  for (let edge = 0; edge < EDGE_COUNT; edge++) if (walkThatMet[edge] === (FIRST_WALK | SECOND_WALK)) return true;
  return false;
}
