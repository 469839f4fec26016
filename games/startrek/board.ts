import { add, bitCount, NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  edgeBit,
  edgeWord,
  isBridgehead,
  lower,
  markLift,
  markShip,
  markStation,
  vertexBit,
  vertexWord,
} from './derived.ts';
import { baseOf, ownerOf, playerOf, shipOf, stationOf, type Table } from './state.ts';
import { EDGE_WORDS, MAP, SIX, THREE, VERTICES } from './topology.ts';

const { vertexEdges, hexVertices } = MAP;

const isSet = (words: readonly number[], word: number, bit: number): boolean => ((words[word] ?? 0) & bit) !== 0;

/** ST-SHIP-01: whether a seat may launch here. */
export const isLane = ({ derived }: Table, seat: Seat, edge: number): boolean =>
  isSet(derived.lanes, edgeWord(seat, edge), edgeBit(edge));
/** ST-STN-01: whether a ship of this seat touches the vertex. */
export const isReached = ({ derived }: Table, seat: Seat, vertex: number): boolean =>
  isSet(derived.reached, vertexWord(seat, vertex), vertexBit(vertex));
/** ST-STN-02: whether vertex and neighbours are free. */
export const isOpen = ({ derived }: Table, vertex: number): boolean =>
  isSet(derived.open, vertexWord(0, vertex), vertexBit(vertex));

/** Whether there is any lane at all for this seat. */
export function hasLane({ derived: { lanes } }: Table, seat: Seat): boolean {
  const at = seat * EDGE_WORDS;
  return ((lanes[at] ?? 0) | (lanes[at + 1] ?? 0) | (lanes[at + 2] ?? 0)) !== 0;
}

/** As many lanes as can begin at the two ends of a ship: one more is surely reached without it. */
const LANES_AT_BOTH_ENDS = 4;

function lanesOf({ derived: { lanes } }: Table, seat: Seat): number {
  const at = seat * EDGE_WORDS;
  return bitCount(lanes[at] ?? 0) + bitCount(lanes[at + 1] ?? 0) + bitCount(lanes[at + 2] ?? 0);
}

/** EC-31: whether a lane would be left for this seat if its ship on `lifted` were gone, the old place not counted. */
export function hasLaneWithout(table: Table, seat: Seat, lifted: number): boolean {
  if (lanesOf(table, seat) > LANES_AT_BOTH_ENDS) return true;
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    if (!isBridgehead(table, seat, vertex, lifted)) continue;
    for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
      const edge = vertexEdges[i] ?? NONE;
      if (edge !== NONE && table.edges[edge] === 0) return true;
    }
  }
  return false;
}

/** Puts a ship of the supply on an edge. */
export function placeShip(table: Table, seat: Seat, edge: number): void {
  table.edges[edge] = shipOf(seat);
  playerOf(table, seat).ships--;
  markShip(table, table.derived, seat, edge);
}

/** Lifts a ship from the board into the supply. */
export function liftShip(table: Table, seat: Seat, edge: number): void {
  table.edges[edge] = 0;
  playerOf(table, seat).ships++;
  markLift(table, table.derived, seat, edge);
}

/** Puts a station of the supply on a vertex. */
export function placeStation(table: Table, seat: Seat, vertex: number): void {
  table.vertices[vertex] = stationOf(seat);
  playerOf(table, seat).stations--;
  markStation(table, table.derived, seat, vertex);
}

/** Puts a ring on a station; what comes back of stations is the rules' business. */
export function placeBase(table: Table, seat: Seat, vertex: number): void {
  table.vertices[vertex] = baseOf(seat);
  playerOf(table, seat).bases--;
  lower(table.derived.stations, vertexWord(seat, vertex), vertexBit(vertex));
}

/** The seats other than this one with a building on a hex. */
export function neighboursOf(table: Table, hex: number, but: Seat): number {
  let seats = 0;
  for (let i = hex * SIX; i < hex * SIX + SIX; i++) {
    const building = table.vertices[hexVertices[i] ?? 0] ?? 0;
    if (building !== 0) seats |= 1 << ownerOf(building);
  }
  return seats & ~(1 << but);
}

/** What a building on this vertex brings at once: a card for each planet around it. */
export function firstYield(table: Table, vertex: number): number[] {
  const gains = table.bank.map(() => 0);
  for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
    const hex = MAP.vertexHexes[i] ?? NONE;
    const planet = hex === NONE ? gains.length : (table.board.planets[hex] ?? gains.length);
    if (planet < gains.length) add(gains, planet, 1);
  }
  return gains;
}
