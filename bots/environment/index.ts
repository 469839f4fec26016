/** Games as learners meet them: actions and sights as numbers, many games at a time. */
export { BatchEnvironment } from './batch.ts';
export { LEARNABLE_GAMES, learnable } from './games.ts';
export type { HeldLearnable, Layout } from './learnable.ts';
export { randomAction } from './policy.ts';
export { Reinforce, type Score } from './reinforce.ts';
