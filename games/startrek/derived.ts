import { NONE, zeros } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { GENERAL_POST, type StartrekBoard } from './layouts.ts';
import { type Derived, isBase, ownerOf, shipCode, type Table } from './state.ts';
import {
  EDGE_COUNT,
  EDGE_WORD_COUNT,
  EDGES_PER_VERTEX,
  EDGES_PER_WORD,
  HEX_COUNT,
  TOPOLOGY,
  VERTEX_COUNT,
  VERTEX_WORD_COUNT,
  VERTICES_PER_WORD,
} from './topology.ts';

const { edgeVertices, vertexEdges, vertexNeighbours } = TOPOLOGY;

/** The pieces on the board: everything derived comes from them. */
type BoardPieces = Pick<Table, 'players' | 'vertices' | 'edges'>;

export const edgeWord = (seat: Seat, edge: number): number =>
  seat * EDGE_WORD_COUNT + Math.floor(edge / EDGES_PER_WORD);
export const edgeBit = (edge: number): number => 1 << (edge % EDGES_PER_WORD);
export const vertexWord = (seat: Seat, vertex: number): number =>
  seat * VERTEX_WORD_COUNT + (vertex < VERTICES_PER_WORD ? 0 : 1);
export const vertexBit = (vertex: number): number =>
  1 << (vertex < VERTICES_PER_WORD ? vertex : vertex - VERTICES_PER_WORD);

function setBit(words: number[], word: number, bit: number): void {
  words[word] = (words[word] ?? 0) | bit;
}

export function clearBit(words: number[], word: number, bit: number): void {
  words[word] = (words[word] ?? 0) & ~bit;
}

/** The owner of a building that closes this vertex to the seat. */
function isOpponentBuilding({ vertices }: BoardPieces, seat: Seat, vertex: number): boolean {
  const building = vertices[vertex] ?? 0;
  return building !== 0 && ownerOf(building) !== seat;
}

/** Whether ships of this seat may continue from this vertex, ignoring a ship on `but`. */
export function canExtendFrom({ vertices, edges }: BoardPieces, seat: Seat, vertex: number, but: number): boolean {
  const building = vertices[vertex] ?? 0;
  if (building !== 0) return ownerOf(building) === seat;
  const ship = shipCode(seat);
  for (let i = vertex * EDGES_PER_VERTEX; i < vertex * EDGES_PER_VERTEX + EDGES_PER_VERTEX; i++) {
    const edge = vertexEdges[i] ?? NONE;
    if (edge !== NONE && edge !== but && edges[edge] === ship) return true;
  }
  return false;
}

/** Opens the empty edges around a vertex to a seat. */
function openLanes({ edges }: BoardPieces, { lanes }: Derived, seat: Seat, vertex: number): void {
  for (let i = vertex * EDGES_PER_VERTEX; i < vertex * EDGES_PER_VERTEX + EDGES_PER_VERTEX; i++) {
    const edge = vertexEdges[i] ?? NONE;
    if (edge !== NONE && edges[edge] === 0) setBit(lanes, edgeWord(seat, edge), edgeBit(edge));
  }
}

/** Closes the edges around a vertex that a seat could reach only from here. */
function closeLanes(pieces: BoardPieces, { lanes }: Derived, seat: Seat, vertex: number): void {
  for (let i = vertex * EDGES_PER_VERTEX; i < vertex * EDGES_PER_VERTEX + EDGES_PER_VERTEX; i++) {
    const edge = vertexEdges[i] ?? NONE;
    if (edge === NONE || pieces.edges[edge] !== 0) continue;
    if (!canExtendFrom(pieces, seat, vertexNeighbours[i] ?? 0, NONE))
      clearBit(lanes, edgeWord(seat, edge), edgeBit(edge));
  }
}

/** A ship is on an edge: others lose the lane, its owner continues from both ends. */
export function markShip(pieces: BoardPieces, derived: Derived, seat: Seat, edge: number): void {
  for (let q = 0; q < pieces.players.length; q++) clearBit(derived.lanes, edgeWord(q, edge), edgeBit(edge));
  for (let end = edge * 2; end < edge * 2 + 2; end++) {
    const vertex = edgeVertices[end] ?? 0;
    setBit(derived.reached, vertexWord(seat, vertex), vertexBit(vertex));
    if (!isOpponentBuilding(pieces, seat, vertex)) openLanes(pieces, derived, seat, vertex);
  }
}

export function markStation(pieces: BoardPieces, derived: Derived, seat: Seat, vertex: number): void {
  setBit(derived.stations, vertexWord(seat, vertex), vertexBit(vertex));
  markBuilding(pieces, derived, seat, vertex);
}

/** A building occupies its vertex and the neighbours, owns its post, and lets only its owner's ships pass. */
function markBuilding(pieces: BoardPieces, derived: Derived, seat: Seat, vertex: number): void {
  clearBit(derived.open, vertexWord(0, vertex), vertexBit(vertex));
  for (let i = vertex * EDGES_PER_VERTEX; i < vertex * EDGES_PER_VERTEX + EDGES_PER_VERTEX; i++) {
    const neighbour = vertexNeighbours[i] ?? NONE;
    if (neighbour !== NONE) clearBit(derived.open, vertexWord(0, neighbour), vertexBit(neighbour));
  }
  const post = derived.postAt[vertex] ?? NONE;
  if (post !== NONE) setBit(derived.posts, seat, 1 << post);
  openLanes(pieces, derived, seat, vertex);
  for (let q = 0; q < pieces.players.length; q++) if (q !== seat) closeLanes(pieces, derived, q, vertex);
}

function touchesShip({ edges }: BoardPieces, seat: Seat, vertex: number): boolean {
  for (let i = vertex * EDGES_PER_VERTEX; i < vertex * EDGES_PER_VERTEX + EDGES_PER_VERTEX; i++) {
    const edge = vertexEdges[i] ?? NONE;
    if (edge !== NONE && edges[edge] === shipCode(seat)) return true;
  }
  return false;
}

/** A ship was lifted: its owner may reach less from its two ends, and its lane is open to all who can reach it. */
export function markLift(pieces: BoardPieces, derived: Derived, seat: Seat, edge: number): void {
  const a = edgeVertices[edge * 2] ?? 0;
  const b = edgeVertices[edge * 2 + 1] ?? 0;
  for (let end = edge * 2; end < edge * 2 + 2; end++) {
    const vertex = edgeVertices[end] ?? 0;
    if (!touchesShip(pieces, seat, vertex)) clearBit(derived.reached, vertexWord(seat, vertex), vertexBit(vertex));
    if (!canExtendFrom(pieces, seat, vertex, NONE)) closeLanes(pieces, derived, seat, vertex);
  }
  for (let q = 0; q < pieces.players.length; q++) {
    if (!canExtendFrom(pieces, q, a, NONE) && !canExtendFrom(pieces, q, b, NONE)) continue;
    setBit(derived.lanes, edgeWord(q, edge), edgeBit(edge));
  }
}

/** The posts of a board by vertex. */
function postsOf(posts: readonly number[]): number[] {
  const at = zeros(VERTEX_COUNT).fill(NONE);
  for (let i = 0; i < posts.length; i += 2) {
    const edge = posts[i] ?? 0;
    for (let end = edge * 2; end < edge * 2 + 2; end++) at[edgeVertices[end] ?? 0] = posts[i + 1] ?? GENERAL_POST;
  }
  return at;
}

const MAX_ROLL = 12;

function yieldsOf(numbers: readonly number[]): number[][] {
  const yielding = Array.from({ length: MAX_ROLL + 1 }, (): number[] => []);
  for (let hex = 0; hex < HEX_COUNT; hex++) yielding[numbers[hex] ?? 0]?.push(hex);
  yielding[0] = [];
  return yielding;
}

const ALL_VERTICES_OPEN = (1 << VERTICES_PER_WORD) - 1;

/** Derived data of an empty board. */
export const emptyDerived = (seats: number, board: StartrekBoard): Derived => ({
  lanes: zeros(seats * EDGE_WORD_COUNT),
  reached: zeros(seats * VERTEX_WORD_COUNT),
  stations: zeros(seats * VERTEX_WORD_COUNT),
  open: zeros(VERTEX_WORD_COUNT).fill(ALL_VERTICES_OPEN),
  posts: zeros(seats),
  postAt: postsOf(board.posts),
  yielding: yieldsOf(board.numbers),
});

/** The derived data of a table, rebuilt from scratch. */
export function derive(table: Table): Derived {
  const derived = emptyDerived(table.players.length, table.board);
  for (let edge = 0; edge < EDGE_COUNT; edge++) {
    const ship = table.edges[edge] ?? 0;
    if (ship !== 0) markShip(table, derived, ship - 1, edge);
  }
  for (let vertex = 0; vertex < VERTEX_COUNT; vertex++) {
    const building = table.vertices[vertex] ?? 0;
    if (building === 0) continue;
    if (isBase(building)) markBuilding(table, derived, ownerOf(building), vertex);
    else markStation(table, derived, ownerOf(building), vertex);
  }
  return derived;
}
