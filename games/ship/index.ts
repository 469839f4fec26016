/** The engine that the ship games share: what a game is made from. */
export {
  A_RESOURCE,
  type Card,
  colony,
  consulate,
  diplomats,
  empty,
  greenFolk,
  median,
  merchants,
  pirate,
  planet,
  scientists,
  target,
} from './cards.ts';
export { type ShipGame, shipGame } from './game.ts';
export type { RuleIds } from './rule-ids.ts';
export type { Settings } from './state.ts';
export { type Task, task } from './tasks.ts';
export type { Stage, Variant } from './variant.ts';
