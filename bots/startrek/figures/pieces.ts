import { NONE } from '@orrery/common';
import {
  ASTEROID,
  EDGES_PER_VERTEX,
  isBase,
  ownerOf,
  RESOURCE_KINDS,
  type Table,
  TOPOLOGY,
  VERTEX_COUNT,
} from '@orrery/startrek/facts';
import type { VertexWays } from './vertex-ways.ts';

/** Rolls from 2 to 12. */
export const ROLLS = 13;

/** What the buildings of a seat bring. */
export interface SeatProduction {
  /** In 36ths of a card per roll, by resource, without the cruiser. */
  readonly ways: Int32Array;
  /** Cards by roll, without the cruiser. */
  readonly cardsByRoll: Int32Array;
  total: number;
  stations: number;
  bases: number;
}

export const newProduction = (): SeatProduction => ({
  ways: new Int32Array(RESOURCE_KINDS),
  cardsByRoll: new Int32Array(ROLLS),
  total: 0,
  stations: 0,
  bases: 0,
});

function clear(production: SeatProduction): void {
  production.ways.fill(0);
  production.cardsByRoll.fill(0);
  production.total = 0;
  production.stations = 0;
  production.bases = 0;
}

/** Counts what the buildings on the board bring to each seat. */
export function countProduction(table: Table, ways: VertexWays, seats: readonly SeatProduction[]): void {
  for (let seat = 0; seat < table.players.length; seat++) {
    const production = seats[seat];
    if (production !== undefined) clear(production);
  }
  for (let vertex = 0; vertex < VERTEX_COUNT; vertex++) {
    const building = table.vertices[vertex] ?? 0;
    const production = building === 0 ? undefined : seats[ownerOf(building)];
    if (production !== undefined) addBuilding(table, ways, production, vertex, isBase(building) ? 2 : 1);
  }
}

function addBuilding(
  { board }: Table,
  ways: VertexWays,
  production: SeatProduction,
  vertex: number,
  size: number,
): void {
  if (size === 2) production.bases++;
  else production.stations++;
  production.total += size * (ways.total[vertex] ?? 0);
  for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
    production.ways[kind] = (production.ways[kind] ?? 0) + size * (ways.byKind[vertex * RESOURCE_KINDS + kind] ?? 0);
  }
  for (let i = vertex * EDGES_PER_VERTEX; i < vertex * EDGES_PER_VERTEX + EDGES_PER_VERTEX; i++) {
    const hex = TOPOLOGY.vertexHexes[i] ?? NONE;
    if (hex === NONE || board.planets[hex] === ASTEROID) continue;
    const roll = board.numbers[hex] ?? 0;
    production.cardsByRoll[roll] = (production.cardsByRoll[roll] ?? 0) + size;
  }
}
