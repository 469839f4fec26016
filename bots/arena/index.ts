/** What many games between bots say: shares, ratings and tests, from records of games. */
export { ratings } from './elo.ts';
export type { Gauge } from './gauge.ts';
export { wilson } from './interval.ts';
export { playersOf } from './players.ts';
export type { Forfeit, GameRecord } from './record.ts';
export { type RoleShare, roleShares } from './roles.ts';
export { BOUND, Sprt, type Verdict } from './sprt.ts';
export { type Course, courseOf, type Field, fieldOf, type Standing, standings } from './standing.ts';
