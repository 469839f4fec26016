import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  EDGE_WORD_COUNT,
  EDGES_PER_WORD,
  isBase,
  ownerOf,
  type Table,
  TOPOLOGY,
  VERTEX_WORD_COUNT,
  VERTICES_PER_HEX,
  VERTICES_PER_WORD,
} from '@orrery/startrek/facts';

/** The number of cards a base and a station yield. */
const buildingSize = (building: number): number => (isBase(building) ? 2 : 1);

const lowestBit = (set: number): number => 31 - Math.clz32(set & -set);

/** Whether a station could be built on the vertex, regardless of ships. */
function isOpenSite({ derived }: Table, vertex: number): boolean {
  const word = vertex < VERTICES_PER_WORD ? 0 : 1;
  return (((derived.open[word] ?? 0) >> (vertex - word * VERTICES_PER_WORD)) & 1) === 1;
}

/** Whether this seat's ships have reached a free site. */
export function hasSite({ derived }: Table, seat: Seat): boolean {
  for (let word = 0; word < VERTEX_WORD_COUNT; word++) {
    if (((derived.open[word] ?? 0) & (derived.reached[seat * VERTEX_WORD_COUNT + word] ?? 0)) !== 0) return true;
  }
  return false;
}

/** Whether this seat has a station that could become a base. */
export function hasUpgradableStation({ derived }: Table, seat: Seat): boolean {
  for (let word = 0; word < VERTEX_WORD_COUNT; word++) {
    if ((derived.stations[seat * VERTEX_WORD_COUNT + word] ?? 0) !== 0) return true;
  }
  return false;
}

/** The value of the best free site that this seat's ships have reached. */
export function bestReachedSiteValue({ derived }: Table, seat: Seat, weighed: Float64Array): number {
  let best = 0;
  for (let word = 0; word < VERTEX_WORD_COUNT; word++) {
    let set = (derived.open[word] ?? 0) & (derived.reached[seat * VERTEX_WORD_COUNT + word] ?? 0);
    for (; set !== 0; set &= set - 1) best = Math.max(best, weighed[word * VERTICES_PER_WORD + lowestBit(set)] ?? 0);
  }
  return best;
}

/** The value of a ship on this edge: the best free site at its ends. */
export function laneValue(table: Table, weighed: Float64Array, edge: number): number {
  let best = 0;
  for (let end = edge * 2; end < edge * 2 + 2; end++) {
    const vertex = TOPOLOGY.edgeVertices[end] ?? 0;
    if (isOpenSite(table, vertex)) best = Math.max(best, weighed[vertex] ?? 0);
  }
  return best;
}

/** The best value that one more ship of this seat could reach. */
export function bestLaneValue(table: Table, seat: Seat, weighed: Float64Array): number {
  let best = 0;
  for (let word = 0; word < EDGE_WORD_COUNT; word++) {
    let set = table.derived.lanes[seat * EDGE_WORD_COUNT + word] ?? 0;
    for (; set !== 0; set &= set - 1)
      best = Math.max(best, laneValue(table, weighed, word * EDGES_PER_WORD + lowestBit(set)));
  }
  return best;
}

/** The weight of the buildings around a hex: this seat's, and those of all others. */
export function buildingsAround({ vertices }: Table, hex: number, seat: Seat): { own: number; others: number } {
  const found = { own: 0, others: 0 };
  for (let i = hex * VERTICES_PER_HEX; i < hex * VERTICES_PER_HEX + VERTICES_PER_HEX; i++) {
    const building = vertices[TOPOLOGY.hexVertices[i] ?? 0] ?? 0;
    if (building === 0) continue;
    if (ownerOf(building) === seat) found.own += buildingSize(building);
    else found.others += buildingSize(building);
  }
  return found;
}

/** Calls back for every building of a seat with its weight. */
export function forEachBuilding({ vertices }: Table, seat: Seat, visit: (vertex: number, size: number) => void): void {
  for (let vertex = 0; vertex < vertices.length; vertex++) {
    const building = vertices[vertex] ?? 0;
    if (building !== 0 && ownerOf(building) === seat) visit(vertex, buildingSize(building));
  }
}

/** The best free site that this seat's ships have reached; NONE without one. */
export function siteReached(table: Table, seat: Seat, weighed: Float64Array): number {
  const { open, reached } = table.derived;
  let best = NONE;
  for (let vertex = 0; vertex < weighed.length; vertex++) {
    const word = vertex < VERTICES_PER_WORD ? 0 : 1;
    const set = (open[word] ?? 0) & (reached[seat * VERTEX_WORD_COUNT + word] ?? 0);
    const isSite = ((set >> (vertex - word * VERTICES_PER_WORD)) & 1) === 1;
    if (isSite && (weighed[vertex] ?? 0) > (weighed[best] ?? 0)) best = vertex;
  }
  return best;
}

/** The best free site that one more ship of this seat would reach; NONE without one. */
export function siteAhead(table: Table, seat: Seat, weighed: Float64Array): number {
  let best = NONE;
  for (let edge = 0; edge < table.edges.length; edge++) {
    const word = Math.floor(edge / EDGES_PER_WORD);
    const lanes = table.derived.lanes[seat * EDGE_WORD_COUNT + word] ?? 0;
    if (((lanes >> (edge - word * EDGES_PER_WORD)) & 1) === 0) continue;
    for (let end = edge * 2; end < edge * 2 + 2; end++) {
      const vertex = TOPOLOGY.edgeVertices[end] ?? NONE;
      if (isOpenSite(table, vertex) && (weighed[vertex] ?? 0) > (weighed[best] ?? 0)) best = vertex;
    }
  }
  return best;
}
