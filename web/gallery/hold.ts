/** Sample cards of the ship games. */
export const SAMPLE_HOLD = [
  ['ore', 2],
  ['fuel', 1],
  ['food', 3],
  ['carbon', 2],
  ['goods', 1],
  ['science', 0],
] as const;
