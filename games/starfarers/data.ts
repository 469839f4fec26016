import type { Bundle } from '@orrery/common';

/**
 * The source of a fact: the books, public material, a single public source, inference, our own reconstruction, or none.
 */
export type Provenance = 'book' | 'public' | 'single' | 'inferred' | 'reconstructed' | 'unknown';

/** The five resources, in the order of counts in every bundle. */
export const RESOURCES = ['ore', 'fuel', 'carbon', 'food', 'goods'] as const;
export const RESOURCE_KINDS = RESOURCES.length;
export const ORE = 0;
export const FUEL = 1;
export const CARBON = 2;
export const FOOD = 3;
export const GOODS = 4;

const bundle = (...counts: number[]): Bundle => counts;

/** The empty bundle. */
export const NO_COST = bundle(0, 0, 0, 0, 0);

/** The cargo of a ship. */
export const CARGOES = ['colony', 'trade'] as const;
export const COLONY_CARGO = 0;
export const TRADE_CARGO = 1;

/** The upgrades of a mothership. */
export const UPGRADES = ['booster', 'cannon', 'pod'] as const;
export const BOOSTER = 0;
export const CANNON = 1;
export const POD = 2;
/** SF-BUILD-04 to 06: the maximum of each on one mothership (book). */
export const MAX_UPGRADES: readonly number[] = [6, 6, 5];

/** SF-BUILD-01 to 06: the printed costs (book). */
export const SHIP_COST: readonly Bundle[] = [bundle(1, 1, 1, 1, 0), bundle(1, 1, 0, 0, 2)];
export const PORT_COST = bundle(0, 0, 3, 2, 0);
export const UPGRADE_COST: readonly Bundle[] = [bundle(0, 2, 0, 0, 0), bundle(0, 0, 2, 0, 0), bundle(2, 0, 0, 0, 0)];
export const FAME_COST = bundle(0, 0, 0, 0, 1);

/** Pieces of a colour (book). */
export const PIECES_PER_SEAT = { colonies: 9, stations: 7, ships: 3, shipyards: 3 } as const;
export const SHIPS_PER_SEAT = PIECES_PER_SEAT.ships;

/** What differs with the extension: the material, chosen by the number of seats. */
export interface GameMaterial {
  readonly cardsPerResource: number; // resource cards of a kind
  readonly pileSize: number; // of each kind in the first reserve pile
  readonly refillSize: number; // of each kind in every further one
  readonly upgrades: readonly number[]; // boosters, cannons, pods
  readonly fame: number; // half medals
  readonly peoples: number;
  readonly pilots: number;
  readonly startFame: number; // half medals at the start
  readonly startColonies: number; // founded before the game, including the spaceport
  readonly laidOut: readonly number[]; // upgrades to choose from at the start
}

/** SF-SETUP-04, SF-SETUP-05 (book; the cards of each kind are public). */
const BASE_MATERIAL: GameMaterial = {
  cardsPerResource: 20,
  pileSize: 8,
  refillSize: 8,
  upgrades: [24, 24, 20],
  fame: 40,
  peoples: 4,
  pilots: 1,
  startFame: 1,
  startColonies: 3,
  laidOut: [2, 1, 1],
};
/** SF-FOUND-04: with three players there are only three to choose from; which three is our ruling. */
const BASE_MATERIAL_THREE: GameMaterial = { ...BASE_MATERIAL, laidOut: [1, 1, 1] };
/** SF56-SETUP-04, SF56-SETUP-05, SF56-FOUND-04, SF56-FOUND-05 (book). */
const EXTENSION_MATERIAL: GameMaterial = {
  cardsPerResource: 28,
  pileSize: 12,
  refillSize: 10,
  upgrades: [32, 32, 28],
  fame: 60,
  peoples: 5,
  pilots: 2,
  startFame: 3,
  startColonies: 2,
  laidOut: [2, 2, 2],
};
/** Above this number of seats the extension is needed. */
export const MAX_BASE_SEATS = 4;
export const MAX_SEATS = 6;

export const isExtended = (seats: number): boolean => seats > MAX_BASE_SEATS;

export function materialFor(seats: number): GameMaterial {
  if (isExtended(seats)) return EXTENSION_MATERIAL;
  return seats === MAX_BASE_SEATS ? BASE_MATERIAL : BASE_MATERIAL_THREE;
}

/** SF56-TURN-01, SF56-FOUND-01: the second pilot sits three seats to the left of the first. */
export const SECOND_PILOT_OFFSET = 3;
/** SF-SETUP-06, SF-FOUND-03. */
export const START_CARDS = 3;

export const VICTORY_POINTS = { colony: 1, port: 1, marker: 2, token: 1 } as const;
/** Half medals per victory point (SF-VP-01). */
export const FAME_PER_POINT = 2;

/** SF-PROD-04: cards drawn from the reserve pile by victory points. */
export function stipendForPoints(points: number): number {
  if (points >= 10) return 0;
  return points >= 8 ? 1 : 2;
}

export const ROBBER_ROLL = 7;
/** SF-SEVEN-02: with more cards than this a 7 takes half; the second limit is with the reduced tribute. */
export const HAND_LIMIT = 7;
export const REDUCED_TRIBUTE_HAND_LIMIT = 12;

/** SF-TRADE-03: cards of a kind for one of another; goods and the cards of Merchants have the better rate. */
export const SUPPLY_RATE = 3;
export const GOOD_RATE = 2;
/** SF-FRIEND-GOODS: the goods card gives this rate once per turn. */
export const BEST_RATE = 1;

/** SF-FRIEND-JUMP: boosters needed for a jump, including the Scientists' cards. */
export const MIN_BOOSTERS_FOR_JUMP = 3;
/** SF-FRIEND-HAND: number of players with more points, each of whom gives a card. */
export const MAX_HELPERS = 2;

/** SF-COL-03: with three players, the maximum number of colonies in a system other than the home systems. */
export const MAX_COLONIES_PER_SYSTEM = 2;
export const CROWDING_SEATS = 3;

/** SF-STAT-02: docking places of an outpost. */
export const DOCKS_PER_OUTPOST = 5;

/** The ten combinations of two of five balls (section 1.3): their sum, and whether the black one is among them. */
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
/** The base speed with the black ball (SF-FLIGHT-03). */
export const BLACK_SPEED = 3;
export const shakeSpeed = (shake: number): number => {
  const { sum, black } = SHAKES[shake] ?? { sum: 0, black: false };
  return black ? BLACK_SPEED : sum;
};

/** The cards of the dice deck: one for each combination of two dice. */
export const DICE_CARDS = 36;
export const DICE_CARDS_PER_WORD = 18;

/** Rounds without a colony, spaceport, station or token after which nobody wins (our ruling). */
export const MAX_QUIET_ROUNDS = 60;
