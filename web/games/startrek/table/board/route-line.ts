import { NONE, otherEnd } from '@orrery/common';
import { EDGE_COUNT, EDGES_PER_VERTEX, ownerOf, type Table, TOPOLOGY } from '@orrery/startrek/facts';

type RouteTable = Pick<Table, 'edges' | 'vertices'>;

function isInterrupted({ vertices }: RouteTable, vertex: number, seat: number): boolean {
  const building = vertices[vertex] ?? 0;
  return building !== 0 && ownerOf(building) !== seat;
}

/** The lanes of a seat's route of the length the engine measured, in order; [] if there is none. */
export function routeLine(lines: RouteTable, seat: number, length: number): readonly number[] {
  const used = new Set<number>();
  const extend = (vertex: number): boolean => {
    if (used.size === length) return true;
    if (used.size > 0 && isInterrupted(lines, vertex, seat)) return false;
    for (let i = vertex * EDGES_PER_VERTEX; i < vertex * EDGES_PER_VERTEX + EDGES_PER_VERTEX; i++) {
      const edge = TOPOLOGY.vertexEdges[i] ?? NONE;
      if (edge === NONE || lines.edges[edge] !== seat + 1 || used.has(edge)) continue;
      used.add(edge);
      if (extend(otherEnd(TOPOLOGY.edgeVertices, edge, vertex))) return true;
      used.delete(edge);
    }
    return false;
  };
  for (let end = 0; end < EDGE_COUNT * 2; end++) {
    if (lines.edges[end >> 1] === seat + 1 && extend(TOPOLOGY.edgeVertices[end] ?? 0)) return [...used];
  }
  return [];
}

/** The points along a route of lanes, in order. */
export function pointsAlong(edges: readonly number[]): readonly number[] {
  const [first = NONE, second] = edges;
  if (first === NONE) return [];
  const a = TOPOLOGY.edgeVertices[first * 2] ?? NONE;
  const b = TOPOLOGY.edgeVertices[first * 2 + 1] ?? NONE;
  const ends = second === undefined ? [] : [TOPOLOGY.edgeVertices[second * 2], TOPOLOGY.edgeVertices[second * 2 + 1]];
  const points = ends.includes(a) ? [b, a] : [a, b];
  for (const edge of edges.slice(1)) points.push(otherEnd(TOPOLOGY.edgeVertices, edge, points.at(-1) ?? NONE));
  return points;
}
