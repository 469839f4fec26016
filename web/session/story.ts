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

/** The part of a wording that says what may still be shown. */
export type Remembering<T, H, E> = Pick<Wording<T, H, never, E, never>, 'event' | 'recall'>;

/** A story as it may still be shown to one who sees `now`; lines of which something is closed are said anew. */
export function shownLines<T, H, E>(
  lines: readonly StoryLine<E>[],
  now: Window<T, H>,
  wording: Remembering<T, H, E> | null,
): readonly StoryLine<E>[] {
  if (wording?.recall === undefined) return lines;
  const told = lines.map(({ event }) => event);
  const shown = wording.recall.events(told, now);
  if (shown === told) return lines;
  return lines.map((line, i) => {
    const event = shown[i] ?? line.event;
    return event === line.event ? line : { ...line, event, words: wording.event(event, now) };
  });
}

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
