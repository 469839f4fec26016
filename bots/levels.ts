/** How a bot thinks: how far its judgement errs, how long it remembers, how long it may search; 0 iterations: one move ahead. */
export interface Level {
  readonly wobble: number;
  /** For so many turns it knows what it was shown, in games where remembering is part of the play; absent: for good. */
  readonly recalls?: number;
  readonly iterations: number;
  /** The longest it may think about one decision, in milliseconds; who has a clock keeps it. */
  readonly milliseconds: number;
}

/** The strengths a person can choose from. */
export const LEVELS = {
  cadet: { wobble: 0.1, recalls: 4, iterations: 0, milliseconds: 50 },
  captain: { wobble: 0, iterations: 0, milliseconds: 50 },
  admiral: { wobble: 0, iterations: 6000, milliseconds: 1500 },
} as const satisfies Readonly<Record<string, Level>>;

export type LevelName = keyof typeof LEVELS;
export const LEVEL_NAMES = Object.keys(LEVELS).filter((name): name is LevelName => name in LEVELS);

/** What bots take at most beyond their thinking: to be asked, to read what they see, to be heard. */
const AROUND_MS = 100;

/**
 * How long bots take for a veiled question, all that are asked at once: as long as they could think about it, one after
 * the other. Whoever has one legal answer only takes as long; else haste would tell what a hidden hand lacks.
 */
export const steadyTime = (asked: readonly LevelName[]): number =>
  asked.reduce((sum, level) => sum + LEVELS[level].milliseconds, AROUND_MS);

/** How much longer to wait after so long: thinking that took longer than it should is shown a whole time later. */
export const steadyRest = (passed: number, time: number): number =>
  Math.max(1, Math.ceil(passed / time)) * time - passed;
