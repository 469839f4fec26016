import { NONE } from '@orrery/common';
import { CARBON, FOOD, FUEL, GOODS, isExtended, ORE, type Provenance } from './data.ts';
import { HOMES, THREE } from './topology.ts';

/** The peoples, in the order of their cards. */
export const PEOPLES = ['greenFolk', 'scientists', 'merchants', 'diplomats', 'travelers'] as const;
export const GREEN_FOLK = 0;
export const SCIENTISTS = 1;
export const MERCHANTS = 2;
export const DIPLOMATS = 3;
export const TRAVELERS = 4;

/** The shapes on the backs of number discs. */
const TRIANGLE = 0;
const RECTANGLE = 1;
const HEXAGON = 2;
export const SHAPES = 3;

/** A sector: a system of three planets, clockwise, an outpost of a people, or nothing at all. */
export interface Sector {
  readonly word: string;
  readonly stars: 1 | 2;
  readonly resources: readonly number[]; // three, or none
  readonly shapes: readonly number[]; // on the planets, in the same order
  readonly people: number; // NONE without an outpost
  readonly isExtension: boolean;
  readonly provenance: Provenance;
}

const system = (
  word: string,
  stars: 1 | 2,
  resources: readonly number[],
  shapes: readonly number[],
  provenance: Provenance = 'book',
): Sector => ({ word, stars, resources, shapes, people: NONE, isExtension: provenance === 'single', provenance });
const outpost = (people: number, stars: 1 | 2, provenance: Provenance = 'book'): Sector => ({
  word: PEOPLES[people] ?? '',
  stars,
  resources: [],
  shapes: [],
  people,
  isExtension: provenance === 'single',
  provenance,
});
const empty = (stars: 1 | 2): Sector => ({ ...outpost(NONE, stars), word: 'empty' });

const [T, R, H] = [TRIANGLE, RECTANGLE, HEXAGON];

/** All sectors of the base game and the extension (section 2.3). */
export const SECTORS: readonly Sector[] = [
  system('system-1', 1, [CARBON, FOOD, FUEL], [R, T, H]),
  system('system-2', 1, [CARBON, ORE, GOODS], [T, H, R]),
  system('system-3', 1, [FUEL, ORE, GOODS], [R, T, H]),
  system('system-4', 1, [FUEL, FOOD, ORE], [T, H, R]),
  system('system-5', 1, [FOOD, CARBON, GOODS], [R, H, T]),
  system('system-6', 2, [CARBON, FUEL, GOODS], [R, T, H]),
  system('system-7', 2, [GOODS, FOOD, ORE], [T, R, H]),
  system('system-8', 2, [ORE, CARBON, GOODS], [H, T, R]),
  outpost(GREEN_FOLK, 1),
  outpost(MERCHANTS, 1),
  outpost(SCIENTISTS, 2),
  outpost(DIPLOMATS, 2),
  empty(1),
  empty(1),
  empty(2),
  empty(2),
  system('system-9', 1, [FOOD, FUEL, GOODS], [T, H, R], 'single'),
  system('system-10', 2, [CARBON, ORE, FUEL], [H, R, T], 'single'),
  outpost(TRAVELERS, 2, 'single'),
];

const setWhere = (test: (sector: Sector) => boolean): number =>
  SECTORS.reduce((set, sector, i) => (test(sector) ? set | (1 << i) : set), 0);
const isEmpty = ({ word }: Sector): boolean => word === 'empty';

/** Sectors of each number of stars, one bit each. */
export const STARRED: readonly number[] = [
  0,
  setWhere(({ stars }) => stars === 1),
  setWhere(({ stars }) => stars === 2),
];
const BASE_SECTORS = setWhere(({ isExtension }) => !isExtension);
const ALL_SECTORS = setWhere(() => true);
const FULL_SECTORS = setWhere((sector) => !isEmpty(sector));

/** SF56-SETUP-02, A-03: what is shuffled; the extension leaves the empty sectors out but in wild space. */
export function shuffledSectors(seats: number, isWild: boolean): number {
  if (!isExtended(seats)) return BASE_SECTORS;
  return isWild ? ALL_SECTORS : FULL_SECTORS;
}

/** SF-VAR-01: the sectors of the slots in the beginners' figure (book). */
export const BEGINNERS: readonly number[] = [10, 5, 11, 6, 7, 14, 8, 15, 3, 2, 12, 9, 1, 0, 4];
/** the same with the three new sectors in the empty places (our reconstruction). */
export const BEGINNERS_EXTENDED: readonly number[] = [10, 5, 11, 6, 7, 17, 8, 18, 3, 2, 16, 9, 1, 0, 4];

/** Number discs as bits: 2 to 12 for the numbers, then the tokens in the order of TOKENS. */
const number = (...numbers: number[]): number => numbers.reduce((set, n) => set | (1 << n), 0);
export interface Token {
  readonly word: string;
  readonly sort: 'pirates' | 'ice' | 'artefact';
  readonly needs: number; // cannons, freight pods, peoples
}
export const TOKENS: readonly Token[] = [
  { word: 'pirates-4', sort: 'pirates', needs: 4 },
  { word: 'pirates-5', sort: 'pirates', needs: 5 },
  { word: 'pirates-6', sort: 'pirates', needs: 6 },
  { word: 'ice-3', sort: 'ice', needs: 3 },
  { word: 'ice-4', sort: 'ice', needs: 4 },
  { word: 'artefact-2', sort: 'artefact', needs: 2 },
  { word: 'artefact-3', sort: 'artefact', needs: 3 },
];
const TOKEN_BIT = 13;
const token = (i: number): number => 1 << (TOKEN_BIT + i);
/** A disc from here on is a token: nothing is yielded, nothing is founded beside it. */
export const TOKEN_LEAST = 1 << TOKEN_BIT;
/** The token that a disc of that value stands for. */
export const tokenOf = (disc: number): number => 31 - Math.clz32(disc) - TOKEN_BIT;
const each = (...numbers: number[]): number[] => numbers.map((n) => number(n));
const [P4, P5, P6, I3, I4, A2, A3] = [token(0), token(1), token(2), token(3), token(4), token(5), token(6)];

/** The discs by pool: three shapes with one star, three with two, and last the reserve (section 2.6). */
const BASE_POOLS: readonly (readonly number[])[] = [
  each(3, 4, 4, 11, 12),
  each(2, 5, 5, 6, 9),
  [...each(10, 10), P4, P5, I3],
  each(3, 4, 11),
  each(5, 8, 9),
  [...each(10), P6, I4],
  each(3, 9, 10, 11, 11),
];
/** What the extension adds (one source). */
const MORE_DISCS: readonly (readonly number[])[] = [each(3), each(8), [A2], each(4), each(12), [A3], each(5, 10)];
const EXTENDED_POOLS = BASE_POOLS.map((discs, pool) => [...discs, ...(MORE_DISCS[pool] ?? [])]);
export const poolsFor = (seats: number): readonly (readonly number[])[] =>
  isExtended(seats) ? EXTENDED_POOLS : BASE_POOLS;
export const RESERVE_POOL = 6;

/** The resources of the twelve home planets, three a system (book). */
export const HOME_RESOURCES: readonly number[] = [
  FOOD,
  FUEL,
  CARBON,
  FUEL,
  GOODS,
  ORE,
  ORE,
  CARBON,
  FOOD,
  GOODS,
  ORE,
  FUEL,
];
const HOME_DISCS = [...each(11, 4, 8, 10), number(3, 12), ...each(8, 5, 6, 3), number(2, 11), ...each(9, 6)];
/** SF56-SETUP-01, A-01: a disc of each letter gives way to one of two numbers, in the same place. */
const REPLACED: ReadonlyMap<number, number> = new Map([
  [0, number(10, 11)],
  [4, number(9, 12)],
  [8, number(3, 4)],
  [9, number(2, 5)],
]);
export const homeDiscsFor = (seats: number): readonly number[] =>
  isExtended(seats) ? HOME_DISCS.map((disc, planet) => REPLACED.get(planet) ?? disc) : HOME_DISCS;
export const HOME_PLANETS = HOMES * THREE;

/** The start of a colour in the figure (book): sites by their intersections. */
export interface Start {
  readonly port: string;
  readonly colonies: readonly [string, string];
  readonly ship: string;
}
/** Yellow, red, white, blue. */
export const STARTS: readonly Start[] = [
  { port: '1:27', colonies: ['16:28', '23:27'], ship: '2:26' },
  { port: '8:26', colonies: ['-2:28', '26:28'], ship: '10:26' },
  { port: '16:26', colonies: ['-2:26', '8:28'], ship: '17:25' },
  { port: '26:26', colonies: ['5:27', '19:27'], ship: '25:25' },
];
