import { NONE } from '@orrery/common';
import { CARBON, FOOD, FUEL, GOODS, isExtended, ORE, type Provenance } from './data.ts';
import { HOME_COUNT, PLANETS_PER_SYSTEM } from './topology.ts';

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
export const SHAPE_COUNT = 3;

/** A sector: a system of three planets, clockwise, an outpost of a people, or empty. */
export interface SectorData {
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
): SectorData => ({ word, stars, resources, shapes, people: NONE, isExtension: provenance === 'single', provenance });
const outpost = (people: number, stars: 1 | 2, provenance: Provenance = 'book'): SectorData => ({
  word: PEOPLES[people] ?? '',
  stars,
  resources: [],
  shapes: [],
  people,
  isExtension: provenance === 'single',
  provenance,
});
const empty = (stars: 1 | 2): SectorData => ({ ...outpost(NONE, stars), word: 'empty' });

const [T, R, H] = [TRIANGLE, RECTANGLE, HEXAGON];

/** All sectors of the base game and the extension (section 2.3). */
export const SECTORS: readonly SectorData[] = [
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

const sectorSet = (test: (sector: SectorData) => boolean): number =>
  SECTORS.reduce((set, sector, i) => (test(sector) ? set | (1 << i) : set), 0);
const isEmpty = ({ word }: SectorData): boolean => word === 'empty';

/** The sectors with each number of stars, one bit each. */
export const SECTORS_BY_STARS: readonly number[] = [
  0,
  sectorSet(({ stars }) => stars === 1),
  sectorSet(({ stars }) => stars === 2),
];
const BASE_SECTORS = sectorSet(({ isExtension }) => !isExtension);
const ALL_SECTORS = sectorSet(() => true);
const NON_EMPTY_SECTORS = sectorSet((sector) => !isEmpty(sector));

/** SF56-SETUP-02, A-03: what is shuffled; the extension uses the empty sectors only in wild space. */
export function shuffledSectors(seats: number, isWild: boolean): number {
  if (!isExtended(seats)) return BASE_SECTORS;
  return isWild ? ALL_SECTORS : NON_EMPTY_SECTORS;
}

/** SF-VAR-01: the sectors of the slots in the beginners' figure (book). */
export const BEGINNER_SECTORS: readonly number[] = [10, 5, 11, 6, 7, 14, 8, 15, 3, 2, 12, 9, 1, 0, 4];
/** the same with the three new sectors in the empty places (our reconstruction). */
export const BEGINNER_SECTORS_EXTENDED: readonly number[] = [10, 5, 11, 6, 7, 17, 8, 18, 3, 2, 16, 9, 1, 0, 4];

/** Number discs as bits: 2 to 12 for the numbers, then the tokens in the order of TOKENS. */
const numberBits = (...numbers: number[]): number => numbers.reduce((set, n) => set | (1 << n), 0);
export interface DiscToken {
  readonly word: string;
  readonly sort: 'pirates' | 'ice' | 'artefact';
  readonly needs: number; // cannons, freight pods, peoples
}
export const TOKENS: readonly DiscToken[] = [
  { word: 'pirates-4', sort: 'pirates', needs: 4 },
  { word: 'pirates-5', sort: 'pirates', needs: 5 },
  { word: 'pirates-6', sort: 'pirates', needs: 6 },
  { word: 'ice-3', sort: 'ice', needs: 3 },
  { word: 'ice-4', sort: 'ice', needs: 4 },
  { word: 'artefact-2', sort: 'artefact', needs: 2 },
  { word: 'artefact-3', sort: 'artefact', needs: 3 },
];
const FIRST_TOKEN_BIT = 13;
const tokenBit = (i: number): number => 1 << (FIRST_TOKEN_BIT + i);
/** Discs from this value on are tokens: no yield, and nothing is founded beside them. */
export const FIRST_TOKEN_DISC = 1 << FIRST_TOKEN_BIT;
/** The token of a disc with that value. */
export const tokenOf = (disc: number): number => 31 - Math.clz32(disc) - FIRST_TOKEN_BIT;
const numberDiscs = (...numbers: number[]): number[] => numbers.map((n) => numberBits(n));
const [P4, P5, P6, I3, I4, A2, A3] = [
  tokenBit(0),
  tokenBit(1),
  tokenBit(2),
  tokenBit(3),
  tokenBit(4),
  tokenBit(5),
  tokenBit(6),
];

/** The discs by pool: three shapes with one star, three with two, and last the reserve (section 2.6). */
const BASE_POOLS: readonly (readonly number[])[] = [
  numberDiscs(3, 4, 4, 11, 12),
  numberDiscs(2, 5, 5, 6, 9),
  [...numberDiscs(10, 10), P4, P5, I3],
  numberDiscs(3, 4, 11),
  numberDiscs(5, 8, 9),
  [...numberDiscs(10), P6, I4],
  numberDiscs(3, 9, 10, 11, 11),
];
/** What the extension adds (one source). */
const EXTENSION_DISCS: readonly (readonly number[])[] = [
  numberDiscs(3),
  numberDiscs(8),
  [A2],
  numberDiscs(4),
  numberDiscs(12),
  [A3],
  numberDiscs(5, 10),
];
const EXTENDED_POOLS = BASE_POOLS.map((discs, pool) => [...discs, ...(EXTENSION_DISCS[pool] ?? [])]);
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
const HOME_DISCS = [
  ...numberDiscs(11, 4, 8, 10),
  numberBits(3, 12),
  ...numberDiscs(8, 5, 6, 3),
  numberBits(2, 11),
  ...numberDiscs(9, 6),
];
/** SF56-SETUP-01, A-01: a disc of each letter is replaced by one with two numbers. */
const REPLACED_HOME_DISCS: ReadonlyMap<number, number> = new Map([
  [0, numberBits(10, 11)],
  [4, numberBits(9, 12)],
  [8, numberBits(3, 4)],
  [9, numberBits(2, 5)],
]);
export const homeDiscsFor = (seats: number): readonly number[] =>
  isExtended(seats) ? HOME_DISCS.map((disc, planet) => REPLACED_HOME_DISCS.get(planet) ?? disc) : HOME_DISCS;
export const HOME_PLANETS = HOME_COUNT * PLANETS_PER_SYSTEM;

/** The start of a colour in the figure (book): sites by their intersections. */
export interface StartPosition {
  readonly port: string;
  readonly colonies: readonly [string, string];
  readonly ship: string;
}
/** Yellow, red, white, blue. */
export const START_POSITIONS: readonly StartPosition[] = [
  { port: '1:27', colonies: ['16:28', '23:27'], ship: '2:26' },
  { port: '8:26', colonies: ['-2:28', '26:28'], ship: '10:26' },
  { port: '16:26', colonies: ['-2:26', '8:28'], ship: '17:25' },
  { port: '26:26', colonies: ['5:27', '19:27'], ship: '25:25' },
];
