import { NONE } from '@orrery/common';
import { fastRng } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { linksBetween, MAX_FLIGHT_LINKS } from './reach-table.ts';
import { NEIGHBOURS, PLANETS_PER_SYSTEM, SLOT_COUNT, SYSTEM_CENTRES, VERTEX_COUNT } from './topology.ts';

/** Distances in links to all intersections, by breadth-first search. */
function linksFrom(open: number, from: number): ReadonlyMap<number, number> {
  const closed = new Set(SYSTEM_CENTRES.filter((_, slot) => slot >= SLOT_COUNT || ((open >> slot) & 1) === 0));
  const far = new Map([[from, 0]]);
  for (const [vertex, links] of far) {
    for (const next of NEIGHBOURS.slice(
      vertex * PLANETS_PER_SYSTEM,
      vertex * PLANETS_PER_SYSTEM + PLANETS_PER_SYSTEM,
    )) {
      if (next !== NONE && !closed.has(next) && !far.has(next)) far.set(next, links + 1);
    }
  }
  return far;
}

/** Starts on the rim, in the middle and in corners of the board. */
const STARTS = [0, 25, 96, 160, 230, VERTEX_COUNT - 1];

test.each(STARTS)(
  'SF-FLIGHT-04 · SF-FLIGHT-08 · SF-FLIGHT-09 · ways from %i are the shortest, whichever middles of systems can be crossed',
  (from) => {
    const rng = fastRng(from + 1);
    const wrong: unknown[] = [];
    for (let round = 0; round < 40; round++) {
      const open = round < SLOT_COUNT ? 1 << round : rng(1 << SLOT_COUNT);
      const far = linksFrom(open, from);
      const most = 1 + rng(MAX_FLIGHT_LINKS);
      for (let i = 0; i < 12; i++) {
        const to = i < 4 ? (SYSTEM_CENTRES[rng(SLOT_COUNT)] ?? 0) : rng(VERTEX_COUNT);
        const links = far.get(to) ?? 0;
        const found = linksBetween(open, from, to, most);
        if (found !== (links <= most ? links : 0)) wrong.push({ open, to, most, links, found });
      }
    }
    expect(wrong).toEqual([]);
  },
);
