/** What those who draw, explain or weigh the game may know of it beside the game itself: board, prices, cards, types. */
export { owed } from '@orrery/common';
export { rateOf } from './actions/supply.ts';
export * from './board.ts';
export { arrivalOf, type Course, courseOf } from './course.ts';
export * from './data.ts';
export * from './derived.ts';
export { rivalOf, strength, strengthOf } from './encounter.ts';
export * from './encounters.ts';
export * from './events.ts';
export * from './friendship.ts';
export * from './memory.ts';
export * from './moves.ts';
export * from './sectors.ts';
export * from './state.ts';
export * from './topology.ts';
