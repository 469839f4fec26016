import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  EDGE_WORD,
  EDGE_WORDS,
  isBase,
  MAP,
  ownerOf,
  SIX,
  type Table,
  VERTEX_WORD,
  VERTEX_WORDS,
} from '@orrery/startrek/facts';

/** What a base and a station count for where cards fall. */
const sizeOf = (building: number): number => (isBase(building) ? 2 : 1);

const lowest = (set: number): number => 31 - Math.clz32(set & -set);

/** Whether a station could stand on the vertex, whoever has ships there. */
function isOpen({ derived }: Table, vertex: number): boolean {
  const word = vertex < VERTEX_WORD ? 0 : 1;
  return (((derived.open[word] ?? 0) >> (vertex - word * VERTEX_WORD)) & 1) === 1;
}

/** Whether there is a free site that this seat's ships have reached. */
export function hasSite({ derived }: Table, seat: Seat): boolean {
  for (let word = 0; word < VERTEX_WORDS; word++) {
    if (((derived.open[word] ?? 0) & (derived.reached[seat * VERTEX_WORDS + word] ?? 0)) !== 0) return true;
  }
  return false;
}

/** Whether this seat has a station that could become a base. */
export function hasStation({ derived }: Table, seat: Seat): boolean {
  for (let word = 0; word < VERTEX_WORDS; word++) {
    if ((derived.stations[seat * VERTEX_WORDS + word] ?? 0) !== 0) return true;
  }
  return false;
}

/** What the best free site that this seat's ships have reached would bring. */
export function bestSite({ derived }: Table, seat: Seat, weighed: Float64Array): number {
  let best = 0;
  for (let word = 0; word < VERTEX_WORDS; word++) {
    let set = (derived.open[word] ?? 0) & (derived.reached[seat * VERTEX_WORDS + word] ?? 0);
    for (; set !== 0; set &= set - 1) best = Math.max(best, weighed[word * VERTEX_WORD + lowest(set)] ?? 0);
  }
  return best;
}

/** What a ship on this edge leads to: the best free site at its ends. */
export function promise(table: Table, weighed: Float64Array, edge: number): number {
  let best = 0;
  for (let end = edge * 2; end < edge * 2 + 2; end++) {
    const vertex = MAP.edgeVertices[end] ?? 0;
    if (isOpen(table, vertex)) best = Math.max(best, weighed[vertex] ?? 0);
  }
  return best;
}

/** The best that one more ship of this seat could lead to. */
export function bestPromise(table: Table, seat: Seat, weighed: Float64Array): number {
  let best = 0;
  for (let word = 0; word < EDGE_WORDS; word++) {
    let set = table.derived.lanes[seat * EDGE_WORDS + word] ?? 0;
    for (; set !== 0; set &= set - 1) best = Math.max(best, promise(table, weighed, word * EDGE_WORD + lowest(set)));
  }
  return best;
}

/** How much stands around a hex: this seat's buildings, and those of all others. */
export function around({ vertices }: Table, hex: number, seat: Seat): { own: number; others: number } {
  const found = { own: 0, others: 0 };
  for (let i = hex * SIX; i < hex * SIX + SIX; i++) {
    const building = vertices[MAP.hexVertices[i] ?? 0] ?? 0;
    if (building === 0) continue;
    if (ownerOf(building) === seat) found.own += sizeOf(building);
    else found.others += sizeOf(building);
  }
  return found;
}

/** Visits every building of a seat with what it counts for. */
export function eachBuilding({ vertices }: Table, seat: Seat, visit: (vertex: number, size: number) => void): void {
  for (let vertex = 0; vertex < vertices.length; vertex++) {
    const building = vertices[vertex] ?? 0;
    if (building !== 0 && ownerOf(building) === seat) visit(vertex, sizeOf(building));
  }
}

/** The best free site that this seat's ships have reached, NONE without one. */
export function siteReached(table: Table, seat: Seat, weighed: Float64Array): number {
  const { open, reached } = table.derived;
  let best = NONE;
  for (let vertex = 0; vertex < weighed.length; vertex++) {
    const word = vertex < VERTEX_WORD ? 0 : 1;
    const set = (open[word] ?? 0) & (reached[seat * VERTEX_WORDS + word] ?? 0);
    const isSite = ((set >> (vertex - word * VERTEX_WORD)) & 1) === 1;
    if (isSite && (weighed[vertex] ?? 0) > (weighed[best] ?? 0)) best = vertex;
  }
  return best;
}

/** The best free site that one more ship of this seat would reach, NONE without one. */
export function siteAhead(table: Table, seat: Seat, weighed: Float64Array): number {
  let best = NONE;
  for (let edge = 0; edge < table.edges.length; edge++) {
    const word = Math.floor(edge / EDGE_WORD);
    const lanes = table.derived.lanes[seat * EDGE_WORDS + word] ?? 0;
    if (((lanes >> (edge - word * EDGE_WORD)) & 1) === 0) continue;
    for (let end = edge * 2; end < edge * 2 + 2; end++) {
      const vertex = MAP.edgeVertices[end] ?? NONE;
      if (isOpen(table, vertex) && (weighed[vertex] ?? 0) > (weighed[best] ?? 0)) best = vertex;
    }
  }
  return best;
}
