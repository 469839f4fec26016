import type { Kinded } from '@orrery/kernel';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from '../../app/link.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import type { Chapter, Lesson } from '../../games/lesson.ts';
import { GuideBox } from '../../table/guide-box.tsx';
import { useTranslate } from '../../texts/catalogue.ts';
import type { LessonSession, LessonState } from './lesson-session.ts';
import { PointerRing } from './pointer.tsx';
import { LEARN_TEXTS } from './texts.ts';
import './learn.css';

interface GuideProps<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly session: LessonSession<T, H, B, M, E, O, K>;
  readonly lesson: Lesson;
  /** Formats a text of the lesson. */
  readonly say: (key: string) => string;
  /** Formats a move. */
  readonly moveWords: (move: M) => string;
  /** Opens the almanac at a rule. */
  readonly onRule: (rule: string) => void;
  readonly onPlay: () => void;
}

/** The text of the current step, and what it waits for. */
export function Guide<T, H, B, M extends Kinded, E extends Kinded, O, K>(props: GuideProps<T, H, B, M, E, O, K>) {
  const { session, say, onRule, onPlay } = props;
  const speak = useTranslate(LEARN_TEXTS);
  const guidance = useSyncExternalStore(session.subscribe, () => session.state);
  const { waitsFor, step, steps } = guidance;
  const main = useRef<HTMLButtonElement>(null);
  const number = step?.number ?? null;

  // A user who continues by the button keeps the focus on it; one who moves pieces keeps the focus on the board.
  useEffect(() => {
    if (number !== null && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [number]);

  return (
    <>
      <GuideBox
        name={speak('guide')}
        heading={step && speak('progress', { chapter: say(step.chapter.title), number: step.number + 1, steps })}
        text={textOf(guidance, props, speak)}
      >
        {step !== null && step.number > 0 && (
          <button
            type="button"
            className="icon-button"
            aria-label={speak('previous')}
            onClick={() => session.goTo(step.number - 1)}
          >
            <Icon name="back" />
          </button>
        )}
        {step?.step.rule !== undefined && (
          <button type="button" className="btn small quiet" onClick={() => onRule(step.step.rule ?? '')}>
            <Icon name="almanac" />
            {speak('rule')}
          </button>
        )}
        {waitsFor === 'next' && (
          <button ref={main} type="button" className="btn primary" onClick={() => session.next()}>
            {speak('next')}
          </button>
        )}
        {waitsFor === 'move' && (
          <button type="button" className="btn small" onClick={() => void session.playForLearner()}>
            {speak('show')}
          </button>
        )}
        {waitsFor === 'back' && (
          <button ref={main} type="button" className="btn primary" onClick={() => session.back()}>
            {speak('back')}
          </button>
        )}
        {waitsFor === 'end' && (
          <button ref={main} type="button" className="btn primary" onClick={onPlay}>
            <Icon name="play" />
            {speak('play')}
          </button>
        )}
      </GuideBox>
      {step?.step.point !== undefined && <PointerRing pointer={step.step.point} />}
    </>
  );
}

function textOf<M extends Kinded>(
  { waitsFor, step, detour }: LessonState<M>,
  { say, moveWords }: { readonly say: (key: string) => string; readonly moveWords: (move: M) => string },
  speak: ReturnType<typeof useTranslate<keyof (typeof LEARN_TEXTS)['en']>>,
): string {
  if (step !== null) return say(step.step.say);
  if (detour !== null) return speak('detour', { move: `${moveWords(detour)}.` });
  return speak(waitsFor === 'end' ? 'end' : 'others');
}

interface ChaptersProps {
  readonly chapters: readonly Chapter[];
  /** The number of completed steps. */
  readonly step: number;
  readonly say: (key: string) => string;
  readonly game: string;
}

/** The chapters of a lesson; each can be started directly. */
export function ChapterLinks({ chapters, step, say, game }: ChaptersProps) {
  const speak = useTranslate(LEARN_TEXTS);
  let before = 0;
  return (
    <ol className="lesson-chapters">
      {chapters.map(({ key, title, steps }) => {
        before += steps.length;
        const isDone = step >= before;
        const name = say(title);
        return (
          <li key={key}>
            <Link
              to={{ page: 'learn', game, part: key }}
              className="btn"
              aria-label={isDone ? speak('chapter.done', { title: name }) : name}
            >
              {isDone && <Icon name="check" />}
              {name}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
