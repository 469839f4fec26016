/** What interfaces, explanations and bots may use of the ship games besides the games themselves. */
export { includesTerms } from './actions/barter.ts';
export { ANY_RESOURCE, type ShipCard } from './cards.ts';
export {
  ACTIONS_PER_FLIGHT,
  ASTRO,
  CENTRES,
  COLONY_CELLS,
  COMBAT_DIE,
  COMMAND_CENTRE,
  COST,
  DRIVE_DIE,
  EQUIPMENT_SLOTS,
  FORCED_PRICE,
  FORCED_TRADES,
  GOODS,
  HANGAR_CAPACITY,
  HOLD_CAPACITY,
  KNOWLEDGE,
  KNOWLEDGE_CAPACITY,
  MAX_STATION_USES,
  MIN_SYMBOLS_FOR_CARD,
  MOON,
  RESOURCE_KINDS,
  SECTOR_COUNT,
  SENSOR_CARDS,
  STOCK_KINDS,
  STOCKS,
  TRADE_CENTRE,
} from './data.ts';
export type { Event } from './events.ts';
export { missionStage, type ShipKit, shipKitOf } from './kit.ts';
export { CARD_GROUPS, type Memory, OUT_OF_PLAY } from './memory.ts';
export type { Move } from './moves.ts';
export { matchingColonies } from './production.ts';
export { symbolLeader } from './score.ts';
export { boosterPoints, cannonPoints, capacityOf, centreLevel, spaceFor } from './ship.ts';
export {
  barterOffersLeft,
  currentCard,
  groupOfFaceDown,
  type Hand,
  opponentOf,
  type Player,
  playerOf,
  type Table,
} from './state.ts';
export type { Task } from './tasks.ts';
export { type CardFacts, cardFactsOf, type ShipVariant } from './variant.ts';
