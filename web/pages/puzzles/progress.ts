import { readStored, writeStored } from '../../app/storage.ts';

const nameOf = (game: string): string => `puzzles.${game}`;

/** The numbers of a game's solved puzzles, on this device. */
export function loadSolved(game: string): ReadonlySet<number> {
  const words = (readStored(nameOf(game)) ?? '').split(' ');
  return new Set(words.filter((word) => /^\d{1,3}$/.test(word)).map(Number));
}

export function saveSolved(game: string, number: number): void {
  const solved = [...new Set([...loadSolved(game), number])].sort((a, b) => a - b);
  writeStored(nameOf(game), solved.join(' '));
}
