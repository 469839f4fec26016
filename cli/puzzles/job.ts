import { heuristicsFor } from '@orrery/bots';
import { findPuzzles, type Puzzle } from '@orrery/bots/puzzles';
import { readOptions } from '@orrery/kernel';
import { gameSeeds } from '../simulate/seeds.ts';

/** The task of a thread: find the puzzles in one game of a series. */
export interface PuzzleJob {
  readonly game: string;
  readonly edition: number;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: number;
  readonly number: number;
  readonly iterations: number;
  /** In percent. */
  readonly margin: number;
  readonly looks: number;
  readonly trials: number;
}

/** Plays the game and looks for puzzles in it; the result depends only on the task. */
export async function findPuzzlesInGame({
  game: id,
  edition,
  options,
  seats,
  margin,
  ...search
}: PuzzleJob): Promise<readonly Puzzle[]> {
  const loaded = await heuristicsFor(id, edition);
  if (loaded === null) throw new Error(`no bots for ${id}`);
  return loaded.use((game, heuristics) => {
    const read = readOptions(game.options, options);
    if (!read.ok) throw new Error(read.problem.text);
    const { dice, choices } = gameSeeds(search.seed, search.number);
    return findPuzzles(
      { game, heuristics, options: read.value, seats },
      { ...search, dice, choices, margin: margin / 100 },
    );
  });
}
