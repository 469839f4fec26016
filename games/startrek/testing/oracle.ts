import { ownerOf, shipOf } from '../state.ts';
import { EDGES, MAP } from '../topology.ts';

/**
 * The longest route by brute force: every trail from every end of every ship, tried out in full with no shortcut.
 * Slow on purpose, and written apart from the engine.
 */
export function bruteRoute(vertices: readonly number[], edges: readonly number[], seat: number): number {
  const own = edges.flatMap((ship, edge) => (ship === shipOf(seat) ? [edge] : []));
  const barred = new Set(vertices.flatMap((b, v) => (b !== 0 && ownerOf(b) !== seat ? [v] : [])));
  const ends = own.map((edge) => [MAP.edgeVertices[edge * 2] ?? 0, MAP.edgeVertices[edge * 2 + 1] ?? 0] as const);
  const used = own.map(() => false);
  let best = 0;
  const extend = (at: number, length: number): void => {
    best = Math.max(best, length);
    if (length > 0 && barred.has(at)) return;
    for (const [i, [a, b]] of ends.entries()) {
      if (used[i] || (a !== at && b !== at)) continue;
      used[i] = true;
      extend(a === at ? b : a, length + 1);
      used[i] = false;
    }
  };
  for (const [a, b] of ends) {
    extend(a, 0);
    extend(b, 0);
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

/** Ships round one or two planets and whatever hangs on them, and sometimes a building among them. */
export function randomRings(rng: (below: number) => number): { vertices: number[]; edges: number[]; ships: number } {
  const vertices = Array.from({ length: MAP.vertexCount }, () => 0);
  const edges = Array.from({ length: EDGES }, () => 0);
  for (let rings = 1 + rng(2); rings > 0; rings--) {
    const hex = rng(MAP.hexCount);
    for (const edge of MAP.hexEdges.slice(hex * 6, hex * 6 + 6)) edges[edge] = 1;
  }
  let ships = edges.filter((ship) => ship === 1).length;
  const most = ships + rng(16 - ships);
  for (let tries = 0; ships < most && tries < 400; tries++) {
    const edge = rng(EDGES);
    const ends = MAP.edgeVertices.slice(edge * 2, edge * 2 + 2);
    const isBeside = ends.some((v) => MAP.vertexEdges.slice(v * 3, v * 3 + 3).some((e) => edges[e] === 1));
    if (edges[edge] === 1 || !isBeside) continue;
    edges[edge] = 1;
    ships++;
  }
  if (rng(3) === 0) vertices[rng(MAP.vertexCount)] = 1 + rng(8);
  return { vertices, edges, ships };
}
