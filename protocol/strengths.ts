/** The bot levels, with the same names as everywhere else. */
export const STRENGTHS = ['cadet', 'captain', 'admiral'] as const;
export type Strength = (typeof STRENGTHS)[number];
