/**
 * The strength of a bot: noise of its evaluation, how long it remembers, how long it may search; 0 iterations means
 * one-ply.
 */
export interface BotLevel {
  readonly noise: number;
  /**
   * Whether it evaluates positions by the network of the game, if there is one that suits it; absent: by hand-written
   * weights.
   */
  readonly evaluation?: 'network';
  /** For how many turns it remembers what it was shown, in games with a memory element; absent: without limit. */
  readonly memoryTurns?: number;
  readonly iterations: number;
  /** Maximum time for one decision in milliseconds, enforced by callers that have a clock. */
  readonly milliseconds: number;
}

/** The levels a person can choose from. */
export const BOT_LEVELS = {
  cadet: { noise: 0.1, memoryTurns: 4, iterations: 0, milliseconds: 50 },
  captain: { noise: 0, evaluation: 'network', iterations: 0, milliseconds: 50 },
  admiral: { noise: 0, evaluation: 'network', iterations: 6000, milliseconds: 1500 },
} as const satisfies Readonly<Record<string, BotLevel>>;

export type LevelName = keyof typeof BOT_LEVELS;
export const LEVEL_NAMES = Object.keys(BOT_LEVELS).filter((name): name is LevelName => name in BOT_LEVELS);

/** Maximum overhead of a bot besides thinking: asking it, parsing its view, delivering its answer. */
const OVERHEAD_MS = 100;

/**
 * Time bots take for a question with hidden answers, for all that are asked at once: as long as they could think about
 * it, one after the other. A seat with only one legal answer takes just as long, because the timing would reveal hidden
 * cards.
 */
export const constantAnswerMs = (asked: readonly LevelName[]): number =>
  asked.reduce((sum, level) => sum + BOT_LEVELS[level].milliseconds, OVERHEAD_MS);

/**
 * How much longer to wait after this time: an answer that took longer than allowed is delayed by a whole further
 * period.
 */
export const remainingWaitMs = (passed: number, time: number): number =>
  Math.max(1, Math.ceil(passed / time)) * time - passed;
