import { recall, remember } from '../../app/storage.ts';

const nameOf = (game: string): string => `puzzles.${game}`;

/** The puzzles of a game that were solved on this device, by their numbers. */
export function recallSolved(game: string): ReadonlySet<number> {
  const words = (recall(nameOf(game)) ?? '').split(' ');
  return new Set(words.filter((word) => /^\d{1,3}$/.test(word)).map(Number));
}

export function keepSolved(game: string, number: number): void {
  const solved = [...new Set([...recallSolved(game), number])].sort((a, b) => a - b);
  remember(nameOf(game), solved.join(' '));
}
