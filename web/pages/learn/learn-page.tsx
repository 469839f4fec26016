import { findGame } from '@orrery/catalog';
import { type ComponentType, use, useCallback, useMemo } from 'react';
import { Link } from '../../app/link.tsx';
import { useLoaded } from '../../app/loaded.ts';
import { LoadingPage } from '../../app/loading-page.tsx';
import { NotFoundPage, NoticePage } from '../../app/notice-page.tsx';
import { Page } from '../../app/page.tsx';
import { findKit } from '../../games/index.ts';
import { type LessonCourse, numberedSteps } from '../../games/lesson.ts';
import { makeTranslate, useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { ChapterLinks } from './guide.tsx';
import { LessonTable } from './lesson-table.tsx';
import { loadProgress } from './progress.ts';
import { LEARN_TEXTS } from './texts.ts';

/** The address part that resumes a lesson. */
const RESUME = 'resume';

/** Learning a game: the list of lessons, or with `part` the lesson itself, from a chapter or where it was left. */
export function LearnPage({ game, part }: { readonly game: string; readonly part: string | null }) {
  const speak = useTranslate(LEARN_TEXTS);
  const load = useCallback(() => {
    const kit = findKit(game);
    return Promise.all([kit?.lesson?.(), kit?.missions?.()]);
  }, [game]);
  const loaded = useLoaded(load);
  if (findGame(game) === null) return <NotFoundPage />;
  if (loaded.state === 'loading') return <LoadingPage />;
  if (loaded.state === 'failed') {
    return (
      <NoticePage heading={speak('guide')} text={speak('failed', { why: '' })}>
        <button type="button" className="btn primary" onClick={loaded.again}>
          {speak('again')}
        </button>
      </NoticePage>
    );
  }
  const [course, missions] = loaded.value;
  if (part === null) return <LearnIndex game={game} course={course} MissionShelf={missions?.MissionList} />;
  if (course === undefined) return <NotFoundPage />;
  const from = part === RESUME ? loadProgress(game).step : firstStepOf(course, part);
  return from === null ? <NotFoundPage /> : <LessonTable key={part} course={course} from={from} />;
}

function firstStepOf({ lesson }: LessonCourse, key: string): number | null {
  return numberedSteps(lesson).find(({ chapter }) => chapter.key === key)?.number ?? null;
}

interface LearnIndexProps {
  readonly game: string;
  readonly course: LessonCourse | undefined;
  readonly MissionShelf: ComponentType | undefined;
}

/** The learning material in the game's kit. */
function LearnIndex({ game, course, MissionShelf }: LearnIndexProps) {
  const speak = useTranslate(LEARN_TEXTS);
  const name = findGame(game)?.name[use(LanguageContext)] ?? game;
  const kit = findKit(game);
  return (
    <Page title={speak('title', { game: name })} heading={speak('title', { game: name })}>
      {course && <FirstGame game={game} course={course} />}
      {MissionShelf && <MissionShelf />}
      {kit?.puzzles && (
        <section aria-labelledby="puzzles">
          <h2 id="puzzles" className="small-caps">
            {speak('puzzles')}
          </h2>
          <p>{speak('puzzles.intro')}</p>
          <p className="lesson-ways">
            <Link to={{ page: 'puzzles', game, number: null }} className="btn">
              {speak('puzzles')}
            </Link>
          </p>
        </section>
      )}
      <p className="lesson-ways">
        <Link to={{ page: 'almanac', game, entry: null }} className="btn quiet">
          {speak('almanac')}
        </Link>
        {kit?.companion && (
          <Link to={{ page: 'companion', game, tool: null }} className="btn quiet">
            {speak('companion')}
          </Link>
        )}
      </p>
    </Page>
  );
}

function FirstGame({ game, course: { lesson, texts } }: { readonly game: string; readonly course: LessonCourse }) {
  const speak = useTranslate(LEARN_TEXTS);
  const language = use(LanguageContext);
  const say = useMemo(() => makeTranslate(texts, language), [texts, language]);
  const { step } = loadProgress(game);
  const [first] = lesson.chapters;
  const steps = numberedSteps(lesson).length;
  const isBegun = step > 0 && step < steps;
  return (
    <section aria-labelledby="first-game">
      <h2 id="first-game" className="small-caps">
        {speak('first')}
      </h2>
      <p>{speak('intro', { steps })}</p>
      <p className="lesson-ways">
        {isBegun && (
          <Link to={{ page: 'learn', game, part: RESUME }} className="btn primary">
            {speak('resume')}
          </Link>
        )}
        {first !== undefined && (
          <Link to={{ page: 'learn', game, part: first.key }} className={isBegun ? 'btn' : 'btn primary'}>
            {speak(step > 0 ? 'again' : 'begin')}
          </Link>
        )}
      </p>
      <h3 className="small-caps">{speak('chapters')}</h3>
      <ChapterLinks chapters={lesson.chapters} step={step} say={say} game={game} />
    </section>
  );
}
