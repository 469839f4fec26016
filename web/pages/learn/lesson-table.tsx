import { findGame } from '@orrery/catalog';
import type { Problem } from '@orrery/kernel';
import { type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { NoticePage } from '../../app/notice-page.tsx';
import { usePreferences } from '../../app/preferences.ts';
import { navigate } from '../../app/route.ts';
import { tableFor } from '../../games/editions.ts';
import type { Course } from '../../games/lesson.ts';
import { WALL_CLOCK } from '../../session/clock.ts';
import { standardSetting, startGame } from '../../session/start-game.ts';
import { useProblem } from '../../session/use-problem.ts';
import { Table } from '../../table/table.tsx';
import { speaker, useSpeak } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { Guide } from './guide.tsx';
import { LessonSession } from './lesson-session.ts';
import { keepProgress } from './progress.ts';
import { LEARN_TEXTS } from './texts.ts';

/** Without motion nobody waits for what would move. */
const QUICK = 0.25;

interface Opened {
  readonly problem: Problem | null;
  /** The table with its guide, for a reader of these texts. */
  render(say: (key: string) => string, onPlay: () => void): ReactNode;
  close(): void;
}

const failed = (problem: Problem): Opened => ({ problem, render: () => null, close: () => undefined });

/** Lays a lesson out at the table of its game. */
async function openLesson({ lesson }: Course, from: number, pace: () => number): Promise<Opened> {
  const furnished = await tableFor(lesson.game, lesson.edition);
  if (!furnished.ok) return failed(furnished.problem);
  return furnished.value.use((game, wording, furniture): Opened => {
    const keep = (progress: { readonly step: number }) => keepProgress(lesson.game, progress);
    const opened = LessonSession.open(game, wording, lesson, {
      clock: WALL_CLOCK,
      pace,
      progress: { step: from },
      keep,
    });
    if (!opened.ok) return failed(opened.problem);
    const session = opened.value;
    return {
      problem: null,
      render: (say, onPlay) => (
        <Table
          game={game}
          wording={wording}
          furniture={furniture}
          session={session}
          guiding={{
            kind: 'lesson',
            Guide: ({ play, voice }) => (
              <Guide
                session={session}
                lesson={lesson}
                say={say}
                moveWords={(move) => play.say(voice.move(move, play.view.table))}
                onRule={play.consult}
                onPlay={onPlay}
              />
            ),
          }}
        />
      ),
      close: () => session.close(),
    };
  });
}

/** A lesson at its table, from a step on. */
export function LessonTable({ course, from }: { readonly course: Course; readonly from: number }) {
  const speak = useSpeak(LEARN_TEXTS);
  const language = use(LanguageContext);
  const tell = useProblem();
  const { moves, preferences, change } = usePreferences();
  const say = useMemo(() => speaker(course.texts, language), [course, language]);
  const pace = useRef(1);
  pace.current = moves ? 1 : QUICK;
  const [opened, setOpened] = useState<Opened | null>(null);
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
    setProblem(await startGame(standardSetting(entry, preferences.name, 'cadet')));
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
    return (
      <main className="page-loading" aria-busy="true">
        <p role="status">{speak('opening')}</p>
      </main>
    );
  }
  return opened.render(say, () => void play());
}
