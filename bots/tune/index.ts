/** Better weights by self-play. */
export { Evolution, type Values } from './evolve.ts';
export { challengerWins } from './match.ts';
