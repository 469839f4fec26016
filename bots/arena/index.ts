/** What many games between bots say: shares, ratings and tests, from records of games. */
export { cometGauge } from './comet.ts';
export { leadOf } from './elo.ts';
export type { Gauge } from './gauge.ts';
export { wilson } from './interval.ts';
export type { Forfeit, GameRecord } from './record.ts';
export { BOUND, type Question, Sprt, type Verdict } from './sprt.ts';
export { type Course, courseOf, type Field, fieldOf, median, type Standing, standings } from './standing.ts';
export { startrekGauge } from './startrek.ts';
