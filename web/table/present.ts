import type { Kinded, Window } from '@orrery/kernel';
import type { StoryLine } from '../session/session.ts';
import { shownLines } from '../session/story.ts';
import type { Helm } from './helm.ts';

/** What is shown while nobody looks back, and what of the past may be shown beside it. */
export interface Present<T, H, E> {
  readonly view: Window<T, H>;
  readonly story: readonly StoryLine<E>[];
  /** What was seen once, as far as it may still be shown. */
  past(then: Window<T, H>): Window<T, H>;
}

/** The story up to an entry; the same value when it is all of it. */
export const upTo = <E>(story: readonly StoryLine<E>[], seq: number): readonly StoryLine<E>[] => {
  const isWhole = (story.at(-1)?.seq ?? 0) <= seq;
  return isWhole ? story : story.filter((line) => line.seq <= seq);
};

/** Where players have to remember, nothing is shown that is no longer open; once the game is over, everything is. */
export function presentOf<T, H, M extends Kinded, E extends Kinded>({
  session,
  voice,
  moment,
  scene,
}: Pick<Helm<T, H, M, E>, 'session' | 'voice' | 'moment' | 'scene'>): Present<T, H, E> {
  // Whoever looks now sees nothing of what the one before saw, not for a moment.
  const isSame = scene.past === moment.past;
  const view = isSame ? scene.view : moment.view;
  const told = upTo(moment.story, isSame ? scene.seq : moment.seq);
  if (session.isRecord === true || moment.awaiting.who === 'over') return { view, story: told, past: (then) => then };
  return {
    view,
    story: shownLines(told, view, voice),
    past: (then) => voice.recall?.view(then, view) ?? then,
  };
}
