import { ownerOf, shipOf } from '../state.ts';
import { EDGES, MAP } from '../topology.ts';

/**
 * The longest route by brute force: every trail from every end of every ship, tried out in full with no shortcut.
 * Slow on purpose, and written apart from the engine.
 */
export function bruteRoute(vertices: readonly number[], edges: readonly number[], seat: number): number {
  const own = edges.flatMap((ship, edge) => (ship === shipOf(seat) ? [edge] : []));
  const barred = new Set(vertices.flatMap((b, v) => (b !== 0 && ownerOf(b) !== seat ? [v] : [])));
  const ends = own.map((edge) => [edge, MAP.edgeVertices[edge * 2] ?? 0, MAP.edgeVertices[edge * 2 + 1] ?? 0] as const);
  let best = 0;
  const extend = (at: number, used: ReadonlySet<number>): void => {
    best = Math.max(best, used.size);
    if (used.size > 0 && barred.has(at)) return;
    for (const [edge, a, b] of ends) {
      if (used.has(edge)) continue;
      if (a === at) extend(b, new Set([...used, edge]));
      else if (b === at) extend(a, new Set([...used, edge]));
    }
  };
  for (const [, a, b] of ends) {
    extend(a, new Set());
    extend(b, new Set());
  }
  return best;
}

/** Random ships that hang together for the most part, and buildings of anybody among them. */
export function randomLines(rng: (below: number) => number): { vertices: number[]; edges: number[]; ships: number } {
  const vertices = Array.from({ length: MAP.vertexCount }, () => 0);
  const edges = Array.from({ length: EDGES }, () => 0);
  const ships = 1 + rng(15);
  let at = rng(MAP.vertexCount);
  for (let placed = 0, tries = 0; placed < ships && tries < 400; tries++) {
    const edge = MAP.vertexEdges[at * 3 + rng(3)] ?? -1;
    if (edge < 0) continue;
    if (edges[edge] === 0) {
      edges[edge] = 1;
      placed++;
    }
    const ends = MAP.edgeVertices.slice(edge * 2, edge * 2 + 2);
    if (rng(6) > 0) at = ends[rng(2)] ?? at;
    if (rng(12) === 0) at = rng(MAP.vertexCount);
  }
  for (let i = rng(6); i > 0; i--) vertices[rng(MAP.vertexCount)] = 1 + rng(8);
  for (let i = rng(20); i > 0; i--) {
    const edge = rng(EDGES);
    if (edges[edge] === 0) edges[edge] = 2 + rng(3);
  }
  return { vertices, edges, ships: edges.filter((ship) => ship === 1).length };
}
