/** What interfaces, explanations and bots may use besides the game itself: board, prices, pieces, types. */
export { discardCount } from '@orrery/common';
export { rateOf } from './actions/bank.ts';
export { CHARACTERS, type SupportEffect } from './characters.ts';
export {
  ASTEROID,
  BANK_RATE,
  CARDS_PER_RESOURCE,
  COST,
  DEVELOPMENT_DECK,
  DEVELOPMENTS,
  DICE_CARDS,
  HAND_LIMIT,
  MIN_FLEET_SIZE,
  MIN_ROUTE_LENGTH,
  PIECES_PER_SEAT,
  POST_RATE,
  RESOURCE_KINDS,
  RESOURCES,
  ROBBER_ROLL,
  SFI_CARD,
  SIDE_A,
  SPECIAL_RATE,
  VICTORY_CARD,
  VICTORY_POINTS,
} from './data.ts';
export type { Event } from './events.ts';
export { BEGINNER_SETUP, GENERAL_POST, type StartrekBoard } from './layouts.ts';
export type { Memory } from './memory.ts';
export type { Move } from './moves.ts';
export { type Hand, isBase, ownerOf, type Table } from './state.ts';
export { SUPPORT_CARD_MOVES, type SupportCardMove, type SupportMove, transfersOf } from './support/index.ts';
export {
  EDGE_COUNT,
  EDGE_WORD_COUNT,
  EDGES_PER_VERTEX,
  EDGES_PER_WORD,
  HEX_COUNT,
  TOPOLOGY,
  VERTEX_COUNT,
  VERTEX_WORD_COUNT,
  VERTICES_PER_HEX,
  VERTICES_PER_WORD,
} from './topology.ts';
