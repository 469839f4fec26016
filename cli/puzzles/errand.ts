import { mindOf } from '@orrery/bots';
import { findPuzzle, type Puzzle } from '@orrery/bots/puzzles';
import { readOptions } from '@orrery/kernel';
import { gameSeeds } from '../simulate/seeds.ts';

/** What a thread is to look for: a puzzle in one game of a series. */
export interface Errand {
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

/** Plays the game and looks for a puzzle in it; what comes of it depends on the errand alone. */
export async function searchGame({
  game: id,
  edition,
  options,
  seats,
  margin,
  ...quest
}: Errand): Promise<Puzzle | null> {
  const minded = await mindOf(id, edition);
  if (minded === null) throw new Error(`nobody has taught bots ${id}`);
  return minded.use((game, sense) => {
    const read = readOptions(game.options, options);
    if (!read.ok) throw new Error(read.problem.text);
    const { dice, choices } = gameSeeds(quest.seed, quest.number);
    return findPuzzle({ game, sense, options: read.value, seats }, { ...quest, dice, choices, margin: margin / 100 });
  });
}
