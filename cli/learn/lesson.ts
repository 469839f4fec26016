import type { LearnerScore } from '@orrery/bots/environment';

/** The task of a learning thread. */
export interface LearnJob {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: number;
  readonly games: number; // for training
  readonly rate: number; // learning rate, in millionths
}

/** The result. */
export interface LearnResult {
  readonly seed: number;
  readonly before: LearnerScore; // measured without learning
  readonly curve: readonly LearnerScore[]; // during training, one score per tenth of the games
  readonly after: LearnerScore;
}

export const CURVE_POINTS = 10;
/** Number of games per measurement: accurate to about three percentage points. */
export const MEASUREMENT_GAMES = 1000;
