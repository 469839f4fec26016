/** How a bot thinks: how far its judgement errs, and how long it may search; 0 iterations: one move ahead. */
export interface Level {
  readonly wobble: number;
  readonly iterations: number;
  /** The longest it may think about one decision, in milliseconds; who has a clock keeps it. */
  readonly milliseconds: number;
}

/** The strengths a person can choose from. */
export const LEVELS = {
  cadet: { wobble: 0.1, iterations: 0, milliseconds: 50 },
  captain: { wobble: 0, iterations: 0, milliseconds: 50 },
  admiral: { wobble: 0, iterations: 6000, milliseconds: 1500 },
} as const satisfies Readonly<Record<string, Level>>;

export type LevelName = keyof typeof LEVELS;
export const LEVEL_NAMES = Object.keys(LEVELS).filter((name): name is LevelName => name in LEVELS);
