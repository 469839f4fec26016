import type { Kinded } from '@orrery/kernel';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from '../../app/link.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import type { Chapter, Lesson } from '../../games/lesson.ts';
import { GuideBox } from '../../table/guide-box.tsx';
import type { TableController } from '../../table/table-controller.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { LessonRing, SubjectFrame } from './lesson-ring.tsx';
import type { LessonSession, LessonState } from './lesson-session.ts';
import { LEARN_TEXTS } from './texts.ts';
import { useSubjectPress } from './use-subject-press.ts';
import './learn.css';

interface GuideProps<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly session: LessonSession<T, H, B, M, E, O, K>;
  readonly lesson: Lesson;
  /** Formats a text of the lesson. */
  readonly say: (key: string) => string;
  readonly controller: TableController<T, H, M, E>;
  readonly onPlay: () => void;
}

/** The text of the current step, and what it waits for. */
export function Guide<T, H, B, M extends Kinded, E extends Kinded, O, K>(props: GuideProps<T, H, B, M, E, O, K>) {
  const { session, controller, say, onPlay } = props;
  const speak = useTranslate(LEARN_TEXTS);
  const guidance = useSyncExternalStore(session.subscribe, () => session.state);
  const { waitsFor, step, steps } = guidance;
  const main = useRef<HTMLButtonElement>(null);
  const number = step?.number ?? null;

  // A user who continues by the button keeps the focus on it; one who moves pieces keeps the focus on the board.
  useEffect(() => {
    if (number !== null && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [number]);

  const goOn = useCallback(() => {
    if (session.state.waitsFor === 'next') session.next();
    else void session.playForLearner();
  }, [session]);
  useSubjectPress(controller, step?.step.point, goOn);

  return (
    <>
      <GuideBox
        name={speak('guide')}
        heading={step && speak('progress', { chapter: say(step.chapter.title), number: step.number + 1, steps })}
        progress={step && { done: step.number + 1, of: steps }}
        text={textOf(guidance, props, speak)}
        number={waitsFor === 'move' && number !== null ? number + 1 : null}
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
          <button
            type="button"
            className="btn small quiet"
            onClick={() => controller.moveSelection.openAlmanac(step.step.rule ?? '')}
          >
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
          <button ref={main} type="button" className="btn small" onClick={() => void session.playForLearner()}>
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
      {waitsFor === 'next' && step?.step.point !== undefined && <SubjectFrame pointer={step.step.point} />}
      {number !== null && <LessonRing controller={controller} main={main} number={number + 1} />}
    </>
  );
}

function textOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { waitsFor, step, detour }: LessonState<M>,
  { say, controller: { formatMessage, messages, state } }: GuideProps<T, H, B, M, E, O, K>,
  speak: ReturnType<typeof useTranslate<keyof (typeof LEARN_TEXTS)['en']>>,
): string {
  if (step !== null) return say(step.step.say);
  if (detour !== null) {
    const move = formatMessage(messages.move(detour, state.get().play.view.table));
    return speak('detour', { move: `${move}.` });
  }
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
