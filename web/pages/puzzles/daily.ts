/** The puzzles of a game, for the choice of the day's. */
export interface CountedPuzzles {
  readonly game: string;
  readonly many: number;
}

/** The puzzle of a day: the same on every device, without asking anybody. */
export interface DailyPuzzle {
  readonly game: string;
  readonly number: number;
}

const MS_PER_DAY = 24 * 60 * 60 * 1000;
/** The step from one puzzle of a game to its next: neighbours are alike. */
const PUZZLE_STEP = 7;

/** The number of a calendar day; the day begins at midnight where the player is. */
export const dayNumber = (now: Date): number =>
  Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / MS_PER_DAY);

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** The games take turns; each goes through all its puzzles before one comes again. */
export function dailyPuzzle(day: number, sets: readonly CountedPuzzles[]): DailyPuzzle | null {
  const filled = sets.filter(({ many }) => many > 0);
  const set = filled[day % filled.length];
  if (set === undefined) return null;
  let stride = PUZZLE_STEP;
  while (commonDivisor(stride, set.many) > 1) stride++;
  const round = Math.floor(day / filled.length);
  return { game: set.game, number: ((round * stride) % set.many) + 1 };
}
