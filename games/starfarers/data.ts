import type { Bundle } from '@orrery/common';

/** Where a fact comes from: the books, public material, one public source alone, a reason, our own reconstruction, or nowhere. */
export type Provenance = 'book' | 'public' | 'single' | 'inferred' | 'reconstructed' | 'unknown';

/** The five resources, in the order in which counts stand in every bundle. */
export const RESOURCES = ['ore', 'fuel', 'carbon', 'food', 'goods'] as const;
export const KINDS = RESOURCES.length;
export const ORE = 0;
export const FUEL = 1;
export const CARBON = 2;
export const FOOD = 3;
export const GOODS = 4;

const bundle = (...counts: number[]): Bundle => counts;

/** Nothing at all. */
export const FREE = bundle(0, 0, 0, 0, 0);

/** What a ship carries. */
export const CARGOES = ['colony', 'trade'] as const;
export const COLONY = 0;
export const TRADE = 1;

/** What is fitted to a mothership. */
export const UPGRADES = ['booster', 'cannon', 'pod'] as const;
export const BOOSTER = 0;
export const CANNON = 1;
export const POD = 2;
/** SF-BUILD-04 to 06: the most of each on one mothership (book). */
export const MOST_UPGRADES: readonly number[] = [6, 6, 5];

/** SF-BUILD-01 to 06: the printed costs (book). */
export const SHIP_COST: readonly Bundle[] = [bundle(1, 1, 1, 1, 0), bundle(1, 1, 0, 0, 2)];
export const PORT_COST = bundle(0, 0, 3, 2, 0);
export const UPGRADE_COST: readonly Bundle[] = [bundle(0, 2, 0, 0, 0), bundle(0, 0, 2, 0, 0), bundle(2, 0, 0, 0, 0)];
export const FAME_COST = bundle(0, 0, 0, 0, 1);

/** Pieces of a colour (book). */
export const PIECES = { colonies: 9, stations: 7, ships: 3, shipyards: 3 } as const;
export const SHIPS = PIECES.ships;

/** What differs with the extension: an edition of the material, chosen by the number of seats. */
export interface Material {
  readonly each: number; // resource cards of a kind
  readonly pile: number; // of each kind in the first reserve pile
  readonly refill: number; // of each kind in every further one
  readonly upgrades: readonly number[]; // boosters, cannons, pods
  readonly fame: number; // half medals
  readonly peoples: number;
  readonly pilots: number;
  readonly startFame: number; // half medals at the start
  readonly startColonies: number; // founded before the game, the spaceport included
  readonly laidOut: readonly number[]; // upgrades to choose from at the start
}

/** SF-SETUP-04, SF-SETUP-05 (book; the cards of each kind are public). */
const BASE: Material = {
  each: 20,
  pile: 8,
  refill: 8,
  upgrades: [24, 24, 20],
  fame: 40,
  peoples: 4,
  pilots: 1,
  startFame: 1,
  startColonies: 3,
  laidOut: [2, 1, 1],
};
/** SF-FOUND-04: with three there are but three to choose from; which three is our own ruling. */
const BASE_THREE: Material = { ...BASE, laidOut: [1, 1, 1] };
/** SF56-SETUP-04, SF56-SETUP-05, SF56-FOUND-04, SF56-FOUND-05 (book). */
const EXTENSION: Material = {
  each: 28,
  pile: 12,
  refill: 10,
  upgrades: [32, 32, 28],
  fame: 60,
  peoples: 5,
  pilots: 2,
  startFame: 3,
  startColonies: 2,
  laidOut: [2, 2, 2],
};
/** With more the extension is needed. */
export const BASE_SEATS = 4;
export const MOST_SEATS = 6;

export const isExtended = (seats: number): boolean => seats > BASE_SEATS;

export function materialFor(seats: number): Material {
  if (isExtended(seats)) return EXTENSION;
  return seats === BASE_SEATS ? BASE : BASE_THREE;
}

/** SF56-TURN-01, SF56-FOUND-01: the second pilot sits three to the left of the first. */
export const PILOT_STEP = 3;
/** SF-SETUP-06, SF-FOUND-03. */
export const START_CARDS = 3;

export const POINTS = { colony: 1, port: 1, marker: 2, token: 1 } as const;
/** Half medals that make a point (SF-VP-01). */
export const HALVES = 2;

/** SF-PROD-04: cards drawn from the reserve pile by victory points. */
export function stipend(points: number): number {
  if (points >= 10) return 0;
  return points >= 8 ? 1 : 2;
}

export const SEVEN = 7;
/** SF-SEVEN-02: more cards than this, and a 7 takes half; with the reduced tribute more than that. */
export const SAFE = 7;
export const SAFE_REDUCED = 12;

/** SF-TRADE-03: cards of a kind for one of another; goods and the cards of Merchants at the good rate. */
export const SUPPLY_RATE = 3;
export const GOOD_RATE = 2;
/** SF-FRIEND-GOODS: the goods card serves once a turn at this rate. */
export const BEST_RATE = 1;

/** SF-FRIEND-JUMP: boosters that a jump takes; the Scientists' cards count. */
export const JUMP_BOOSTERS = 3;
/** SF-FRIEND-HAND: players who are ahead, each of whom gives a card. */
export const HELPERS = 2;

/** SF-COL-03: with three players a system away from home takes so many colonies. */
export const CROWDED = 2;
export const CROWD_SEATS = 3;

/** SF-STAT-02: docking places of an outpost. */
export const DOCKS = 5;

/** The ten ways in which two of five balls fall (section 1.3): what they add up to, and whether the black one is there. */
export const SHAKES: readonly { readonly sum: number; readonly black: boolean }[] = [
  { sum: 3, black: false },
  { sum: 3, black: false },
  { sum: 4, black: false },
  { sum: 4, black: false },
  { sum: 5, black: false },
  { sum: 5, black: false },
  { sum: 2, black: true },
  { sum: 2, black: true },
  { sum: 1, black: true },
  { sum: 3, black: true },
];
/** The base speed when the black ball is there (SF-FLIGHT-03). */
export const BLACK_SPEED = 3;
export const speedOf = (shake: number): number => {
  const { sum, black } = SHAKES[shake] ?? { sum: 0, black: false };
  return black ? BLACK_SPEED : sum;
};

/** The cards of the dice deck: one for each way two dice can fall. */
export const DICE_CARDS = 36;
export const DICE_WORD = 18;

/** Rounds without a colony, spaceport, station or token after which nobody wins (a ruling of ours). */
export const QUIET_ROUNDS = 60;
