import type { Score } from '@orrery/bots/environment';

/** What a thread is to teach a policy. */
export interface Lesson {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: number;
  readonly games: number; // to learn from
  readonly rate: number; // how far one game moves the policy, in millionths
}

/** How it went. */
export interface Learnt {
  readonly seed: number;
  readonly before: Score; // measured apart from learning
  readonly curve: readonly Score[]; // while it learnt, a tenth of the games each
  readonly after: Score;
}

export const TENTHS = 10;
/** Games that a measurement takes: good for about three points of a hundred. */
export const MEASURED = 1000;
