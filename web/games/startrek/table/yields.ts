import { itemAt, NONE } from '@orrery/common';
import { ASTEROID, RESOURCE_KINDS, type Table } from '@orrery/startrek/facts';
import { sectorsAt } from './geometry.ts';

/** Ways out of 36 in which two dice show a number. */
export const rollWays = (number: number): number => 6 - Math.abs(7 - number);

/** A planet beside a point, and what it produces for a building there. */
export interface PlanetYield {
  readonly hex: number;
  readonly resource: number;
  readonly number: number;
  readonly ways: number;
}

/** What a building on a point gets its cards from, the most likely first. */
export function yieldsAt({ board }: Table, vertex: number): readonly PlanetYield[] {
  return sectorsAt(vertex)
    .map((hex) => ({ hex, resource: itemAt(board.planets, hex), number: itemAt(board.numbers, hex) }))
    .filter(({ resource }) => resource < RESOURCE_KINDS && resource !== ASTEROID)
    .map((planet) => ({ ...planet, ways: rollWays(planet.number) }))
    .sort((a, b) => b.ways - a.ways);
}

/** What the post at a point takes: a resource, KINDS for any, null without a post. */
export function postAt({ derived }: Table, vertex: number): number | null {
  const post = derived.postAt[vertex] ?? NONE;
  return post === NONE ? null : post;
}
