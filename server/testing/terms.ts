/** An open table of Comet for two, without a clock and unrated: the start of most tests. */
export const TEST_TABLE_TERMS = {
  game: 'comet',
  seats: 2,
  time: { kind: 'none' },
  atZero: 'bot',
  isRated: false,
  door: 'open',
} as const;
