import type { Kinded } from '@orrery/kernel';
import { useSyncExternalStore } from 'react';
import { ALMANAC_TEXTS } from '../../../almanac/texts.ts';
import type { HelmProps } from '../../../table/helm.ts';
import { useSpeak } from '../../../texts/catalogue.ts';
import type { LessonSession, Waits } from '../../learn/lesson-session.ts';

interface SmallGuideProps<T, H, B, M extends Kinded, E extends Kinded, O, K> extends HelmProps<T, H, M, E> {
  readonly session: LessonSession<T, H, B, M, E, O, K>;
  /** The number of entries before anything is tried. */
  readonly start: number;
  readonly say: (key: string) => string;
}

/** What is to be tried, what came of it, and the way back to the beginning. */
export function SmallGuide<T, H, B, M extends Kinded, E extends Kinded, O, K>({
  helm,
  session,
  start,
  say,
}: SmallGuideProps<T, H, B, M, E, O, K>) {
  const speak = useSpeak(ALMANAC_TEXTS);
  const { waits, line, detour } = useSyncExternalStore(session.subscribe, () => session.guidance);
  const told = helm.play.story
    .filter(({ seq, words }) => seq > start && words !== null)
    .map(({ seq, words }, i) => ({ key: `${seq} ${i}`, text: words === null ? '' : helm.say(words) }));
  return (
    <div className="almanac-try-guide">
      <div role="status">
        <p>{line === null ? speak(WORDS[waits]) : say(line.step.say)}</p>
        {told.length > 0 && (
          <ul>
            {told.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      <p className="almanac-tools">
        {waits === 'move' && (
          <button type="button" className="btn small" onClick={() => void session.demonstrate()}>
            {speak('try.show')}
          </button>
        )}
        {(detour !== null || waits === 'end' || told.length > 0) && (
          <button type="button" className="btn small" onClick={() => session.goTo(0)}>
            {speak('try.again')}
          </button>
        )}
      </p>
    </div>
  );
}

/** What is said where the lesson itself says nothing. */
const WORDS = {
  next: 'try.others',
  move: 'try.others',
  others: 'try.others',
  back: 'try.else',
  end: 'try.done',
} as const satisfies Readonly<Record<Waits, string>>;
