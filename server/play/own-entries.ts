import { type Game, type Kinded, type LogEntry, parseEntry } from '@orrery/kernel';

/** Parses an entry of our own log. Such an entry is always valid, so an error throws. */
export function parseOwnEntry<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  seats: number,
  text: string,
): LogEntry<M> {
  const entry = parseEntry(game.notation, seats, text);
  if (!entry.ok) throw new Error(entry.problem.text);
  return entry.value;
}
