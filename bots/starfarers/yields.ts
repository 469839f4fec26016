import { bitCount } from '@orrery/common';
import { poolsFor, SECTORS, SHAPES, STARRED, type Table, THREE, TOKEN_LEAST } from '@orrery/starfarers/facts';

const ROLLS = 36;
const CERTAIN = 6;
const SEVEN = 7;
const NUMBERS = 13;

const shareOfNumber = (n: number): number => (n < 2 ? 0 : (CERTAIN - Math.abs(SEVEN - n)) / ROLLS);

/** In which part of all rolls one of these numbers falls, by the numbers as bits. */
const SHARES = Float64Array.from({ length: 1 << NUMBERS }, (_, set) => {
  let sum = 0;
  for (let n = 0; n < NUMBERS; n++) if (((set >> n) & 1) === 1) sum += shareOfNumber(n);
  return sum;
});

/** The part of all rolls in which an open disc yields; tokens and what lies face down yield nothing. */
export const shareOf = (disc: number): number => (disc >= TOKEN_LEAST ? 0 : (SHARES[disc] ?? 0));

/** What can be expected of a disc that lies face down, by the discs left in its pool. */
interface Expectation {
  readonly share: Float64Array;
  readonly token: Float64Array; // the chance that it is none with a number
}

function expectation(discs: readonly number[]): Expectation {
  const share = new Float64Array(1 << discs.length);
  const token = new Float64Array(1 << discs.length);
  for (let set = 1; set < 1 << discs.length; set++) {
    const left = discs.filter((_, i) => ((set >> i) & 1) === 1);
    share[set] = left.reduce((sum, disc) => sum + shareOf(disc), 0) / left.length;
    token[set] = left.filter((disc) => disc >= TOKEN_LEAST).length / left.length;
  }
  return { share, token };
}

const BASE_SEATS = 4;
const EXTENDED_SEATS = 6;
const EXPECTED = [BASE_SEATS, EXTENDED_SEATS].map((seats) => poolsFor(seats).map(expectation));

const expectedOf = ({ players }: Table, pool: number): Expectation | undefined =>
  EXPECTED[players.length > BASE_SEATS ? 1 : 0]?.[pool];

/** The pool of the disc on a planet of a slot whose sector lies open. */
function poolAt({ layout }: Table, slot: number, planet: number): number {
  const laid = layout[slot] ?? 0;
  const { stars, shapes } = SECTORS[Math.floor(laid / THREE)] ?? { stars: 1, shapes: [] };
  return (stars - 1) * SHAPES + (shapes[(planet + THREE - (laid % THREE)) % THREE] ?? 0);
}

/** How often the disc face down on planet 0, 1 or 2 of a slot can be expected to yield. */
export function hopedShare(table: Table, slot: number, planet: number): number {
  const pool = poolAt(table, slot, planet);
  return expectedOf(table, pool)?.share[table.pools[pool] ?? 0] ?? 0;
}

/** How likely it is a token. */
export function hopedToken(table: Table, slot: number, planet: number): number {
  const pool = poolAt(table, slot, planet);
  return expectedOf(table, pool)?.token[table.pools[pool] ?? 0] ?? 0;
}

const setWhere = (test: (i: number) => boolean): number =>
  SECTORS.reduce((set, _, i) => (test(i) ? set | (1 << i) : set), 0);
const SYSTEM_SET = setWhere((i) => (SECTORS[i]?.resources.length ?? 0) > 0);
const OUTPOST_SET = setWhere((i) => (SECTORS[i]?.people ?? -1) >= 0);

const shareOfSectors = (table: Table, stars: number, wanted: number): number => {
  const all = table.options.setup === 'wild' ? table.sectors : table.sectors & (STARRED[stars] ?? 0);
  const n = bitCount(all);
  return n === 0 ? 0 : bitCount(all & wanted) / n;
};

/** How likely a sector face down is a system of planets, and how likely an outpost. */
export const systemChance = (table: Table, stars: number): number => shareOfSectors(table, stars, SYSTEM_SET);
export const outpostChance = (table: Table, stars: number): number => shareOfSectors(table, stars, OUTPOST_SET);
