/** An open table of Comet for two, without a clock and unrated: the start of most tests. */
export const TEST_TABLE_TERMS = {
  game: 'comet',
  seats: 2,
  time: { kind: 'none' },
  onTimeout: 'bot',
  isRated: false,
  visibility: 'public',
  takeBacks: false,
  spectatorDelayMs: 0,
} as const;
