import { NONE } from '@orrery/common';
import { expect, test } from 'vitest';
import { BEGINNER_SECTORS, SECTORS, START_POSITIONS } from './sectors.ts';
import {
  HEX_COUNT,
  LINK_COUNT,
  NEIGHBOURS,
  PLANETS_PER_SYSTEM,
  PORT_SITES,
  SITE_VERTEX,
  SLOT_COUNT,
  SYSTEM_CENTRES,
  VERTEX_COUNT,
  VERTEX_PLANETS,
  VERTEX_SYSTEM,
  vertexAt,
  vertexName,
} from './topology.ts';

test('SF-SETUP-01 · the board has 135 hexes, 320 intersections and 454 links, and is connected', () => {
  expect([HEX_COUNT, VERTEX_COUNT, LINK_COUNT]).toEqual([135, 320, 454]);
  expect(distances(0, new Set()).filter((d) => d < 0)).toEqual([]);
});

/** Distances in links from one intersection to all others, by a search that is independent of the engine. */
function distances(from: number, closed: ReadonlySet<number>): number[] {
  const found = new Map([[from, 0]]);
  for (const [vertex, steps] of found) {
    for (const next of NEIGHBOURS.slice(
      vertex * PLANETS_PER_SYSTEM,
      vertex * PLANETS_PER_SYSTEM + PLANETS_PER_SYSTEM,
    )) {
      if (next !== NONE && !closed.has(next) && !found.has(next)) found.set(next, steps + 1);
    }
  }
  return Array.from({ length: VERTEX_COUNT }, (_, vertex) => found.get(vertex) ?? -1);
}

/**
 * Distances to the first intersection of each slot, and to its nearest site, docking point or centre (given figures).
 */
const GIVEN: readonly (readonly (readonly [number, number])[])[] = [
  [
    [24, 27],
    [26, 28],
    [30, 32],
    [20, 22],
    [24, 26],
    [20, 22],
    [14, 17],
    [18, 20],
    [22, 23],
    [10, 11],
    [12, 14],
    [16, 19],
    [5, 6],
    [6, 8],
    [12, 13],
  ],
  [
    [26, 28],
    [24, 25],
    [27, 29],
    [19, 21],
    [21, 23],
    [20, 23],
    [16, 18],
    [15, 17],
    [19, 20],
    [10, 12],
    [9, 11],
    [13, 16],
    [8, 9],
    [4, 5],
    [9, 10],
  ],
  [
    [27, 29],
    [23, 24],
    [24, 26],
    [19, 20],
    [18, 20],
    [21, 24],
    [17, 19],
    [13, 16],
    [16, 17],
    [11, 13],
    [7, 10],
    [10, 13],
    [9, 10],
    [5, 6],
    [6, 7],
  ],
  [
    [30, 32],
    [26, 27],
    [22, 25],
    [22, 23],
    [20, 21],
    [24, 27],
    [20, 22],
    [16, 19],
    [14, 16],
    [14, 16],
    [10, 13],
    [10, 12],
    [14, 15],
    [8, 9],
    [4, 6],
  ],
];

test('SF-VAR-01 · distances from the starting ships to every sector are those given for the beginners’ layout', () => {
  const isSystem = (slot: number): boolean =>
    slot >= SLOT_COUNT || SECTORS[BEGINNER_SECTORS[slot] ?? 0]?.resources.length === PLANETS_PER_SYSTEM;
  const closed = new Set(SYSTEM_CENTRES.filter((_, slot) => isSystem(slot)));
  const measured = START_POSITIONS.map(({ ship }) => {
    const far = distances(vertexAt(ship), closed);
    return Array.from({ length: SLOT_COUNT }, (_, slot) => {
      const around = VERTEX_SYSTEM.flatMap((system, v) => (system === slot && v !== SYSTEM_CENTRES[slot] ? [v] : []));
      const goals = isSystem(slot)
        ? SITE_VERTEX.slice(slot * PLANETS_PER_SYSTEM, slot * PLANETS_PER_SYSTEM + PLANETS_PER_SYSTEM)
        : [SYSTEM_CENTRES[slot] ?? 0];
      return [Math.min(...around.map((v) => far[v] ?? 0)), Math.min(...goals.map((v) => far[v] ?? 0))];
    });
  });
  expect(measured).toEqual(GIVEN);
});

test('SF-SETUP-06 · SF-BUILD-01 · sites and spaceport sites of the home systems are those of the fixed set-up', () => {
  const sites = SITE_VERTEX.slice(SLOT_COUNT * PLANETS_PER_SYSTEM).map(vertexName);
  expect(sites).toEqual([
    '-2:26',
    '1:27',
    '-2:28',
    '8:26',
    '8:28',
    '5:27',
    '16:26',
    '19:27',
    '16:28',
    '26:26',
    '26:28',
    '23:27',
  ]);
  expect(new Set(PORT_SITES).size).toBe(PORT_SITES.length);
  const ports = PORT_SITES.slice(SLOT_COUNT * PLANETS_PER_SYSTEM * 2, SLOT_COUNT * PLANETS_PER_SYSTEM * 2 + 4).map(
    vertexName,
  );
  expect(ports).toEqual(['-1:25', '-4:26', '2:26', '2:28']);
});

test('SF-SPEC-04 · a planet touches five intersections, and the middle of its system is not one of them', () => {
  const touching = new Map<number, number>();
  for (const planet of VERTEX_PLANETS) if (planet !== NONE) touching.set(planet, (touching.get(planet) ?? 0) + 1);
  expect([...touching.values()].every((n) => n === 5)).toBe(true);
  expect(SYSTEM_CENTRES.every((vertex) => VERTEX_PLANETS[vertex * 2] === NONE)).toBe(true);
});
