import type { Kinded } from '@orrery/kernel';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from '../../app/link.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import type { Chapter, Lesson } from '../../games/lesson.ts';
import { GuideBox } from '../../table/guide-box.tsx';
import { useSpeak } from '../../texts/catalogue.ts';
import type { Guidance, LessonSession } from './lesson-session.ts';
import { PointerRing } from './pointer.tsx';
import { LEARN_TEXTS } from './texts.ts';
import './learn.css';

interface GuideProps<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly session: LessonSession<T, H, B, M, E, O, K>;
  readonly lesson: Lesson;
  /** Says a text of the lesson. */
  readonly say: (key: string) => string;
  /** Says what a move is. */
  readonly moveWords: (move: M) => string;
  /** Opens the almanac at a rule. */
  readonly onRule: (rule: string) => void;
  readonly onPlay: () => void;
}

/** What is said along the way, and what it waits for. */
export function Guide<T, H, B, M extends Kinded, E extends Kinded, O, K>(props: GuideProps<T, H, B, M, E, O, K>) {
  const { session, say, onRule, onPlay } = props;
  const speak = useSpeak(LEARN_TEXTS);
  const guidance = useSyncExternalStore(session.subscribe, () => session.guidance);
  const { waits, line, steps } = guidance;
  const main = useRef<HTMLButtonElement>(null);
  const number = line?.number ?? null;

  // Whoever reads by pressing the button goes on pressing it; somebody who moves a piece is not taken away from it.
  useEffect(() => {
    if (number !== null && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [number]);

  return (
    <>
      <GuideBox
        name={speak('guide')}
        heading={line && speak('progress', { chapter: say(line.chapter.title), number: line.number + 1, steps })}
        text={textOf(guidance, props, speak)}
      >
        {line !== null && line.number > 0 && (
          <button
            type="button"
            className="icon-button"
            aria-label={speak('previous')}
            onClick={() => session.goTo(line.number - 1)}
          >
            <Icon name="back" />
          </button>
        )}
        {line?.step.rule !== undefined && (
          <button type="button" className="btn small quiet" onClick={() => onRule(line.step.rule ?? '')}>
            <Icon name="almanac" />
            {speak('rule')}
          </button>
        )}
        {waits === 'next' && (
          <button ref={main} type="button" className="btn primary" onClick={() => session.next()}>
            {speak('next')}
          </button>
        )}
        {waits === 'move' && (
          <button type="button" className="btn small" onClick={() => void session.demonstrate()}>
            {speak('show')}
          </button>
        )}
        {waits === 'back' && (
          <button ref={main} type="button" className="btn primary" onClick={() => session.back()}>
            {speak('back')}
          </button>
        )}
        {waits === 'end' && (
          <button ref={main} type="button" className="btn primary" onClick={onPlay}>
            <Icon name="play" />
            {speak('play')}
          </button>
        )}
      </GuideBox>
      {line?.step.point !== undefined && <PointerRing pointer={line.step.point} />}
    </>
  );
}

function textOf<M extends Kinded>(
  { waits, line, detour }: Guidance<M>,
  { say, moveWords }: { readonly say: (key: string) => string; readonly moveWords: (move: M) => string },
  speak: ReturnType<typeof useSpeak<keyof (typeof LEARN_TEXTS)['en']>>,
): string {
  if (line !== null) return say(line.step.say);
  if (detour !== null) return speak('detour', { move: `${moveWords(detour)}.` });
  return speak(waits === 'end' ? 'end' : 'others');
}

interface ChaptersProps {
  readonly chapters: readonly Chapter[];
  /** The number of steps that are behind the learner. */
  readonly step: number;
  readonly say: (key: string) => string;
  readonly game: string;
}

/** The chapters of a lesson, each of which can be begun by itself. */
export function Chapters({ chapters, step, say, game }: ChaptersProps) {
  const speak = useSpeak(LEARN_TEXTS);
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
