import type { PuzzleListing } from '@orrery/bots/puzzles';
import { GAMES } from '@orrery/catalog';
import { findKit } from '../../games/index.ts';
import { type DailyPuzzle, dailyPuzzle, dayNumber } from './daily.ts';

/** The puzzles of a game, as they are listed. */
export interface ListedPuzzles {
  readonly game: string;
  readonly list: readonly PuzzleListing[];
}

export const listPuzzles = (): readonly ListedPuzzles[] =>
  GAMES.flatMap(({ id }) => {
    const puzzles = findKit(id)?.puzzles;
    return puzzles === undefined ? [] : [{ game: id, list: puzzles.list }];
  });

/** The puzzle of this day. */
export const todaysPuzzle = (now: Date): DailyPuzzle | null =>
  dailyPuzzle(
    dayNumber(now),
    listPuzzles().map(({ game, list }) => ({ game, many: list.length })),
  );
