import { type Entry, type Game, type Kinded, parseEntry } from '@orrery/kernel';

/** An entry as a log holds it, read; our own log is never wrong, so what cannot be read throws. */
export function readEntry<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  seats: number,
  text: string,
): Entry<M> {
  const entry = parseEntry(game.notation, seats, text);
  if (!entry.ok) throw new Error(entry.problem.text);
  return entry.value;
}
