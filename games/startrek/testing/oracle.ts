import { ownerOf, shipCode } from '../state.ts';
import { EDGE_COUNT, TOPOLOGY } from '../topology.ts';

/**
 * The longest route by brute force: every trail from every end of every ship, without any shortcut. Deliberately slow,
 * and independent of the engine.
 */
export function bruteForceRoute(vertices: readonly number[], edges: readonly number[], seat: number): number {
  const own = edges.flatMap((ship, edge) => (ship === shipCode(seat) ? [edge] : []));
  const barred = new Set(vertices.flatMap((b, v) => (b !== 0 && ownerOf(b) !== seat ? [v] : [])));
  const ends = own.map(
    (edge) => [TOPOLOGY.edgeVertices[edge * 2] ?? 0, TOPOLOGY.edgeVertices[edge * 2 + 1] ?? 0] as const,
  );
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

/** Random, mostly connected ships, with buildings of any seat among them. */
export function randomShips(rng: (below: number) => number): { vertices: number[]; edges: number[]; ships: number } {
  const vertices = Array.from({ length: TOPOLOGY.vertexCount }, () => 0);
  const edges = Array.from({ length: EDGE_COUNT }, () => 0);
  const ships = 1 + rng(15);
  let at = rng(TOPOLOGY.vertexCount);
  for (let placed = 0, tries = 0; placed < ships && tries < 400; tries++) {
    const edge = TOPOLOGY.vertexEdges[at * 3 + rng(3)] ?? -1;
    if (edge < 0) continue;
    if (edges[edge] === 0) {
      edges[edge] = 1;
      placed++;
    }
    const ends = TOPOLOGY.edgeVertices.slice(edge * 2, edge * 2 + 2);
    if (rng(6) > 0) at = ends[rng(2)] ?? at;
    if (rng(12) === 0) at = rng(TOPOLOGY.vertexCount);
  }
  for (let i = rng(6); i > 0; i--) vertices[rng(TOPOLOGY.vertexCount)] = 1 + rng(8);
  for (let i = rng(20); i > 0; i--) {
    const edge = rng(EDGE_COUNT);
    if (edges[edge] === 0) edges[edge] = 2 + rng(3);
  }
  return { vertices, edges, ships: edges.filter((ship) => ship === 1).length };
}

/** Ships around one or two planets with random branches, and sometimes a building among them. */
export function randomShipRings(rng: (below: number) => number): {
  vertices: number[];
  edges: number[];
  ships: number;
} {
  const vertices = Array.from({ length: TOPOLOGY.vertexCount }, () => 0);
  const edges = Array.from({ length: EDGE_COUNT }, () => 0);
  for (let rings = 1 + rng(2); rings > 0; rings--) {
    const hex = rng(TOPOLOGY.hexCount);
    for (const edge of TOPOLOGY.hexEdges.slice(hex * 6, hex * 6 + 6)) edges[edge] = 1;
  }
  let ships = edges.filter((ship) => ship === 1).length;
  const most = ships + rng(16 - ships);
  for (let tries = 0; ships < most && tries < 400; tries++) {
    const edge = rng(EDGE_COUNT);
    const ends = TOPOLOGY.edgeVertices.slice(edge * 2, edge * 2 + 2);
    const isBeside = ends.some((v) => TOPOLOGY.vertexEdges.slice(v * 3, v * 3 + 3).some((e) => edges[e] === 1));
    if (edges[edge] === 1 || !isBeside) continue;
    edges[edge] = 1;
    ships++;
  }
  if (rng(3) === 0) vertices[rng(TOPOLOGY.vertexCount)] = 1 + rng(8);
  return { vertices, edges, ships };
}
