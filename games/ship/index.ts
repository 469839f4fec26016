/** The engine shared by the ship games. */
export {
  colonyCard,
  consulateCard,
  diplomatsCard,
  emptyCard,
  greenFolkCard,
  medianCard,
  merchantsCard,
  ONE_RESOURCE,
  pirateCard,
  planetCard,
  type ShipCard,
  scientistsCard,
  targetCard,
} from './cards.ts';
export { type ShipGame, shipGame } from './game.ts';
export { shipReference } from './reference.ts';
export type { RuleIds } from './rule-ids.ts';
export type { ShipOptions } from './state.ts';
export { defineTask, type Task } from './tasks.ts';
export type { MissionStage, ShipVariant } from './variant.ts';
