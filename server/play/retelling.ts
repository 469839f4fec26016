import type { Game, Kinded } from '@orrery/kernel';
import { Course, type Frame, keptOf, readEntry } from './course.ts';
import type { Stride } from './stride.ts';

/** Steps in one go; then others get their turn. */
const AT_ONCE = 40;

const breath = (): Promise<void> => new Promise((go) => setImmediate(go));

/** Tells a game again from its log: what each entry after `since` did that still holds. */
export async function retell<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  frame: Frame<O>,
  texts: readonly string[],
  since: number,
): Promise<Stride[]> {
  const course = new Course(game, frame);
  const slot = game.setup(frame.options, frame.seats);
  const strides: Stride[] = [];
  const kept = keptOf(texts.map((text) => readEntry(game, frame.seats, text)));
  for (const [i, { seq, entry }] of kept.entries()) {
    if (i % AT_ONCE === AT_ONCE - 1) await breath();
    if (seq > since) strides.push({ ...course.step(entry, slot), seq });
    else course.take(entry);
  }
  return strides;
}
