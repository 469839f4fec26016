import { findGame } from '@orrery/catalog';
import type { Problem } from '@orrery/kernel';
import { type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { LoadingPage } from '../../app/loading-page.tsx';
import { NoticePage } from '../../app/notice-page.tsx';
import { usePreferences } from '../../app/preferences.ts';
import { navigate } from '../../app/route.ts';
import { gameUiFor } from '../../games/editions.ts';
import type { LessonCourse } from '../../games/lesson.ts';
import { WALL_CLOCK } from '../../session/clock.ts';
import { standardSetup, startGame } from '../../session/start-game.ts';
import { useProblemText } from '../../session/use-problem.ts';
import { GameTable } from '../../table/table.tsx';
import { makeTranslate, useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { Guide } from './guide.tsx';
import { LessonSession } from './lesson-session.ts';
import { saveProgress } from './progress.ts';
import { LEARN_TEXTS } from './texts.ts';

/** Without animation there are no pauses. */
const REDUCED_MOTION_PACE = 0.25;

interface OpenedLesson {
  readonly problem: Problem | null;
  /** The table with its guide, for these texts. */
  render(say: (key: string) => string, onPlay: () => void): ReactNode;
  close(): void;
}

const failedLesson = (problem: Problem): OpenedLesson => ({ problem, render: () => null, close: () => undefined });

/** Opens a lesson at the table of its game. */
async function openLesson({ lesson }: LessonCourse, from: number, pace: () => number): Promise<OpenedLesson> {
  const furnished = await gameUiFor(lesson.game, lesson.edition);
  if (!furnished.ok) return failedLesson(furnished.problem);
  return furnished.value.use((game, gameMessages, ui): OpenedLesson => {
    const keep = (progress: { readonly step: number }) => saveProgress(lesson.game, progress);
    const opened = LessonSession.open(game, gameMessages, lesson, {
      clock: WALL_CLOCK,
      pace,
      progress: { step: from },
      saveProgress: keep,
    });
    if (!opened.ok) return failedLesson(opened.problem);
    const session = opened.value;
    return {
      problem: null,
      render: (say, onPlay) => (
        <GameTable
          game={game}
          gameMessages={gameMessages}
          ui={ui}
          session={session}
          guide={{
            kind: 'lesson',
            Guide: (controller) => (
              <Guide session={session} controller={controller} lesson={lesson} say={say} onPlay={onPlay} />
            ),
          }}
        />
      ),
      close: () => session.close(),
    };
  });
}

/** A lesson at its table, from a step on. */
export function LessonTable({ course, from }: { readonly course: LessonCourse; readonly from: number }) {
  const speak = useTranslate(LEARN_TEXTS);
  const language = use(LanguageContext);
  const tell = useProblemText();
  const { moves, preferences, change } = usePreferences();
  const say = useMemo(() => makeTranslate(course.texts, language), [course, language]);
  const pace = useRef(1);
  pace.current = moves ? 1 : REDUCED_MOTION_PACE;
  const [opened, setOpened] = useState<OpenedLesson | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  useEffect(() => {
    let isWanted = true;
    const opening = openLesson(course, from, () => pace.current);
    void opening.then((lesson) => isWanted && setOpened(lesson));
    return () => {
      isWanted = false;
      void opening.then((lesson) => lesson.close());
    };
  }, [course, from]);

  const play = async () => {
    const entry = findGame(course.lesson.game);
    if (entry === null) return;
    change({ coach: 'talkative' });
    setProblem(await startGame(standardSetup(entry, preferences.name, 'cadet')));
  };

  const trouble = problem ?? opened?.problem ?? null;
  if (trouble !== null) {
    return (
      <NoticePage heading={speak('guide')} text={speak('failed', { why: tell(trouble) })}>
        <button
          type="button"
          className="btn"
          onClick={() => navigate({ page: 'learn', game: course.lesson.game, part: null })}
        >
          {speak('leave')}
        </button>
      </NoticePage>
    );
  }
  if (opened === null) {
    return <LoadingPage text={speak('opening')} />;
  }
  return opened.render(say, () => void play());
}
