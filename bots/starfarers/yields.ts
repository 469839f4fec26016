import { bitCount } from '@orrery/common';
import {
  FIRST_TOKEN_DISC,
  PLANETS_PER_SYSTEM,
  poolsFor,
  SECTORS,
  SECTORS_BY_STARS,
  SHAPE_COUNT,
  type Table,
} from '@orrery/starfarers/facts';

const DICE_ROLLS = 36;
const MAX_ROLL_WAYS = 6;
const MOST_LIKELY_ROLL = 7;
const NUMBER_BITS = 13;

const shareOfNumber = (n: number): number =>
  n < 2 ? 0 : (MAX_ROLL_WAYS - Math.abs(MOST_LIKELY_ROLL - n)) / DICE_ROLLS;

/** The probability that a roll is one of these numbers, by the numbers as bits. */
const ROLL_SHARES = Float64Array.from({ length: 1 << NUMBER_BITS }, (_, set) => {
  let sum = 0;
  for (let n = 0; n < NUMBER_BITS; n++) if (((set >> n) & 1) === 1) sum += shareOfNumber(n);
  return sum;
});

/** The probability that a roll yields from a revealed disc; tokens and face-down discs yield nothing. */
export const rollShareOfDisc = (disc: number): number => (disc >= FIRST_TOKEN_DISC ? 0 : (ROLL_SHARES[disc] ?? 0));

/** The expected yield of a face-down disc, by the discs left in its pool. */
interface Expectation {
  readonly share: Float64Array;
  readonly token: Float64Array; // the probability that it has no number
}

function expectation(discs: readonly number[]): Expectation {
  const share = new Float64Array(1 << discs.length);
  const token = new Float64Array(1 << discs.length);
  for (let set = 1; set < 1 << discs.length; set++) {
    const left = discs.filter((_, i) => ((set >> i) & 1) === 1);
    share[set] = left.reduce((sum, disc) => sum + rollShareOfDisc(disc), 0) / left.length;
    token[set] = left.filter((disc) => disc >= FIRST_TOKEN_DISC).length / left.length;
  }
  return { share, token };
}

const BASE_SEATS = 4;
const EXTENDED_SEATS = 6;
const EXPECTED_BY_POOL = [BASE_SEATS, EXTENDED_SEATS].map((seats) => poolsFor(seats).map(expectation));

const expectationOf = ({ players }: Table, pool: number): Expectation | undefined =>
  EXPECTED_BY_POOL[players.length > BASE_SEATS ? 1 : 0]?.[pool];

/** The pool of the disc on a planet of a slot whose sector is revealed. */
function poolAt({ layout }: Table, slot: number, planet: number): number {
  const laid = layout[slot] ?? 0;
  const { stars, shapes } = SECTORS[Math.floor(laid / PLANETS_PER_SYSTEM)] ?? { stars: 1, shapes: [] };
  return (
    (stars - 1) * SHAPE_COUNT +
    (shapes[(planet + PLANETS_PER_SYSTEM - (laid % PLANETS_PER_SYSTEM)) % PLANETS_PER_SYSTEM] ?? 0)
  );
}

/** The expected yield of the face-down disc on planet 0, 1 or 2 of a slot. */
export function expectedShare(table: Table, slot: number, planet: number): number {
  const pool = poolAt(table, slot, planet);
  return expectationOf(table, pool)?.share[table.pools[pool] ?? 0] ?? 0;
}

/** The probability that it is a token. */
export function tokenChance(table: Table, slot: number, planet: number): number {
  const pool = poolAt(table, slot, planet);
  return expectationOf(table, pool)?.token[table.pools[pool] ?? 0] ?? 0;
}

const sectorSet = (test: (i: number) => boolean): number =>
  SECTORS.reduce((set, _, i) => (test(i) ? set | (1 << i) : set), 0);
const SYSTEM_SET = sectorSet((i) => (SECTORS[i]?.resources.length ?? 0) > 0);
const OUTPOST_SET = sectorSet((i) => (SECTORS[i]?.people ?? -1) >= 0);

const shareOfSectors = (table: Table, stars: number, wanted: number): number => {
  const all = table.options.setup === 'wild' ? table.sectors : table.sectors & (SECTORS_BY_STARS[stars] ?? 0);
  const n = bitCount(all);
  return n === 0 ? 0 : bitCount(all & wanted) / n;
};

/** The probabilities that a face-down sector is a planetary system or an outpost. */
export const systemChance = (table: Table, stars: number): number => shareOfSectors(table, stars, SYSTEM_SET);
export const outpostChance = (table: Table, stars: number): number => shareOfSectors(table, stars, OUTPOST_SET);
