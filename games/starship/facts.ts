/** What those who draw, explain or weigh the two games may know of them beside the games themselves. */
export { ANY } from './cards.ts';
export {
  ACTIONS,
  ASTRO,
  CENTRES,
  COMBAT_DIE,
  COMMAND,
  COST,
  KNOWLEDGE,
  RESOURCES,
  SECTORS,
  SPECIAL_LEAST,
  STOCK_KINDS,
} from './data.ts';
export { type Edition, type Facts, factsOf } from './edition.ts';
export { DUEL } from './editions/duel.ts';
export { STARSHIP } from './editions/starship.ts';
export type { Event } from './events.ts';
export { GROUPS, type Memory } from './memory.ts';
export type { Move } from './moves.ts';
export { matching } from './production.ts';
export { boosterPoints, cannonPoints, levelOf, roomFor } from './ship.ts';
export { type Hand, hereOf, type Player, type Table } from './state.ts';
