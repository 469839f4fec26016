import { NONE } from '@orrery/common';
import { FIRST_TOKEN_DISC, type Table, VERTEX_PLANETS } from '@orrery/starfarers/facts';

const DISC_NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

/** The numbers of a disc, none for a token or a face-down disc. */
export const numbersOf = (disc: number): readonly number[] =>
  disc >= FIRST_TOKEN_DISC ? [] : DISC_NUMBERS.filter((n) => ((disc >> n) & 1) === 1);

/** Ways out of 36 in which two dice show a number. */
const rollWays = (number: number): number => 6 - Math.abs(7 - number);

/** A planet beside a site, and what it produces for a colony there. */
export interface PlanetYield {
  readonly planet: number;
  readonly resource: number;
  readonly numbers: readonly number[];
  /** Out of 36. */
  readonly ways: number;
}

/** What a colony gets its cards from. */
export function yieldsAt({ planets, discs }: Table, vertex: number): readonly PlanetYield[] {
  return VERTEX_PLANETS.slice(vertex * 2, vertex * 2 + 2)
    .filter((planet) => planet !== NONE)
    .map((planet) => {
      const numbers = numbersOf(discs[planet] ?? 0);
      return {
        planet,
        resource: planets[planet] ?? NONE,
        numbers,
        ways: numbers.reduce((sum, number) => sum + rollWays(number), 0),
      };
    });
}

/** In how many of 36 rolls a colony here gets a card. */
export const rollWaysAt = (table: Table, vertex: number): number =>
  yieldsAt(table, vertex).reduce((sum, { ways }) => sum + ways, 0);
