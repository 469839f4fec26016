/** Tunes weights by self-play. */
export { Evolution, type TunedValues } from './evolve.ts';
export { challengerWins } from './match.ts';
