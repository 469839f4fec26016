import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  EDGES_PER_VERTEX,
  ownerOf,
  PIECES_PER_SEAT,
  type Table,
  TOPOLOGY,
  VERTEX_COUNT,
  VERTEX_WORD_COUNT,
  VERTICES_PER_WORD,
} from '@orrery/startrek/facts';
import type { VertexWays } from './vertex-ways.ts';

/** Sites further away than this are not counted. */
const MAX_SHIPS = 3;
/** The distance of what is further away, or out of reach. */
export const OUT_OF_REACH = MAX_SHIPS + 1;
/** How much a ship to build lowers the value of a site, in 36ths of a card. */
const WAYS_PER_SHIP = 2;

/** The free sites within reach of a seat, by the number of ships to build first. */
export interface SitesAhead {
  /** Ships to each vertex. */
  readonly ships: Int32Array;
  readonly count: Int32Array;
  /** The most that a site brings, in 36ths of a card per roll. */
  readonly best: Int32Array;
  /** The same, where no other seat is as near. */
  readonly safest: Int32Array;
  /** The site that is best in view of its distance; NONE without one. */
  favourite: number;
  favouriteValue: number;
  /** Ships of the nearest other seat to it. */
  rival: number;
}

export const newSitesAhead = (): SitesAhead => ({
  ships: new Int32Array(VERTEX_COUNT),
  count: new Int32Array(OUT_OF_REACH),
  best: new Int32Array(OUT_OF_REACH),
  safest: new Int32Array(OUT_OF_REACH),
  favourite: NONE,
  favouriteValue: 0,
  rival: OUT_OF_REACH,
});

const hasVertex = (words: readonly number[], from: number, vertex: number): boolean =>
  vertex < VERTICES_PER_WORD
    ? (((words[from] ?? 0) >> vertex) & 1) === 1
    : (((words[from + 1] ?? 0) >> (vertex - VERTICES_PER_WORD)) & 1) === 1;

const queue = new Int32Array(VERTEX_COUNT);

/** How many ships each vertex is away: ships pass other seats' buildings and ships nowhere. */
function measure({ players, vertices, edges, derived }: Table, seat: Seat, ships: Int32Array): void {
  let tail = 0;
  const isFounding = players[seat]?.ships === PIECES_PER_SEAT.ships;
  for (let vertex = 0; vertex < VERTEX_COUNT; vertex++) {
    const isReached = hasVertex(derived.reached, seat * VERTEX_WORD_COUNT, vertex);
    ships[vertex] = isReached || isFounding ? 0 : OUT_OF_REACH;
    if (isReached) queue[tail++] = vertex;
  }
  for (let head = 0; head < tail; head++) {
    const vertex = queue[head] ?? 0;
    const next = (ships[vertex] ?? 0) + 1;
    if (next > MAX_SHIPS) return;
    const building = vertices[vertex] ?? 0;
    if (building !== 0 && ownerOf(building) !== seat) continue;
    for (let i = vertex * EDGES_PER_VERTEX; i < vertex * EDGES_PER_VERTEX + EDGES_PER_VERTEX; i++) {
      const edge = TOPOLOGY.vertexEdges[i] ?? NONE;
      if (edge === NONE || edges[edge] !== 0) continue;
      const neighbour = TOPOLOGY.vertexNeighbours[i] ?? 0;
      if ((ships[neighbour] ?? 0) <= next) continue;
      ships[neighbour] = next;
      queue[tail++] = neighbour;
    }
  }
}

function clear(sites: SitesAhead): void {
  sites.count.fill(0);
  sites.best.fill(0);
  sites.safest.fill(0);
  sites.favourite = NONE;
  sites.rival = OUT_OF_REACH;
}

/** Finds the free sites within reach of every seat. */
export function findSites(table: Table, ways: VertexWays, seats: readonly SitesAhead[]): void {
  const count = table.players.length;
  for (let seat = 0; seat < count; seat++) {
    const sites = seats[seat];
    if (sites === undefined) continue;
    clear(sites);
    measure(table, seat, sites.ships);
  }
  for (let vertex = 0; vertex < VERTEX_COUNT; vertex++) {
    if (!hasVertex(table.derived.open, 0, vertex)) continue;
    for (let seat = 0; seat < count; seat++) addSite(seats, count, seat, vertex, ways.total[vertex] ?? 0);
  }
}

function addSite(seats: readonly SitesAhead[], count: number, seat: Seat, vertex: number, ways: number): void {
  const sites = seats[seat];
  const ships = sites?.ships[vertex] ?? OUT_OF_REACH;
  if (sites === undefined || ships >= OUT_OF_REACH) return;
  let rival = OUT_OF_REACH;
  for (let q = 0; q < count; q++) if (q !== seat) rival = Math.min(rival, seats[q]?.ships[vertex] ?? OUT_OF_REACH);
  sites.count[ships] = (sites.count[ships] ?? 0) + 1;
  sites.best[ships] = Math.max(sites.best[ships] ?? 0, ways);
  if (rival > ships) sites.safest[ships] = Math.max(sites.safest[ships] ?? 0, ways);
  if (sites.favourite !== NONE && ways - WAYS_PER_SHIP * ships <= sites.favouriteValue) return;
  sites.favourite = vertex;
  sites.favouriteValue = ways - WAYS_PER_SHIP * ships;
  sites.rival = rival;
}
