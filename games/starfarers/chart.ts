import { NONE } from '@orrery/common';
import { CENTRES, NEIGHBOURS, SLOTS, SYSTEMS, THREE, VERTICES } from './topology.ts';

/** The longest flight there can be: base speed 5, six boosters, five from the Scientists. */
export const LONGEST = 16;
const COLUMNS = LONGEST + 1;
/** Ways are worked out a little farther than asked, so that it is not done anew for every link. */
const STEP = 4;
const CLASSES = LONGEST / STEP;
/** Rows kept for each start: what can be reached depends on which middles nearby can be crossed. */
const KEPT = 8;
const ROWS = VERTICES * KEPT;

/** By row: all that can be reached, nearest first, and for each the intersection before it; VERTICES a row. */
export const order = new Int16Array(ROWS * VERTICES);
export const came = new Int16Array(ROWS * VERTICES);
/** By row and links: how many of those. */
const within = new Uint16Array(ROWS * COLUMNS);
const openOf = new Int32Array(ROWS).fill(NONE);
const depthOf = new Uint8Array(ROWS);

/** Stands for a neighbour that is not there: it counts as seen from the start. */
const NOWHERE = VERTICES;
const NEXT = Int16Array.from(NEIGHBOURS, (to) => (to === NONE ? NOWHERE : to));
const seen = new Int32Array(VERTICES + 1);
let search = 0;

/** SF-FLIGHT-08: the middles of systems, at home too, are no intersections: they count as seen. */
function begin(open: number, from: number): void {
  search++;
  seen[NOWHERE] = search;
  seen[from] = search;
  for (let system = 0; system < SYSTEMS; system++) {
    if (system >= SLOTS || ((open >> system) & 1) === 0) seen[CENTRES[system] ?? 0] = search;
  }
}

/** Works out all that can be reached from one start, nearest first. */
function survey(row: number, open: number, from: number, most: number): void {
  const base = row * VERTICES;
  begin(open, from);
  const now = search;
  let n = 0;
  let head = -1;
  for (let link = 1; link <= most; link++) {
    for (const until = n; head < until; head++) {
      const vertex = head < 0 ? from : (order[base + head] ?? 0);
      for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
        const next = NEXT[i] ?? 0;
        if (seen[next] === now) continue;
        seen[next] = now;
        came[base + next] = vertex;
        order[base + n++] = next;
      }
    }
    within[row * COLUMNS + link] = n;
  }
  openOf[row] = open;
  depthOf[row] = most;
}

/** By start and class of depth: the slots whose middle can be reached at all, one bit each. */
const NEAR: readonly number[] = (() => {
  const near = Array.from({ length: VERTICES * CLASSES }, () => 0);
  for (let slot = 0; slot < SLOTS; slot++) {
    const centre = CENTRES[slot] ?? 0;
    survey(0, (1 << SLOTS) - 1, centre, LONGEST);
    for (let i = 0; i < (within[LONGEST] ?? 0); i++) {
      const start = order[i] ?? 0;
      const links = linksOfPlace(0, i);
      for (let c = Math.ceil(links / STEP) - 1; c < CLASSES; c++) {
        near[start * CLASSES + c] = (near[start * CLASSES + c] ?? 0) | (1 << slot);
      }
    }
    for (let c = 0; c < CLASSES; c++) near[centre * CLASSES + c] = (near[centre * CLASSES + c] ?? 0) | (1 << slot);
  }
  openOf.fill(NONE);
  return near;
})();

/** In how many links the k-th of a row is reached. */
function linksOfPlace(row: number, place: number): number {
  let links = 1;
  while (place >= (within[row * COLUMNS + links] ?? 0)) links++;
  return links;
}

/** Spreads sets of slots over the rows kept for a start. */
const spread = (open: number): number => (open ^ (open >> 3) ^ (open >> 6) ^ (open >> 9) ^ (open >> 12)) % KEPT;

/** The row with all that can be reached from here within so many links, for the middles that can be crossed now. */
export function rowOf(open: number, from: number, most: number): number {
  const c = most <= STEP ? 0 : Math.min(CLASSES, Math.ceil(most / STEP)) - 1;
  const local = open & (NEAR[from * CLASSES + c] ?? 0);
  const row = from * KEPT + spread(local);
  const depth = (c + 1) * STEP;
  if (openOf[row] !== local || (depthOf[row] ?? 0) < depth) survey(row, local, from, depth);
  return row;
}

/** Where a row begins in `order` and `came`. */
export const startOf = (row: number): number => row * VERTICES;

/** How many of a row are within so many links. */
export const reached = (row: number, most: number): number =>
  within[row * COLUMNS + Math.max(0, Math.min(most, LONGEST))] ?? 0;

/** Links of the shortest way, 0 for what takes more than `most`. */
export function linksBetween(open: number, from: number, to: number, most: number): number {
  const row = rowOf(open, from, most);
  const n = reached(row, most);
  for (let place = 0; place < n; place++) if (order[row * VERTICES + place] === to) return linksOfPlace(row, place);
  return 0;
}
