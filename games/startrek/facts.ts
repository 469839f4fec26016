/** What those who draw, explain or weigh the game may know of it beside the game itself: board, prices, pieces, types. */
export { owed } from '@orrery/common';
export { rateOf } from './actions/bank.ts';
export { CHARACTERS, type Effect } from './characters.ts';
export {
  ASTEROID,
  BANK_RATE,
  COST,
  DECK,
  DEVELOPMENTS,
  DICE_CARDS,
  EACH,
  FLEET_LEAST,
  KINDS,
  PIECES,
  POINTS,
  POST_RATE,
  RESOURCES,
  ROUTE_LEAST,
  SAFE,
  SEVEN,
  SFI,
  SIDE_A,
  SPECIAL_RATE,
  VICTORY,
} from './data.ts';
export type { Event } from './events.ts';
export { BEGINNERS, type Board, GENERAL } from './layouts.ts';
export type { Memory } from './memory.ts';
export type { Move } from './moves.ts';
export { type Hand, isBase, ownerOf, type Table } from './state.ts';
export { CARD_MOVES, type CardMove, type SupportMove, transfersOf } from './support/index.ts';
export {
  EDGE_WORD,
  EDGE_WORDS,
  EDGES,
  HEXES,
  MAP,
  SIX,
  THREE,
  VERTEX_WORD,
  VERTEX_WORDS,
  VERTICES,
} from './topology.ts';
