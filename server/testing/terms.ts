/** An open table of Comet for two, without a clock and not rated: what most tests begin with. */
export const TERMS = {
  game: 'comet',
  seats: 2,
  time: { kind: 'none' },
  atZero: 'bot',
  isRated: false,
  door: 'open',
} as const;
