import { NONE, otherEnd } from '@orrery/common';
import { EDGES, MAP, ownerOf, type Table, THREE } from '@orrery/startrek/facts';

type Lines = Pick<Table, 'edges' | 'vertices'>;

function isBarred({ vertices }: Lines, vertex: number, seat: number): boolean {
  const building = vertices[vertex] ?? 0;
  return building !== 0 && ownerOf(building) !== seat;
}

/** The lanes of a seat's line of so many ships in a row, in order, [] without one: draws what the engine measured. */
export function routeLine(lines: Lines, seat: number, length: number): readonly number[] {
  const used = new Set<number>();
  const walk = (vertex: number): boolean => {
    if (used.size === length) return true;
    if (used.size > 0 && isBarred(lines, vertex, seat)) return false;
    for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
      const edge = MAP.vertexEdges[i] ?? NONE;
      if (edge === NONE || lines.edges[edge] !== seat + 1 || used.has(edge)) continue;
      used.add(edge);
      if (walk(otherEnd(MAP.edgeVertices, edge, vertex))) return true;
      used.delete(edge);
    }
    return false;
  };
  for (let end = 0; end < EDGES * 2; end++) {
    if (lines.edges[end >> 1] === seat + 1 && walk(MAP.edgeVertices[end] ?? 0)) return [...used];
  }
  return [];
}

/** The points that a line of lanes passes, in order. */
export function pointsAlong(edges: readonly number[]): readonly number[] {
  const [first = NONE, second] = edges;
  if (first === NONE) return [];
  const a = MAP.edgeVertices[first * 2] ?? NONE;
  const b = MAP.edgeVertices[first * 2 + 1] ?? NONE;
  const ends = second === undefined ? [] : [MAP.edgeVertices[second * 2], MAP.edgeVertices[second * 2 + 1]];
  const points = ends.includes(a) ? [b, a] : [a, b];
  for (const edge of edges.slice(1)) points.push(otherEnd(MAP.edgeVertices, edge, points.at(-1) ?? NONE));
  return points;
}
