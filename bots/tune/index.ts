/** Better weights by self-play. */
export { Evolution, type Values } from './evolve.ts';
export { challengerWins } from './match.ts';
export { TUNABLE_GAMES, type Tunable, tunableOf } from './tunables.ts';
