/** Bots that sit at tables, for those who know the types of no game. */
export { Bench, type Now } from './bench.ts';
export type * from './thinker.ts';
