import type { Bundle } from '@orrery/common';

/** The source of a fact: the books, public material, inference, our own reconstruction, or none. */
export type Provenance = 'book' | 'public' | 'inferred' | 'reconstructed' | 'unknown';

/** The five resources, in the order of counts in every bundle. */
export const RESOURCES = ['tritanium', 'dilithium', 'food', 'oxygen', 'water'] as const;
export const RESOURCE_KINDS = RESOURCES.length;
export const TRITANIUM = 0;
export const DILITHIUM = 1;
export const FOOD = 2;
export const OXYGEN = 3;
export const WATER = 4;
/** The sixth kind of hex: it yields nothing (ST-DEF-05). */
export const ASTEROID = 5;

/** Cards of each resource in the bank at the start (book). */
export const CARDS_PER_RESOURCE = 19;

const bundle = (...counts: number[]): Bundle => counts;

/** The empty bundle. */
export const NO_COST = bundle(0, 0, 0, 0, 0);

/** ST-BUILD-01, the printed cost card (book). */
export const COST = {
  ship: bundle(1, 1, 0, 0, 0),
  station: bundle(1, 1, 1, 1, 0),
  base: bundle(0, 0, 0, 2, 3),
  development: bundle(0, 0, 1, 1, 1),
} as const;

/** The two prices reduced by retiring a fleet card (public: the helpers' scenario). */
export const RETIREMENT_COST = { station: bundle(1, 1, 0, 0, 0), base: bundle(0, 0, 0, 1, 2) } as const;

/** Pieces of a colour (book): the reserve joins the supply with the first two bases. */
export const PIECES_PER_SEAT = { ships: 15, stations: 5, reserve: 2, bases: 4 } as const;

/** The development cards, in the order of counts in every multiset of them. */
export const DEVELOPMENTS = ['sfi', 'utopia', 'science', 'monopoly', 'victory'] as const;
export const SFI_CARD = 0;
export const UTOPIA_CARD = 1;
export const SCIENCE_CARD = 2;
export const MONOPOLY_CARD = 3;
export const VICTORY_CARD = 4;
/** Number of each (book). */
export const DEVELOPMENT_DECK = bundle(14, 2, 2, 2, 5);

export const VICTORY_POINTS = { station: 1, base: 2, route: 2, fleet: 2 } as const;
/** Minimum number of ships in a line for the route, and of face-up cards for the fleet (book). */
export const MIN_ROUTE_LENGTH = 5;
export const MIN_FLEET_SIZE = 3;
/** A seat with more cards than this loses half to a 7 (book). */
export const HAND_LIMIT = 7;
export const ROBBER_ROLL = 7;

export const BANK_RATE = 4;
export const POST_RATE = 3;
export const SPECIAL_RATE = 2;

/** The cards of the dice deck: one for each combination of two dice. */
export const DICE_CARDS = 36;
export const DICE_CARDS_PER_WORD = 18;

/** Rounds without anything built, bought or played, after which the game ends (EC-44: our ruling). */
export const MAX_QUIET_ROUNDS = 40;
export const SIDE_A = 0;
export const SIDE_B = 1;

export const MAX_SEATS = 4;
