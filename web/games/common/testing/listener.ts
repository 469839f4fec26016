import { type EventSink, hasSeat, type Seat } from '@orrery/kernel';
import type { StoryLine } from '../../../session/session.ts';

/** Records what each seat is told. */
export function listener<E>(seats: number) {
  const stories: StoryLine<E>[][] = Array.from({ length: seats }, () => []);
  let seq = 0;
  const add = (seat: Seat, event: E | null) => {
    if (event !== null) stories[seat]?.push({ seq, event, words: null, isChapter: false });
  };
  const tell: EventSink<E> = {
    all(event) {
      for (const seat of stories.keys()) add(seat, event);
    },
    to(seen, secret, open) {
      for (const seat of stories.keys()) add(seat, hasSeat(seen, seat) ? secret : open);
    },
    reveals: () => undefined,
  };
  return { tell, storyOf: (seat: Seat): readonly StoryLine<E>[] => stories[seat] ?? [], turn: () => seq++ };
}
