/** A sample of the cards of the games with ships and holds. */
export const HOLD = [
  ['ore', 2],
  ['fuel', 1],
  ['food', 3],
  ['carbon', 2],
  ['goods', 1],
  ['science', 0],
] as const;
