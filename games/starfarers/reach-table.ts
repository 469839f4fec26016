import { NONE } from '@orrery/common';
import { NEIGHBOURS, PLANETS_PER_SYSTEM, SLOT_COUNT, SYSTEM_CENTRES, SYSTEM_COUNT, VERTEX_COUNT } from './topology.ts';

/** The longest possible flight: base speed 5, six boosters, five from the Scientists. */
export const MAX_FLIGHT_LINKS = 16;
const LINK_COLUMNS = MAX_FLIGHT_LINKS + 1;
/** Distances are computed a little farther than requested, so that it is not repeated for every link. */
const DEPTH_STEP_LINKS = 4;
const DEPTH_CLASSES = MAX_FLIGHT_LINKS / DEPTH_STEP_LINKS;
/** Rows cached per start: what can be reached depends on which centres nearby can be crossed. */
const ROWS_PER_START = 8;
const ROW_COUNT = VERTEX_COUNT * ROWS_PER_START;

/** By row: all reachable intersections, nearest first, and for each its predecessor; VERTEX_COUNT per row. */
export const reachOrder = new Int16Array(ROW_COUNT * VERTEX_COUNT);
export const cameFrom = new Int16Array(ROW_COUNT * VERTEX_COUNT);
/** By row and distance: the number of intersections within it. */
const countWithin = new Uint16Array(ROW_COUNT * LINK_COLUMNS);
const rowOpenSlots = new Int32Array(ROW_COUNT).fill(NONE);
const rowDepth = new Uint8Array(ROW_COUNT);

/** Stands for a missing neighbour: it counts as visited from the start. */
const NOWHERE = VERTEX_COUNT;
const NEIGHBOUR_OR_NOWHERE = Int16Array.from(NEIGHBOURS, (to) => (to === NONE ? NOWHERE : to));
const seenInSearch = new Int32Array(VERTEX_COUNT + 1);
let searchNumber = 0;

/** SF-FLIGHT-08: the centres of systems, including home systems, are no intersections: they count as visited. */
function beginSearch(open: number, from: number): void {
  searchNumber++;
  seenInSearch[NOWHERE] = searchNumber;
  seenInSearch[from] = searchNumber;
  for (let system = 0; system < SYSTEM_COUNT; system++) {
    if (system >= SLOT_COUNT || ((open >> system) & 1) === 0) seenInSearch[SYSTEM_CENTRES[system] ?? 0] = searchNumber;
  }
}

/** Computes everything that can be reached from one start, nearest first. */
function fillRow(row: number, open: number, from: number, most: number): void {
  const base = row * VERTEX_COUNT;
  beginSearch(open, from);
  const now = searchNumber;
  let n = 0;
  let head = -1;
  for (let link = 1; link <= most; link++) {
    for (const until = n; head < until; head++) {
      const vertex = head < 0 ? from : (reachOrder[base + head] ?? 0);
      for (let i = vertex * PLANETS_PER_SYSTEM; i < vertex * PLANETS_PER_SYSTEM + PLANETS_PER_SYSTEM; i++) {
        const next = NEIGHBOUR_OR_NOWHERE[i] ?? 0;
        if (seenInSearch[next] === now) continue;
        seenInSearch[next] = now;
        cameFrom[base + next] = vertex;
        reachOrder[base + n++] = next;
      }
    }
    countWithin[row * LINK_COLUMNS + link] = n;
  }
  rowOpenSlots[row] = open;
  rowDepth[row] = most;
}

/** By start and depth class: the slots whose centre can be reached at all, one bit each. */
const NEARBY_SLOTS: readonly number[] = (() => {
  const near = Array.from({ length: VERTEX_COUNT * DEPTH_CLASSES }, () => 0);
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    const centre = SYSTEM_CENTRES[slot] ?? 0;
    fillRow(0, (1 << SLOT_COUNT) - 1, centre, MAX_FLIGHT_LINKS);
    for (let i = 0; i < (countWithin[MAX_FLIGHT_LINKS] ?? 0); i++) {
      const start = reachOrder[i] ?? 0;
      const links = linksToIndex(0, i);
      for (let c = Math.ceil(links / DEPTH_STEP_LINKS) - 1; c < DEPTH_CLASSES; c++) {
        near[start * DEPTH_CLASSES + c] = (near[start * DEPTH_CLASSES + c] ?? 0) | (1 << slot);
      }
    }
    for (let c = 0; c < DEPTH_CLASSES; c++)
      near[centre * DEPTH_CLASSES + c] = (near[centre * DEPTH_CLASSES + c] ?? 0) | (1 << slot);
  }
  rowOpenSlots.fill(NONE);
  return near;
})();

/** The distance in links of the k-th entry of a row. */
function linksToIndex(row: number, place: number): number {
  let links = 1;
  while (place >= (countWithin[row * LINK_COLUMNS + links] ?? 0)) links++;
  return links;
}

/** Hashes sets of slots to the rows cached for a start. */
const rowHash = (open: number): number =>
  (open ^ (open >> 3) ^ (open >> 6) ^ (open >> 9) ^ (open >> 12)) % ROWS_PER_START;

/**
 * The row with everything that can be reached from here within this many links, given the centres that can be crossed
 * now.
 */
export function reachRow(open: number, from: number, most: number): number {
  const c = most <= DEPTH_STEP_LINKS ? 0 : Math.min(DEPTH_CLASSES, Math.ceil(most / DEPTH_STEP_LINKS)) - 1;
  const local = open & (NEARBY_SLOTS[from * DEPTH_CLASSES + c] ?? 0);
  const row = from * ROWS_PER_START + rowHash(local);
  const depth = (c + 1) * DEPTH_STEP_LINKS;
  if (rowOpenSlots[row] !== local || (rowDepth[row] ?? 0) < depth) fillRow(row, local, from, depth);
  return row;
}

/** Where a row begins in `order` and `came`. */
export const rowStart = (row: number): number => row * VERTEX_COUNT;

/** The number of entries of a row within this many links. */
export const countReached = (row: number, most: number): number =>
  countWithin[row * LINK_COLUMNS + Math.max(0, Math.min(most, MAX_FLIGHT_LINKS))] ?? 0;

/** The length in links of the shortest path, 0 if it is longer than `most`. */
export function linksBetween(open: number, from: number, to: number, most: number): number {
  const row = reachRow(open, from, most);
  const n = countReached(row, most);
  for (let place = 0; place < n; place++)
    if (reachOrder[row * VERTEX_COUNT + place] === to) return linksToIndex(row, place);
  return 0;
}
