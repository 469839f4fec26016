import { addCards, bitCount, NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  canExtendFrom,
  clearBit,
  edgeBit,
  edgeWord,
  markLift,
  markShip,
  markStation,
  vertexBit,
  vertexWord,
} from './derived.ts';
import { baseCode, ownerOf, playerOf, shipCode, stationCode, type Table } from './state.ts';
import { EDGE_WORD_COUNT, EDGES_PER_VERTEX, TOPOLOGY, VERTEX_COUNT, VERTICES_PER_HEX } from './topology.ts';

const { vertexEdges, hexVertices } = TOPOLOGY;

const hasBit = (words: readonly number[], word: number, bit: number): boolean => ((words[word] ?? 0) & bit) !== 0;

/** ST-SHIP-01: whether a seat may launch here. */
export const isLane = ({ derived }: Table, seat: Seat, edge: number): boolean =>
  hasBit(derived.lanes, edgeWord(seat, edge), edgeBit(edge));
/** ST-STN-01: whether a ship of this seat touches the vertex. */
export const isReached = ({ derived }: Table, seat: Seat, vertex: number): boolean =>
  hasBit(derived.reached, vertexWord(seat, vertex), vertexBit(vertex));
/** ST-STN-02: whether vertex and neighbours are free. */
export const isOpenVertex = ({ derived }: Table, vertex: number): boolean =>
  hasBit(derived.open, vertexWord(0, vertex), vertexBit(vertex));

/** Whether this seat has any free lane. */
export function hasLane({ derived: { lanes } }: Table, seat: Seat): boolean {
  const at = seat * EDGE_WORD_COUNT;
  return ((lanes[at] ?? 0) | (lanes[at + 1] ?? 0) | (lanes[at + 2] ?? 0)) !== 0;
}

/** The maximum number of lanes that can begin at the two ends of a ship: one more is certainly reached without it. */
const MAX_LANES_AT_SHIP_ENDS = 4;

function countLanes({ derived: { lanes } }: Table, seat: Seat): number {
  const at = seat * EDGE_WORD_COUNT;
  return bitCount(lanes[at] ?? 0) + bitCount(lanes[at + 1] ?? 0) + bitCount(lanes[at + 2] ?? 0);
}

/** EC-31: whether this seat would have a lane left if its ship on `lifted` were gone, not counting the old place. */
export function hasLaneWithout(table: Table, seat: Seat, lifted: number): boolean {
  if (countLanes(table, seat) > MAX_LANES_AT_SHIP_ENDS) return true;
  for (let vertex = 0; vertex < VERTEX_COUNT; vertex++) {
    if (!canExtendFrom(table, seat, vertex, lifted)) continue;
    for (let i = vertex * EDGES_PER_VERTEX; i < vertex * EDGES_PER_VERTEX + EDGES_PER_VERTEX; i++) {
      const edge = vertexEdges[i] ?? NONE;
      if (edge !== NONE && table.edges[edge] === 0) return true;
    }
  }
  return false;
}

/** Puts a ship from the supply on an edge. */
export function placeShip(table: Table, seat: Seat, edge: number): void {
  table.edges[edge] = shipCode(seat);
  playerOf(table, seat).ships--;
  markShip(table, table.derived, seat, edge);
}

/** Returns a ship from the board to the supply. */
export function liftShip(table: Table, seat: Seat, edge: number): void {
  table.edges[edge] = 0;
  playerOf(table, seat).ships++;
  markLift(table, table.derived, seat, edge);
}

/** Puts a station from the supply on a vertex. */
export function placeStation(table: Table, seat: Seat, vertex: number): void {
  table.vertices[vertex] = stationCode(seat);
  playerOf(table, seat).stations--;
  markStation(table, table.derived, seat, vertex);
}

/** Puts a ring on a station. The rules decide which station comes back. */
export function placeBase(table: Table, seat: Seat, vertex: number): void {
  table.vertices[vertex] = baseCode(seat);
  playerOf(table, seat).bases--;
  clearBit(table.derived.stations, vertexWord(seat, vertex), vertexBit(vertex));
}

/** The seats other than this one with a building on a hex. */
export function seatsOnHex(table: Table, hex: number, but: Seat): number {
  let seats = 0;
  for (let i = hex * VERTICES_PER_HEX; i < hex * VERTICES_PER_HEX + VERTICES_PER_HEX; i++) {
    const building = table.vertices[hexVertices[i] ?? 0] ?? 0;
    if (building !== 0) seats |= 1 << ownerOf(building);
  }
  return seats & ~(1 << but);
}

/** The initial yield of a building on this vertex: a card for each planet around it. */
export function startResources(table: Table, vertex: number): number[] {
  const gains = table.bank.map(() => 0);
  for (let i = vertex * EDGES_PER_VERTEX; i < vertex * EDGES_PER_VERTEX + EDGES_PER_VERTEX; i++) {
    const hex = TOPOLOGY.vertexHexes[i] ?? NONE;
    const planet = hex === NONE ? gains.length : (table.board.planets[hex] ?? gains.length);
    if (planet < gains.length) addCards(gains, planet, 1);
  }
  return gains;
}
