import { NONE } from '@orrery/common';
import {
  NEIGHBOURS,
  PLANETS_PER_SYSTEM,
  SITE_VERTEX,
  SLOT_COUNT,
  SYSTEM_CENTRES,
  SYSTEM_COUNT,
  VERTEX_COUNT,
} from '@orrery/starfarers/facts';

/** Sites away from home, where ships found colonies. */
export const SITES_ABROAD = SLOT_COUNT * PLANETS_PER_SYSTEM;
const TARGET_COUNT = SITES_ABROAD + SLOT_COUNT;
/** Greater than any distance on the board. */
export const FAR_LINKS = 63;
/** Number of sets of open centres whose tables are cached before the cache is cleared. */
const MAX_CACHED_WAYS = 96;

/** Links from every intersection to each site and to the centre of each slot; VERTEX_COUNT entries each. */
export type LinkTable = Uint8Array;
/** Offset of the links to a site. */
export const siteOffset = (site: number): number => site * VERTEX_COUNT;
/** Offset of the links to the centre of a slot. */
export const middleOffset = (slot: number): number => (SITES_ABROAD + slot) * VERTEX_COUNT;

const targetVertex = (target: number): number =>
  (target < SITES_ABROAD ? SITE_VERTEX[target] : SYSTEM_CENTRES[target - SITES_ABROAD]) ?? NONE;

const queue = new Int16Array(VERTEX_COUNT);
const isBlocked = new Uint8Array(VERTEX_COUNT);

/** SF-FLIGHT-08: centres that cannot be crossed. */
function blockMiddles(open: number): void {
  isBlocked.fill(0);
  for (let system = 0; system < SYSTEM_COUNT; system++) {
    if (system >= SLOT_COUNT || ((open >> system) & 1) === 0) isBlocked[SYSTEM_CENTRES[system] ?? 0] = 1;
  }
}

function fillDistances(ways: LinkTable, at: number, start: number): void {
  let last = 0;
  queue[last++] = start;
  ways[at + start] = 0;
  for (let head = 0; head < last; head++) {
    const vertex = queue[head] ?? 0;
    const links = (ways[at + vertex] ?? 0) + 1;
    for (let i = vertex * PLANETS_PER_SYSTEM; i < vertex * PLANETS_PER_SYSTEM + PLANETS_PER_SYSTEM; i++) {
      const next = NEIGHBOURS[i] ?? NONE;
      if (next === NONE || isBlocked[next] === 1 || (ways[at + next] ?? 0) <= links) continue;
      ways[at + next] = links;
      queue[last++] = next;
    }
  }
}

function computeLinks(open: number): LinkTable {
  const ways = new Uint8Array(TARGET_COUNT * VERTEX_COUNT).fill(FAR_LINKS);
  blockMiddles(open);
  for (let target = 0; target < TARGET_COUNT; target++)
    fillDistances(ways, target * VERTEX_COUNT, targetVertex(target));
  return ways;
}

const linkTableCache = new Map<number, LinkTable>();
let latestTable: LinkTable = new Uint8Array(0);
let latestOpen = NONE;

/** The link table for this set of crossable centres, computed once per set. */
export function linkTableFor(open: number): LinkTable {
  if (open === latestOpen) return latestTable;
  let ways = linkTableCache.get(open);
  if (ways === undefined) {
    if (linkTableCache.size >= MAX_CACHED_WAYS) linkTableCache.clear();
    ways = computeLinks(open);
    linkTableCache.set(open, ways);
  }
  latestTable = ways;
  latestOpen = open;
  return ways;
}
