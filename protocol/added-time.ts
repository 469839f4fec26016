import type { TimeControl } from './table.ts';

/** How much time one player gives another by one press. */
export const ADDED_TIME_MS: Readonly<Record<TimeControl['kind'], number>> = {
  none: 0,
  move: 60_000,
  game: 60_000,
  correspondence: 86_400_000,
};
