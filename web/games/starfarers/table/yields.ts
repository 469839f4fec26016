import { NONE } from '@orrery/common';
import { type Table, TOKEN_LEAST, VERTEX_PLANETS } from '@orrery/starfarers/facts';

const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

/** The numbers of a disc, none for a token or one that lies face down. */
export const numbersOf = (disc: number): readonly number[] =>
  disc >= TOKEN_LEAST ? [] : NUMBERS.filter((n) => ((disc >> n) & 1) === 1);

/** Ways out of 36 in which two dice show a number. */
const waysOf = (number: number): number => 6 - Math.abs(7 - number);

/** A planet beside a site, as it yields to a colony there. */
export interface Yield {
  readonly planet: number;
  readonly resource: number;
  readonly numbers: readonly number[];
  /** Out of 36. */
  readonly ways: number;
}

/** What a colony gets its cards from. */
export function yieldsAt({ planets, discs }: Table, vertex: number): readonly Yield[] {
  return VERTEX_PLANETS.slice(vertex * 2, vertex * 2 + 2)
    .filter((planet) => planet !== NONE)
    .map((planet) => {
      const numbers = numbersOf(discs[planet] ?? 0);
      return {
        planet,
        resource: planets[planet] ?? NONE,
        numbers,
        ways: numbers.reduce((sum, number) => sum + waysOf(number), 0),
      };
    });
}

/** In how many of 36 rolls a colony here gets a card. */
export const waysAt = (table: Table, vertex: number): number =>
  yieldsAt(table, vertex).reduce((sum, { ways }) => sum + ways, 0);
