import type { Window, Wording } from '@orrery/kernel';
import type { StoryLine } from './session.ts';

/** The part of a wording that tells what happened. */
export type Telling<T, H, E> = Pick<Wording<T, H, never, E, never>, 'event' | 'isChapter'>;

/** What an entry told somebody, in the words of its moment: `window` is what that one saw after it. */
export const linesOf = <T, H, E>(
  seq: number,
  events: readonly E[],
  window: Window<T, H>,
  wording: Telling<T, H, E> | null,
): StoryLine<E>[] =>
  events.map((event) => ({
    seq,
    event,
    words: wording?.event(event, window) ?? null,
    isChapter: wording?.isChapter(event) ?? false,
  }));

/** How many of these, which rise, are not beyond `most`. */
export function countUpTo(most: number, length: number, at: (i: number) => number): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (at(middle - 1) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}
