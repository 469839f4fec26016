import { existsSync, readFileSync } from 'node:fs';
import { GAMES } from '@orrery/catalog';

const folderOf = (game: string, part: string) => new URL(`../web/games/${game}/${part}/`, import.meta.url);

/** The listed games whose folder in the app has this part. */
export const gamesWith = (part: 'lesson' | 'puzzles'): readonly string[] =>
  GAMES.map(({ id }) => id).filter((id) => existsSync(folderOf(id, part)));

/** The number of puzzles of a game. */
export function puzzlesOf(game: string): number {
  const file = new URL('puzzles.json', folderOf(game, 'puzzles'));
  const { puzzles }: { puzzles: readonly unknown[] } = JSON.parse(readFileSync(file, 'utf8'));
  return puzzles.length;
}
