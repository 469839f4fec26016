import { NONE } from '@orrery/common';
import { CENTRES, NEIGHBOURS, SLOTS, SYSTEMS, THREE, VERTICES } from './topology.ts';

/** The longest flight there can be: base speed 5, six boosters, five from the Scientists. */
const LONGEST = 16;
const COLUMNS = LONGEST + 1;

/** What can be reached from where, for one set of middles that can be crossed; worked out when it is first asked for. */
interface Chart {
  open: number; // middles of slots that can be crossed, one bit each
  readonly known: Uint8Array; // by start: for how many links it is worked out
  readonly order: Int16Array; // by start: all that can be reached, nearest first
  readonly within: Uint16Array; // by start and links: how many of those
  readonly came: Int16Array; // by start and end: the intersection before the end on the shortest way
}

const blank = (): Chart => ({
  open: NONE,
  known: new Uint8Array(VERTICES),
  order: new Int16Array(VERTICES * VERTICES),
  within: new Uint16Array(VERTICES * COLUMNS),
  came: new Int16Array(VERTICES * VERTICES),
});

/** Sectors are discovered at different times in different games of a search; the last few charts are kept. */
const KEPT = 6;
const charts: readonly Chart[] = Array.from({ length: KEPT }, blank);
let last = 0;
let oldest = 0;

function chartFor(open: number): Chart {
  const same = charts[last];
  if (same?.open === open) return same;
  let found = charts.findIndex((chart) => chart.open === open);
  if (found < 0) {
    found = oldest;
    oldest = (oldest + 1) % KEPT;
  }
  last = found;
  const chart = charts[found] ?? blank();
  if (chart.open !== open) {
    chart.open = open;
    chart.known.fill(0);
  }
  return chart;
}

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
function survey({ open, known, order, came, within }: Chart, from: number, most: number): void {
  const base = from * VERTICES;
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
    within[from * COLUMNS + link] = n;
  }
  known[from] = most;
}

/** Worked out a little farther than asked, so that it is not done anew for every link. */
const STEP = 4;

function surveyed(open: number, from: number, most: number): Chart {
  const chart = chartFor(open);
  if ((chart.known[from] ?? 0) < most) survey(chart, from, Math.min(LONGEST, Math.ceil(most / STEP) * STEP));
  return chart;
}

const within = (most: number): number => Math.max(0, Math.min(most, LONGEST));

/** The order in which intersections are reached: from `startOf` on, as many as `reached` says. */
export const reachFrom = (open: number, from: number, most: number): Int16Array =>
  surveyed(open, from, within(most)).order;
export const startOf = (from: number): number => from * VERTICES;
export const reached = (open: number, from: number, most: number): number =>
  surveyed(open, from, within(most)).within[from * COLUMNS + within(most)] ?? 0;

/** Links of the shortest way, 0 for what takes more than `most`. */
export function linksBetween(open: number, from: number, to: number, most: number): number {
  const { order, within: counts } = surveyed(open, from, within(most));
  const n = counts[from * COLUMNS + within(most)] ?? 0;
  let place = 0;
  while (place < n && order[from * VERTICES + place] !== to) place++;
  if (place === n) return 0;
  let links = 1;
  while (place >= (counts[from * COLUMNS + links] ?? 0)) links++;
  return links;
}

/** The intersection before this one on the shortest way; that way is known to be no longer than `most`. */
export const cameFrom = (open: number, from: number, to: number, most: number): number =>
  surveyed(open, from, within(most)).came[from * VERTICES + to] ?? 0;
