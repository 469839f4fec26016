import type { Game, Kinded, Wording } from '@orrery/kernel';
import type { Texts } from '@orrery/words';
import { type ReactNode, use, useCallback, useEffect, useMemo } from 'react';
import { ShelfContext } from '../../../almanac/entry-view.tsx';
import { ALMANAC_TEXTS } from '../../../almanac/texts.ts';
import { useLoaded } from '../../../app/loaded.ts';
import { tableFor } from '../../../games/editions.ts';
import type { Lesson } from '../../../games/lesson.ts';
import { WALL_CLOCK } from '../../../session/clock.ts';
import { BoardHost } from '../../../table/board-host.tsx';
import { foreseer } from '../../../table/foresee.ts';
import type { Furniture } from '../../../table/furniture.ts';
import type { Helm, HelmProps } from '../../../table/helm.ts';
import { PageHost } from '../../../table/page-host.tsx';
import { PromptBar } from '../../../table/prompt-bar.tsx';
import { Shown } from '../../../table/shown.tsx';
import { useHelm } from '../../../table/use-helm.ts';
import { useGameTexts } from '../../../table/use-texts.ts';
import { WidthContext } from '../../../table/use-width.ts';
import { speaker, useSpeak } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { LessonSession } from '../../learn/lesson-session.ts';
import { loadPosition, type Position } from './positions.ts';
import { SmallGuide } from './small-guide.tsx';
import '../../../table/table.css';
import './small-table.css';

interface Laid {
  render(say: (key: string) => string): ReactNode;
  close(): void;
}

const PACE = 0.5;

async function layOut(game: string, entry: string): Promise<Laid & Pick<Position, 'course'>> {
  const position = await loadPosition(game, entry);
  if (position === null) throw new Error(`nothing to try at ${game}, ${entry}`);
  const { course, panels } = position;
  const furnished = await tableFor(game, course.lesson.edition);
  if (!furnished.ok) throw new Error(furnished.problem.text);
  return furnished.value.use((rules, wording, furniture) => {
    const opened = LessonSession.open(rules, wording, course.lesson, {
      clock: WALL_CLOCK,
      pace: () => PACE,
      progress: { step: 0 },
      keep: () => undefined,
    });
    if (!opened.ok) throw new Error(opened.problem.text);
    const session = opened.value;
    const { lesson } = course;
    return {
      course,
      render: (say) => <Small {...{ rules, wording, furniture, session, lesson, panels, say }} />,
      close: () => session.close(),
    };
  });
}

/** A part of a real table at one moment of a game, with what is to be done there. */
export function SmallTable({ game, entry }: { readonly game: string; readonly entry: string }) {
  const speak = useSpeak(ALMANAC_TEXTS);
  const language = use(LanguageContext);
  const laid = useLoaded(useCallback(() => layOut(game, entry), [game, entry]));
  const table = laid.state === 'ready' ? laid.value : null;
  useEffect(() => () => table?.close(), [table]);
  const say = useMemo(() => (table === null ? String : speaker(table.course.texts, language)), [table, language]);
  if (laid.state === 'failed') {
    return (
      <p className="almanac-note" role="alert">
        {speak('try.failed')}{' '}
        <button type="button" className="btn small" onClick={laid.again}>
          {speak('again')}
        </button>
      </p>
    );
  }
  return table === null ? <p className="almanac-note">{speak('try.opening')}</p> : table.render(say);
}

interface SmallProps<T, H, B, M extends Kinded, E extends Kinded, O, K> extends Pick<Position, 'panels'> {
  readonly rules: Game<T, H, B, M, E, O, K>;
  readonly wording: Wording<T, H, M, E, O>;
  readonly furniture: Furniture<T, H, M, E>;
  readonly session: LessonSession<T, H, B, M, E, O, K>;
  readonly lesson: Lesson;
  readonly say: (key: string) => string;
}

function Small<T, H, B, M extends Kinded, E extends Kinded, O, K>(props: SmallProps<T, H, B, M, E, O, K>) {
  const language = use(LanguageContext);
  const { id: game, edition } = props.rules;
  const texts = useGameTexts({ game, edition, language });
  if (texts === null) return null;
  return (
    <WidthContext value="narrow">
      <LaidTable {...props} texts={texts} />
    </WidthContext>
  );
}

function LaidTable<T, H, B, M extends Kinded, E extends Kinded, O, K>({
  rules,
  wording,
  furniture,
  session,
  lesson,
  panels,
  say,
  texts,
}: SmallProps<T, H, B, M, E, O, K> & { readonly texts: Texts }) {
  const speak = useSpeak(ALMANAC_TEXTS);
  const foresee = useMemo(() => foreseer(rules, session), [rules, session]);
  const helm = useHelm({ rules, foresee, voice: wording, furniture, session }, texts);
  useConsulting(helm);
  const isPage = furniture.board === 'page';
  const point = session.guidance.line?.step.point;
  const hinted = point !== undefined && 'place' in point ? point.place : null;
  return (
    <section className="almanac-try-frame" aria-label={speak('try.name')}>
      <SmallGuide helm={helm} session={session} start={lesson.chapters[0]?.steps[0]?.at ?? 0} say={say} />
      <div
        className="almanac-try-table table"
        data-width="narrow"
        data-game={rules.id}
        data-board={isPage ? 'page' : 'chart'}
      >
        {isPage ? <PageHost helm={helm} hinted={hinted} /> : <BoardHost helm={helm} hinted={hinted} />}
        <PromptBar helm={helm} />
        <OpenDialogue helm={helm} />
        {furniture.panels
          .filter(({ key }) => panels.includes(key))
          .map(({ key, name, Content }) => (
            <section key={key} className="panel" aria-label={name(helm.language)}>
              <Shown part={Content} play={helm.play} />
            </section>
          ))}
      </div>
    </section>
  );
}

/** What would stand beside the board of a whole table stands below this one. */
function OpenDialogue<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { furniture, play, language } = helm;
  const dialogue = play.dialogue === null ? undefined : furniture.dialogues[play.dialogue];
  if (dialogue === undefined || dialogue.isOver) return null;
  return (
    <section className="panel" aria-label={dialogue.title(language)}>
      <Shown part={dialogue.Content} play={play} />
    </section>
  );
}

/** A rule that somebody looks up here is opened in the almanac around it. */
function useConsulting<T, H, M extends Kinded, E extends Kinded>({ desk, holding }: Helm<T, H, M, E>): void {
  const { open } = use(ShelfContext);
  const { drawer, entry } = holding;
  useEffect(() => {
    if (drawer !== 'almanac') return;
    desk.pull(null);
    if (entry !== null) open(entry);
  }, [desk, drawer, entry, open]);
}
