import type { Bundle } from '@orrery/common';

/** The source of a fact: the books, public material, inference, our own reconstruction, or none. */
export type Provenance = 'book' | 'public' | 'inferred' | 'reconstructed' | 'unknown';

/** The kinds of stock of a ship, in the order of counts in every bundle: five resources, then the rest. */
export const STOCKS = ['ore', 'fuel', 'food', 'carbon', 'goods', 'knowledge', 'astro'] as const;
export const RESOURCE_KINDS = 5;
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

/** The empty bundle. */
export const NO_STOCK: Bundle = bundle({});

/** A price or a reward by the names of its contents. */
export const stockBundle = bundle;

/** Building costs, the same in both variants (book). */
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

/** The faces of the die for production and speed (book), and of the one for fights (book; in Duel inferred). */
export const DRIVE_DIE: readonly number[] = [1, 1, 2, 2, 3, 3];
export const COMBAT_DIE: readonly number[] = [1, 2, 2, 3, 3, 4];

/** The six centres, in the order of their bits; the texts have other words for some of them. */
export const CENTRES = ['storage', 'command', 'sensor', 'trade', 'science', 'production'] as const;
export const STORAGE_CENTRE = 0;
export const COMMAND_CENTRE = 1;
export const SENSOR_CENTRE = 2;
export const TRADE_CENTRE = 3;
export const SCIENCE_CENTRE = 4;
export const PRODUCTION_CENTRE = 5;

/** Values without the centre, at level I and at level II. */
export const HOLD_CAPACITY: readonly number[] = [2, 3, 4];
export const ACTIONS_PER_FLIGHT: readonly number[] = [2, 3, 4];
export const SENSOR_CARDS: readonly number[] = [0, 2, 3];
export const FORCED_TRADES: readonly number[] = [0, 1, 2];
/** The numbers for which a science or production centre II yields, one bit each. */
export const LEVEL_TWO_NUMBERS = (1 << 2) | (1 << 3);

export const KNOWLEDGE_CAPACITY = 4;
export const HANGAR_CAPACITY = 2;
/** Places for boosters, and for cannons. */
export const EQUIPMENT_SLOTS = 3;
export const MAX_STATION_USES = 2;
export const FORCED_PRICE = 2;
/** Minimum number of symbols for a special card. */
export const MIN_SYMBOLS_FOR_CARD = 3;
export const SECTOR_COUNT = 4;
export const MAX_OPEN_TASKS = 3;
/** 18 coins of 1 and 14 of 5 (book; in Duel unknown, taken over): the initial stock of a counted bank. */
export const BANK_COINS = 88;

export const MOON = 0;
export const SUN = 1;

/** Colonies are identified by resource and number: four resources times three numbers, one of each. */
export const colonyCell = (resource: number, number: number): number => (number - 1) * 4 + resource;
export const COLONY_CELLS = 12;
