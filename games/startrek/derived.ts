import { NONE, zeros } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { type Board, GENERAL } from './layouts.ts';
import { type Derived, isBase, ownerOf, shipOf, type Table } from './state.ts';
import { EDGE_WORD, EDGE_WORDS, EDGES, HEXES, MAP, THREE, VERTEX_WORD, VERTEX_WORDS, VERTICES } from './topology.ts';

const { edgeVertices, vertexEdges, vertexNeighbours } = MAP;

/** What lies on the board: all that is derived comes from it. */
type Pieces = Pick<Table, 'players' | 'vertices' | 'edges'>;

export const edgeWord = (seat: Seat, edge: number): number => seat * EDGE_WORDS + Math.floor(edge / EDGE_WORD);
export const edgeBit = (edge: number): number => 1 << (edge % EDGE_WORD);
export const vertexWord = (seat: Seat, vertex: number): number => seat * VERTEX_WORDS + (vertex < VERTEX_WORD ? 0 : 1);
export const vertexBit = (vertex: number): number => 1 << (vertex < VERTEX_WORD ? vertex : vertex - VERTEX_WORD);

function raise(words: number[], word: number, bit: number): void {
  words[word] = (words[word] ?? 0) | bit;
}

export function lower(words: number[], word: number, bit: number): void {
  words[word] = (words[word] ?? 0) & ~bit;
}

/** Whose building bars this vertex to the seat. */
function isForeign({ vertices }: Pieces, seat: Seat, vertex: number): boolean {
  const building = vertices[vertex] ?? 0;
  return building !== 0 && ownerOf(building) !== seat;
}

/** Whether ships of this seat may go on from this vertex, a ship on `but` left out of account. */
export function isBridgehead({ vertices, edges }: Pieces, seat: Seat, vertex: number, but: number): boolean {
  const building = vertices[vertex] ?? 0;
  if (building !== 0) return ownerOf(building) === seat;
  const ship = shipOf(seat);
  for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
    const edge = vertexEdges[i] ?? NONE;
    if (edge !== NONE && edge !== but && edges[edge] === ship) return true;
  }
  return false;
}

/** Opens the empty edges around a vertex to a seat. */
function openLanes({ edges }: Pieces, { lanes }: Derived, seat: Seat, vertex: number): void {
  for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
    const edge = vertexEdges[i] ?? NONE;
    if (edge !== NONE && edges[edge] === 0) raise(lanes, edgeWord(seat, edge), edgeBit(edge));
  }
}

/** Closes the edges around a vertex that a seat could reach from here only. */
function closeLanes(pieces: Pieces, { lanes }: Derived, seat: Seat, vertex: number): void {
  for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
    const edge = vertexEdges[i] ?? NONE;
    if (edge === NONE || pieces.edges[edge] !== 0) continue;
    if (!isBridgehead(pieces, seat, vertexNeighbours[i] ?? 0, NONE)) lower(lanes, edgeWord(seat, edge), edgeBit(edge));
  }
}

/** A ship stands on an edge: others lose the lane, its owner goes on from both ends. */
export function markShip(pieces: Pieces, derived: Derived, seat: Seat, edge: number): void {
  for (let q = 0; q < pieces.players.length; q++) lower(derived.lanes, edgeWord(q, edge), edgeBit(edge));
  for (let end = edge * 2; end < edge * 2 + 2; end++) {
    const vertex = edgeVertices[end] ?? 0;
    raise(derived.reached, vertexWord(seat, vertex), vertexBit(vertex));
    if (!isForeign(pieces, seat, vertex)) openLanes(pieces, derived, seat, vertex);
  }
}

export function markStation(pieces: Pieces, derived: Derived, seat: Seat, vertex: number): void {
  raise(derived.stations, vertexWord(seat, vertex), vertexBit(vertex));
  markBuilding(pieces, derived, seat, vertex);
}

/** A building takes up its vertex and the neighbours, owns its post, and lets only its owner's ships pass. */
function markBuilding(pieces: Pieces, derived: Derived, seat: Seat, vertex: number): void {
  lower(derived.open, vertexWord(0, vertex), vertexBit(vertex));
  for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
    const neighbour = vertexNeighbours[i] ?? NONE;
    if (neighbour !== NONE) lower(derived.open, vertexWord(0, neighbour), vertexBit(neighbour));
  }
  const post = derived.postAt[vertex] ?? NONE;
  if (post !== NONE) raise(derived.posts, seat, 1 << post);
  openLanes(pieces, derived, seat, vertex);
  for (let q = 0; q < pieces.players.length; q++) if (q !== seat) closeLanes(pieces, derived, q, vertex);
}

function touchesShip({ edges }: Pieces, seat: Seat, vertex: number): boolean {
  for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
    const edge = vertexEdges[i] ?? NONE;
    if (edge !== NONE && edges[edge] === shipOf(seat)) return true;
  }
  return false;
}

/** A ship was lifted: its owner may reach less from its two ends, and its lane is open to all who can reach it. */
export function markLift(pieces: Pieces, derived: Derived, seat: Seat, edge: number): void {
  const a = edgeVertices[edge * 2] ?? 0;
  const b = edgeVertices[edge * 2 + 1] ?? 0;
  for (let end = edge * 2; end < edge * 2 + 2; end++) {
    const vertex = edgeVertices[end] ?? 0;
    if (!touchesShip(pieces, seat, vertex)) lower(derived.reached, vertexWord(seat, vertex), vertexBit(vertex));
    if (!isBridgehead(pieces, seat, vertex, NONE)) closeLanes(pieces, derived, seat, vertex);
  }
  for (let q = 0; q < pieces.players.length; q++) {
    if (!isBridgehead(pieces, q, a, NONE) && !isBridgehead(pieces, q, b, NONE)) continue;
    raise(derived.lanes, edgeWord(q, edge), edgeBit(edge));
  }
}

/** The posts of a board by vertex. */
function postsOf(posts: readonly number[]): number[] {
  const at = zeros(VERTICES).fill(NONE);
  for (let i = 0; i < posts.length; i += 2) {
    const edge = posts[i] ?? 0;
    for (let end = edge * 2; end < edge * 2 + 2; end++) at[edgeVertices[end] ?? 0] = posts[i + 1] ?? GENERAL;
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

/** What an empty board implies. */
export const bareDerived = (seats: number, board: Board): Derived => ({
  lanes: zeros(seats * EDGE_WORDS),
  reached: zeros(seats * VERTEX_WORDS),
  stations: zeros(seats * VERTEX_WORDS),
  open: zeros(VERTEX_WORDS).fill(ALL_OPEN),
  posts: zeros(seats),
  postAt: postsOf(board.posts),
  yielding: yieldsOf(board.numbers),
});

/** What the table implies, from scratch. */
export function derive(table: Table): Derived {
  const derived = bareDerived(table.players.length, table.board);
  for (let edge = 0; edge < EDGES; edge++) {
    const ship = table.edges[edge] ?? 0;
    if (ship !== 0) markShip(table, derived, ship - 1, edge);
  }
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    const building = table.vertices[vertex] ?? 0;
    if (building === 0) continue;
    if (isBase(building)) markBuilding(table, derived, ownerOf(building), vertex);
    else markStation(table, derived, ownerOf(building), vertex);
  }
  return derived;
}
