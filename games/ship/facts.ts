/** What those who draw, explain or weigh the ship games may know of them beside the games themselves. */
export { isAmong } from './actions/barter.ts';
export { ANY, type Card } from './cards.ts';
export {
  ACTIONS,
  ASTRO,
  CELLS,
  CENTRES,
  COMBAT_DIE,
  COMMAND,
  COST,
  DRIVE_DIE,
  FORCED,
  FORCED_PRICE,
  GOODS,
  HANGAR,
  HOLD,
  KNOWLEDGE,
  LAB,
  LOOK,
  MOON,
  RESOURCES,
  SECTORS,
  SLOTS,
  SPECIAL_LEAST,
  STATION_USES,
  STOCK_KINDS,
  STOCKS,
  TRADE,
} from './data.ts';
export type { Event } from './events.ts';
export { type Kit, kitOf, stageOf } from './kit.ts';
export { GONE, GROUPS, type Memory } from './memory.ts';
export type { Move } from './moves.ts';
export { matching } from './production.ts';
export { leader } from './score.ts';
export { boosterPoints, cannonPoints, capacityOf, levelOf, roomFor } from './ship.ts';
export { groupUnder, type Hand, hereOf, offersLeft, opponentOf, type Player, playerOf, type Table } from './state.ts';
export type { Task } from './tasks.ts';
export { type Facts, factsOf, type Variant } from './variant.ts';
