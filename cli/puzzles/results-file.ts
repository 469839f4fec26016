import type { Puzzle } from '@orrery/bots/puzzles';
import type { Result } from '@orrery/kernel';
import { isJsonObject, ResultsFile } from '../results-file.ts';
import type { PuzzleJob } from './job.ts';

/** What was found in one game. */
interface GamePuzzles {
  readonly number: number;
  readonly puzzles: readonly Puzzle[];
}

/** Whether a line has the form that this program writes. */
const isGamePuzzles = (value: unknown): value is GamePuzzles =>
  isJsonObject(value) &&
  typeof value.number === 'number' &&
  Array.isArray(value.puzzles) &&
  value.puzzles.every(
    (puzzle) =>
      isJsonObject(puzzle) &&
      typeof puzzle.log === 'string' &&
      Array.isArray(puzzle.steps) &&
      Array.isArray(puzzle.ways),
  );

/** The searched games of a series in a file. */
export const openPuzzlesFile = (
  path: string,
  plan: Omit<PuzzleJob, 'number'>,
): Result<{ readonly file: ResultsFile<GamePuzzles>; readonly records: readonly GamePuzzles[] }> =>
  ResultsFile.open<GamePuzzles>(path, { command: 'puzzles', plan, isRecord: isGamePuzzles });
