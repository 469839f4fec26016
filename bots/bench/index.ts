/** Bots that sit at tables, for those who know the types of no game. */
export { Bench, type Now } from './bench.ts';
export { type Chair, type Question, type Round, SILENT, type Thinker } from './thinker.ts';
