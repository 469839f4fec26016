import { readStored, writeStored } from '../../app/storage.ts';

/** The numbers of a set stand for other puzzles when the set is made again: then this number changes. */
const SET_VERSION = 2;
const nameOf = (game: string): string => `puzzles.${SET_VERSION}.${game}`;

/** The numbers of a game's solved puzzles, on this device. */
export function loadSolved(game: string): ReadonlySet<number> {
  const words = (readStored(nameOf(game)) ?? '').split(' ');
  return new Set(words.filter((word) => /^\d{1,3}$/.test(word)).map(Number));
}

export function saveSolved(game: string, number: number): void {
  const solved = [...new Set([...loadSolved(game), number])].sort((a, b) => a - b);
  writeStored(nameOf(game), solved.join(' '));
}
