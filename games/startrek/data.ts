import type { Bundle } from '@orrery/common';

/** Where a fact comes from: the books, public material, a reason, our own reconstruction, or nowhere. */
export type Provenance = 'book' | 'public' | 'inferred' | 'reconstructed' | 'unknown';

/** The five resources, in the order in which counts stand in every bundle. */
export const RESOURCES = ['tritanium', 'dilithium', 'food', 'oxygen', 'water'] as const;
export const KINDS = RESOURCES.length;
export const TRITANIUM = 0;
export const DILITHIUM = 1;
export const FOOD = 2;
export const OXYGEN = 3;
export const WATER = 4;
/** The sixth kind of hex: it yields nothing (ST-DEF-05). */
export const ASTEROID = 5;

/** Cards of each resource in the bank at the start (book). */
export const EACH = 19;

const bundle = (...counts: number[]): Bundle => counts;

/** Nothing at all. */
export const FREE = bundle(0, 0, 0, 0, 0);

/** ST-BUILD-01, the printed cost card (book). */
export const COST = {
  ship: bundle(1, 1, 0, 0, 0),
  station: bundle(1, 1, 1, 1, 0),
  base: bundle(0, 0, 0, 2, 3),
  development: bundle(0, 0, 1, 1, 1),
} as const;

/** What retiring a fleet card makes of two prices (public: the helpers' scenario). */
export const RETIRED_COST = { station: bundle(1, 1, 0, 0, 0), base: bundle(0, 0, 0, 1, 2) } as const;

/** Pieces of a colour (book): the reserve comes into the supply with the first two bases. */
export const PIECES = { ships: 15, stations: 5, reserve: 2, bases: 4 } as const;

/** The development cards, in the order in which counts stand in every multiset of them. */
export const DEVELOPMENTS = ['sfi', 'utopia', 'science', 'monopoly', 'victory'] as const;
export const SFI = 0;
export const UTOPIA = 1;
export const SCIENCE = 2;
export const MONOPOLY = 3;
export const VICTORY = 4;
/** How many there are of each (book). */
export const DECK = bundle(14, 2, 2, 2, 5);

export const POINTS = { station: 1, base: 2, route: 2, fleet: 2 } as const;
/** Ships in a line that make a route, cards on the table that make a fleet (book). */
export const ROUTE_LEAST = 5;
export const FLEET_LEAST = 3;
/** More cards than this, and a 7 takes half (book). */
export const SAFE = 7;
export const SEVEN = 7;

export const BANK_RATE = 4;
export const POST_RATE = 3;
export const SPECIAL_RATE = 2;

/** The cards of the dice deck: one for each way two dice can fall. */
export const DICE_CARDS = 36;
export const DICE_WORD = 18;

/** Rounds in which nothing is built, bought or played, after which nobody will (EC-44: our ruling). */
export const QUIET_ROUNDS = 40;
export const SIDE_A = 0;
export const SIDE_B = 1;

export const MOST_SEATS = 4;
