import type { AnyView, Kinded } from '@orrery/kernel';
import type { StoryLine } from '../session/session.ts';
import { visibleLines } from '../session/story.ts';
import type { TableController } from './table-controller.ts';

/** The view shown in the present, and the filter for the past. */
export interface ShownState<T, H, E> {
  readonly view: AnyView<T, H>;
  readonly story: readonly StoryLine<E>[];
  /** A past view, as far as it may still be shown. */
  maskPast(then: AnyView<T, H>): AnyView<T, H>;
}

/** The log up to an entry; the same value if nothing is cut. */
export const storyUpTo = <E>(story: readonly StoryLine<E>[], seq: number): readonly StoryLine<E>[] => {
  const isWhole = (story.at(-1)?.seq ?? 0) <= seq;
  return isWhole ? story : story.filter((line) => line.seq <= seq);
};

/** Where players have to remember, nothing is shown that is hidden again; once the game is over, everything is. */
export function shownState<T, H, M extends Kinded, E extends Kinded>({
  session,
  messages,
  snapshot,
  playback,
}: Pick<TableController<T, H, M, E>, 'session' | 'messages' | 'snapshot' | 'playback'>): ShownState<T, H, E> {
  // A new viewer must not see anything of the previous viewer's state, not even for one frame.
  const isSame = playback.historyVersion === snapshot.historyVersion;
  const view = isSame ? playback.view : snapshot.view;
  const told = storyUpTo(snapshot.story, isSame ? playback.seq : snapshot.seq);
  if (session.isRecorded === true || snapshot.awaiting.who === 'over')
    return { view, story: told, maskPast: (then) => then };
  return {
    view,
    story: visibleLines(told, view, messages),
    maskPast: (then) => messages.recall?.view(then, view) ?? then,
  };
}
