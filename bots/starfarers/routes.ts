import { NONE } from '@orrery/common';
import { CENTRES, NEIGHBOURS, SITE_VERTEX, SLOTS, SYSTEMS, THREE, VERTICES } from '@orrery/starfarers/facts';

/** Sites away from home: where ships go to found colonies. */
export const ABROAD = SLOTS * THREE;
const TARGETS = ABROAD + SLOTS;
/** Farther than anything on the board. */
export const FAR = 63;
/** Sets of open middles whose ways are kept; then they are worked out anew. */
const KEPT = 96;

/** Links from every intersection to a site abroad and to the middle of a slot; VERTICES each. */
export type Ways = Uint8Array;
/** Where the links to a site begin. */
export const toSite = (site: number): number => site * VERTICES;
/** Where the links to the middle of a slot begin. */
export const toMiddle = (slot: number): number => (ABROAD + slot) * VERTICES;

const targetVertex = (target: number): number =>
  (target < ABROAD ? SITE_VERTEX[target] : CENTRES[target - ABROAD]) ?? NONE;

const queue = new Int16Array(VERTICES);
const isShut = new Uint8Array(VERTICES);

/** SF-FLIGHT-08: middles that cannot be crossed. */
function shut(open: number): void {
  isShut.fill(0);
  for (let system = 0; system < SYSTEMS; system++) {
    if (system >= SLOTS || ((open >> system) & 1) === 0) isShut[CENTRES[system] ?? 0] = 1;
  }
}

function survey(ways: Ways, at: number, start: number): void {
  let last = 0;
  queue[last++] = start;
  ways[at + start] = 0;
  for (let head = 0; head < last; head++) {
    const vertex = queue[head] ?? 0;
    const links = (ways[at + vertex] ?? 0) + 1;
    for (let i = vertex * THREE; i < vertex * THREE + THREE; i++) {
      const next = NEIGHBOURS[i] ?? NONE;
      if (next === NONE || isShut[next] === 1 || (ways[at + next] ?? 0) <= links) continue;
      ways[at + next] = links;
      queue[last++] = next;
    }
  }
}

function reckon(open: number): Ways {
  const ways = new Uint8Array(TARGETS * VERTICES).fill(FAR);
  shut(open);
  for (let target = 0; target < TARGETS; target++) survey(ways, target * VERTICES, targetVertex(target));
  return ways;
}

const known = new Map<number, Ways>();
let latest: Ways = new Uint8Array(0);
let latestOpen = NONE;

/** The ways while these middles can be crossed, worked out once for each set of them. */
export function waysOver(open: number): Ways {
  if (open === latestOpen) return latest;
  let ways = known.get(open);
  if (ways === undefined) {
    if (known.size >= KEPT) known.clear();
    ways = reckon(open);
    known.set(open, ways);
  }
  latest = ways;
  latestOpen = open;
  return ways;
}
