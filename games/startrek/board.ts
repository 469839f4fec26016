import { add, NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { GENERAL } from './layouts.ts';
import { baseOf, type Derived, isBase, ownerOf, playerOf, shipOf, stationOf, type Table } from './state.ts';
import {
  EDGE_WORD,
  EDGE_WORDS,
  EDGES,
  HEXES,
  MAP,
  SIX,
  THREE,
  VERTEX_WORD,
  VERTEX_WORDS,
  VERTICES,
} from './topology.ts';

const { edgeVertices, vertexEdges, vertexNeighbours, hexVertices } = MAP;

const edgeWord = (seat: Seat, edge: number): number => seat * EDGE_WORDS + Math.floor(edge / EDGE_WORD);
const edgeBit = (edge: number): number => 1 << (edge % EDGE_WORD);
const vertexWord = (seat: Seat, vertex: number): number => seat * VERTEX_WORDS + (vertex < VERTEX_WORD ? 0 : 1);
const vertexBit = (vertex: number): number => 1 << (vertex < VERTEX_WORD ? vertex : vertex - VERTEX_WORD);

function raise(words: number[], word: number, bit: number): void {
  words[word] = (words[word] ?? 0) | bit;
}

function lower(words: number[], word: number, bit: number): void {
  words[word] = (words[word] ?? 0) & ~bit;
}

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

/** Whose building bars this vertex to the seat. */
function isForeign(table: Table, seat: Seat, vertex: number): boolean {
  const building = table.vertices[vertex] ?? 0;
  return building !== 0 && ownerOf(building) !== seat;
}

/** Whether ships of this seat may go on from this vertex, a ship on `but` left out of account. */
function isBridgehead(table: Table, seat: Seat, vertex: number, but: number): boolean {
  const building = table.vertices[vertex] ?? 0;
  if (building !== 0) return ownerOf(building) === seat;
  const ship = shipOf(seat);
  for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
    const edge = vertexEdges[i] ?? NONE;
    if (edge !== NONE && edge !== but && table.edges[edge] === ship) return true;
  }
  return false;
}

/** Opens the empty edges around a vertex to a seat. */
function openLanes({ edges, derived }: Table, seat: Seat, vertex: number): void {
  for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
    const edge = vertexEdges[i] ?? NONE;
    if (edge !== NONE && edges[edge] === 0) raise(derived.lanes, edgeWord(seat, edge), edgeBit(edge));
  }
}

/** Closes the edges around a vertex that a seat could reach from here only. */
function closeLanes(table: Table, seat: Seat, vertex: number): void {
  const { lanes } = table.derived;
  for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
    const edge = vertexEdges[i] ?? NONE;
    if (edge === NONE || table.edges[edge] !== 0) continue;
    if (!isBridgehead(table, seat, vertexNeighbours[i] ?? 0, NONE)) lower(lanes, edgeWord(seat, edge), edgeBit(edge));
  }
}

function markShip(table: Table, seat: Seat, edge: number): void {
  const { derived, players } = table;
  for (let q = 0; q < players.length; q++) lower(derived.lanes, edgeWord(q, edge), edgeBit(edge));
  for (let end = edge * 2; end < edge * 2 + 2; end++) {
    const vertex = edgeVertices[end] ?? NONE;
    raise(derived.reached, vertexWord(seat, vertex), vertexBit(vertex));
    if (!isForeign(table, seat, vertex)) openLanes(table, seat, vertex);
  }
}

/** Puts a ship of the supply on an edge. */
export function placeShip(table: Table, seat: Seat, edge: number): void {
  table.edges[edge] = shipOf(seat);
  playerOf(table, seat).ships--;
  markShip(table, seat, edge);
}

/** Forgets what a seat's ships reach and where they may go on, and finds it again. */
function surveySeat(table: Table, seat: Seat): void {
  const { derived } = table;
  for (let w = 0; w < EDGE_WORDS; w++) derived.lanes[seat * EDGE_WORDS + w] = 0;
  for (let w = 0; w < VERTEX_WORDS; w++) derived.reached[seat * VERTEX_WORDS + w] = 0;
  for (let edge = 0; edge < EDGES; edge++) {
    if (table.edges[edge] !== shipOf(seat)) continue;
    for (let end = edge * 2; end < edge * 2 + 2; end++) {
      const vertex = edgeVertices[end] ?? 0;
      raise(derived.reached, vertexWord(seat, vertex), vertexBit(vertex));
    }
  }
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    if (isBridgehead(table, seat, vertex, NONE)) openLanes(table, seat, vertex);
  }
}

/** Lifts a ship from the board: its lane is open again to all who can reach it. */
export function liftShip(table: Table, seat: Seat, edge: number): void {
  table.edges[edge] = 0;
  playerOf(table, seat).ships++;
  for (let q = 0; q < table.players.length; q++) if (q !== seat) offerLane(table, q, edge);
  surveySeat(table, seat);
}

function offerLane(table: Table, seat: Seat, edge: number): void {
  const a = edgeVertices[edge * 2] ?? 0;
  const b = edgeVertices[edge * 2 + 1] ?? 0;
  if (!isBridgehead(table, seat, a, NONE) && !isBridgehead(table, seat, b, NONE)) return;
  raise(table.derived.lanes, edgeWord(seat, edge), edgeBit(edge));
}

function markStation(table: Table, seat: Seat, vertex: number): void {
  const { derived } = table;
  raise(derived.stations, vertexWord(seat, vertex), vertexBit(vertex));
  markBuilding(table, seat, vertex);
}

function markBuilding(table: Table, seat: Seat, vertex: number): void {
  const { derived, players } = table;
  lower(derived.open, vertexWord(0, vertex), vertexBit(vertex));
  for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
    const neighbour = vertexNeighbours[i] ?? NONE;
    if (neighbour !== NONE) lower(derived.open, vertexWord(0, neighbour), vertexBit(neighbour));
  }
  const post = derived.postAt[vertex] ?? NONE;
  if (post !== NONE) raise(derived.posts, seat, 1 << post);
  openLanes(table, seat, vertex);
  for (let q = 0; q < players.length; q++) if (q !== seat) closeLanes(table, q, vertex);
}

/** Puts a station of the supply on a vertex. */
export function placeStation(table: Table, seat: Seat, vertex: number): void {
  table.vertices[vertex] = stationOf(seat);
  playerOf(table, seat).stations--;
  markStation(table, seat, vertex);
}

/** Puts a ring on a station; what comes back of stations is the rules' business. */
export function placeBase(table: Table, seat: Seat, vertex: number): void {
  table.vertices[vertex] = baseOf(seat);
  playerOf(table, seat).bases--;
  lower(table.derived.stations, vertexWord(seat, vertex), vertexBit(vertex));
}

/** The posts of a board by vertex. */
function postsOf(posts: readonly number[]): number[] {
  const at = new Array<number>(VERTICES).fill(NONE);
  for (let i = 0; i < posts.length; i += 2) {
    const edge = posts[i] ?? NONE;
    for (let end = edge * 2; end < edge * 2 + 2; end++) at[edgeVertices[end] ?? NONE] = posts[i + 1] ?? GENERAL;
  }
  return at;
}

const HIGHEST = 12;

function yieldsOf(numbers: readonly number[]): number[][] {
  const yielding = Array.from({ length: HIGHEST + 1 }, (): number[] => []);
  for (let hex = 0; hex < HEXES; hex++) yielding[numbers[hex] ?? 0]?.push(hex);
  yielding[0] = [];
  return yielding;
}

const ALL_OPEN = (1 << VERTEX_WORD) - 1;

/** What the table implies, from scratch. */
export function derive(table: Table): Derived {
  const seats = table.players.length;
  const derived: Derived = {
    lanes: new Array<number>(seats * EDGE_WORDS).fill(0),
    reached: new Array<number>(seats * VERTEX_WORDS).fill(0),
    stations: new Array<number>(seats * VERTEX_WORDS).fill(0),
    open: new Array<number>(VERTEX_WORDS).fill(ALL_OPEN),
    posts: new Array<number>(seats).fill(0),
    postAt: postsOf(table.board.posts),
    yielding: yieldsOf(table.board.numbers),
  };
  const bare = { ...table, derived };
  for (let edge = 0; edge < EDGES; edge++) {
    const ship = table.edges[edge] ?? 0;
    if (ship !== 0) markShip(bare, ship - 1, edge);
  }
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    const building = table.vertices[vertex] ?? 0;
    if (building === 0) continue;
    if (isBase(building)) markBuilding(bare, ownerOf(building), vertex);
    else markStation(bare, ownerOf(building), vertex);
  }
  return derived;
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
    const planet = table.board.planets[MAP.vertexHexes[i] ?? NONE] ?? NONE;
    if (planet >= 0 && planet < gains.length) add(gains, planet, 1);
  }
  return gains;
}

/** EC-31: whether a lane would be left for this seat if its ship on `lifted` were gone, the old place not counted. */
export function hasLaneWithout(table: Table, seat: Seat, lifted: number): boolean {
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    if (!isBridgehead(table, seat, vertex, lifted)) continue;
    for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
      const edge = vertexEdges[i] ?? NONE;
      if (edge !== NONE && table.edges[edge] === 0) return true;
    }
  }
  return false;
}
