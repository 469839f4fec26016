/** Games as learners meet them: actions and sights as numbers, many games at a time. */
export { BatchEnvironment } from './batch.ts';
export { withLearnable } from './games.ts';
export type { Layout, Learnable, Learning } from './learnable.ts';
export { randomAction } from './policy.ts';
export { Reinforce, type Score } from './reinforce.ts';
