import { NONE } from '@orrery/common';
import { ASTEROID, KINDS, type Table } from '@orrery/startrek/facts';
import { nth } from '../../common/nth.ts';
import { sectorsAt } from './geometry.ts';

/** Ways out of 36 in which two dice show a number. */
export const waysOf = (number: number): number => 6 - Math.abs(7 - number);

/** A planet beside a point, as it yields to a building there. */
export interface Yield {
  readonly hex: number;
  readonly resource: number;
  readonly number: number;
  readonly ways: number;
}

/** What a building on a point gets its cards from, the likeliest first. */
export function yieldsAt({ board }: Table, vertex: number): readonly Yield[] {
  return sectorsAt(vertex)
    .map((hex) => ({ hex, resource: nth(board.planets, hex), number: nth(board.numbers, hex) }))
    .filter(({ resource }) => resource < KINDS && resource !== ASTEROID)
    .map((planet) => ({ ...planet, ways: waysOf(planet.number) }))
    .sort((a, b) => b.ways - a.ways);
}

/** What the post at a point takes: a resource, KINDS for any, null without a post. */
export function postAt({ derived }: Table, vertex: number): number | null {
  const post = derived.postAt[vertex] ?? NONE;
  return post === NONE ? null : post;
}
