import { NONE } from '@orrery/common';
import { fastRng } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { LONGEST, linksBetween } from './chart.ts';
import { CENTRES, NEIGHBOURS, SLOTS, THREE, VERTICES } from './topology.ts';

/** Links to everywhere, by rounds of neighbours. */
function linksFrom(open: number, from: number): ReadonlyMap<number, number> {
  const closed = new Set(CENTRES.filter((_, slot) => slot >= SLOTS || ((open >> slot) & 1) === 0));
  const far = new Map([[from, 0]]);
  for (const [vertex, links] of far) {
    for (const next of NEIGHBOURS.slice(vertex * THREE, vertex * THREE + THREE)) {
      if (next !== NONE && !closed.has(next) && !far.has(next)) far.set(next, links + 1);
    }
  }
  return far;
}

/** Starts on the rim, in the middle and in corners of the board. */
const STARTS = [0, 25, 96, 160, 230, VERTICES - 1];

test.each(STARTS)(
  'SF-FLIGHT-04 · SF-FLIGHT-08 · SF-FLIGHT-09 · ways from %i are the shortest, whichever middles can be crossed',
  (from) => {
    const rng = fastRng(from + 1);
    const wrong: unknown[] = [];
    for (let round = 0; round < 40; round++) {
      const open = round < SLOTS ? 1 << round : rng(1 << SLOTS);
      const far = linksFrom(open, from);
      const most = 1 + rng(LONGEST);
      for (let i = 0; i < 12; i++) {
        const to = i < 4 ? (CENTRES[rng(SLOTS)] ?? 0) : rng(VERTICES);
        const links = far.get(to) ?? 0;
        const found = linksBetween(open, from, to, most);
        if (found !== (links <= most ? links : 0)) wrong.push({ open, to, most, links, found });
      }
    }
    expect(wrong).toEqual([]);
  },
);
