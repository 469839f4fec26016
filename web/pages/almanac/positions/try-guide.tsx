import type { Kinded } from '@orrery/kernel';
import { useSyncExternalStore } from 'react';
import { ALMANAC_TEXTS } from '../../../almanac/texts.ts';
import { type TableControllerProps, useTableField } from '../../../table/table-controller.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import type { LessonSession, LessonWait } from '../../learn/lesson-session.ts';

interface TryGuideProps<T, H, B, M extends Kinded, E extends Kinded, O, K> extends TableControllerProps<T, H, M, E> {
  readonly session: LessonSession<T, H, B, M, E, O, K>;
  /** The number of entries before the user's first move. */
  readonly start: number;
  readonly say: (key: string) => string;
}

/** The task, the result, and a button to start again. */
export function TryGuide<T, H, B, M extends Kinded, E extends Kinded, O, K>({
  controller,
  session,
  start,
  say,
}: TryGuideProps<T, H, B, M, E, O, K>) {
  const speak = useTranslate(ALMANAC_TEXTS);
  const { waitsFor, step, detour } = useSyncExternalStore(session.subscribe, () => session.state);
  const told = useTableField(controller, 'play', 'story')
    .filter(({ seq, words }) => seq > start && words !== null)
    .map(({ seq, words }, i) => ({ key: `${seq} ${i}`, text: words === null ? '' : controller.formatMessage(words) }));
  return (
    <div className="almanac-try-guide">
      <div role="status">
        <p>{step === null ? speak(DEFAULT_TEXTS[waitsFor]) : say(step.step.say)}</p>
        {told.length > 0 && (
          <ul>
            {told.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      <p className="almanac-tools">
        {waitsFor === 'move' && (
          <button type="button" className="btn small" onClick={() => void session.playForLearner()}>
            {speak('try.show')}
          </button>
        )}
        {(detour !== null || waitsFor === 'end' || told.length > 0) && (
          <button type="button" className="btn small" onClick={() => session.goTo(0)}>
            {speak('try.again')}
          </button>
        )}
      </p>
    </div>
  );
}

/** Texts for steps where the lesson has none. */
const DEFAULT_TEXTS = {
  next: 'try.others',
  move: 'try.others',
  others: 'try.others',
  back: 'try.else',
  end: 'try.done',
} as const satisfies Readonly<Record<LessonWait, string>>;
