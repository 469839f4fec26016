import type { Bundle } from '@orrery/common';

/** Where a fact comes from: the books, public material, a reason, our own reconstruction, or nowhere. */
export type Provenance = 'book' | 'public' | 'inferred' | 'reconstructed' | 'unknown';

/** What a ship has on board, in the order in which counts stand in every bundle: five resources, then the rest. */
export const STOCKS = ['ore', 'fuel', 'food', 'carbon', 'goods', 'knowledge', 'astro'] as const;
export const RESOURCES = 5;
export const ORE = 0;
export const FUEL = 1;
export const FOOD = 2;
export const CARBON = 3;
export const GOODS = 4;
export const KNOWLEDGE = 5;
export const ASTRO = 6;
export const STOCK_KINDS = STOCKS.length;

const bundle = (counts: Partial<Record<(typeof STOCKS)[number], number>>): Bundle =>
  STOCKS.map((name) => counts[name] ?? 0);

/** Nothing at all. */
export const NOTHING: Bundle = bundle({});

/** A price or a reward by the names of what is in it. */
export const priced = bundle;

/** What is built and for how much, alike in both variants (book). */
export const COST = {
  'colony-ship': bundle({ ore: 1, fuel: 1, food: 1 }),
  'trade-ship': bundle({ ore: 1, fuel: 1, goods: 1 }),
  booster: bundle({ fuel: 2 }),
  'booster-2': bundle({ fuel: 2, knowledge: 1 }),
  cannon: bundle({ carbon: 2 }),
  'cannon-2': bundle({ carbon: 2, knowledge: 1 }),
  centre: bundle({ ore: 1, carbon: 1, food: 1 }),
  'centre-2': bundle({ ore: 1, carbon: 1, food: 2 }),
} as const;

/** The faces of the die that produces and drives (book), and of the one that fights (book; in Duel inferred). */
export const DRIVE_DIE: readonly number[] = [1, 1, 2, 2, 3, 3];
export const COMBAT_DIE: readonly number[] = [1, 2, 2, 3, 3, 4];

/** The six centres, in the order of their bits; other words for some of them stand in the texts. */
export const CENTRES = ['storage', 'command', 'sensor', 'trade', 'science', 'production'] as const;
export const STORAGE = 0;
export const COMMAND = 1;
export const SENSOR = 2;
export const TRADE = 3;
export const SCIENCE = 4;
export const PRODUCTION = 5;

/** What a centre does without it, at level I and at level II. */
export const HOLD: readonly number[] = [2, 3, 4];
export const ACTIONS: readonly number[] = [2, 3, 4];
export const LOOK: readonly number[] = [0, 2, 3];
export const FORCED: readonly number[] = [0, 1, 2];
/** The numbers that a science or production centre II answers to, one bit each. */
export const SECOND_NUMBERS = (1 << 2) | (1 << 3);

export const LAB = 4;
export const HANGAR = 2;
/** Places for boosters, and for cannons. */
export const SLOTS = 3;
export const STATION_USES = 2;
export const FORCED_PRICE = 2;
/** Symbols from which on a special card is had. */
export const SPECIAL_LEAST = 3;
export const SECTORS = 4;
export const OPEN_TASKS = 3;
/** 18 coins of 1 and 14 of 5 (book; in Duel unknown, taken over): what a counted bank starts with. */
export const COINS = 88;

export const MOON = 0;
export const SUN = 1;

/** Colonies are told apart by resource and number: four resources times three numbers, one of each. */
export const cellOf = (resource: number, number: number): number => (number - 1) * 4 + resource;
export const CELLS = 12;
