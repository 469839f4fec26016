/** Games for learners: actions and observations as numbers, many games at a time. */
export { BatchEnvironment } from './batch.ts';
export { withEncodedGame } from './games.ts';
export type { EncodedGame, GameEncoding, VectorLayout } from './learnable.ts';
export { randomAction } from './policy.ts';
export { type LearnerScore, Reinforce } from './reinforce.ts';
