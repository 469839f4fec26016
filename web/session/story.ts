import type { AnyView, GameMessages } from '@orrery/kernel';
import type { StoryLine } from './session.ts';

/** The messages that describe events. */
export type EventMessages<T, H, E> = Pick<GameMessages<T, H, never, E, never>, 'event' | 'isChapter'>;

/** The log lines of an entry for one viewer; `window` is their view after it. */
export const storyLinesOf = <T, H, E>(
  seq: number,
  events: readonly E[],
  window: AnyView<T, H>,
  gameMessages: EventMessages<T, H, E> | null,
): StoryLine<E>[] =>
  events.map((event) => ({
    seq,
    event,
    words: gameMessages?.event(event, window) ?? null,
    isChapter: gameMessages?.isChapter(event) ?? false,
  }));

/** The messages that say what may still be shown. */
export type RecallMessages<T, H, E> = Pick<GameMessages<T, H, never, E, never>, 'event' | 'recall'>;

/** The log as it may still be shown to a viewer who sees `now`; lines with hidden parts are formatted again. */
export function visibleLines<T, H, E>(
  lines: readonly StoryLine<E>[],
  now: AnyView<T, H>,
  gameMessages: RecallMessages<T, H, E> | null,
): readonly StoryLine<E>[] {
  if (gameMessages?.recall === undefined) return lines;
  const told = lines.map(({ event }) => event);
  const shown = gameMessages.recall.events(told, now);
  if (shown === told) return lines;
  return lines.map((line, i) => {
    const event = shown[i] ?? line.event;
    return event === line.event ? line : { ...line, event, words: gameMessages.event(event, now) };
  });
}

/** How many of these ascending numbers are at most `most`. */
export function countUpTo(most: number, length: number, at: (i: number) => number): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (at(middle - 1) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}
