import type { Game, GameMessages, Kinded } from '@orrery/kernel';
import type { MessageCatalog } from '@orrery/words';
import { type ReactNode, use, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { AlmanacContext } from '../../../almanac/entry-view.tsx';
import { ALMANAC_TEXTS } from '../../../almanac/texts.ts';
import { useLoaded } from '../../../app/loaded.ts';
import { gameUiFor } from '../../../games/editions.ts';
import type { Lesson } from '../../../games/lesson.ts';
import { WALL_CLOCK } from '../../../session/clock.ts';
import { BoardHost } from '../../../table/board-host.tsx';
import { GamePart } from '../../../table/game-part.tsx';
import type { GameUi } from '../../../table/game-ui.ts';
import { PageHost } from '../../../table/page-host.tsx';
import { makePredictMove } from '../../../table/predict-move.ts';
import { PromptBar } from '../../../table/prompt-bar.tsx';
import { type TableController, type TableControllerProps, useTableField } from '../../../table/table-controller.ts';
import { ScreenWidthContext } from '../../../table/use-screen-size.ts';
import { useTableController } from '../../../table/use-table-controller.ts';
import { useGameTexts } from '../../../table/use-texts.ts';
import { makeTranslate, useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { LessonSession } from '../../learn/lesson-session.ts';
import { loadTryPosition, type TryPosition } from './positions.ts';
import { TryGuide } from './try-guide.tsx';
import '../../../table/table.css';
import './small-table.css';

interface LoadedTryTable {
  render(say: (key: string) => string): ReactNode;
  close(): void;
}

const TRY_PACE = 0.5;

async function loadTryTable(game: string, entry: string): Promise<LoadedTryTable & Pick<TryPosition, 'course'>> {
  const position = await loadTryPosition(game, entry);
  if (position === null) throw new Error(`no position to try for ${game}, ${entry}`);
  const { course, panels } = position;
  const furnished = await gameUiFor(game, course.lesson.edition);
  if (!furnished.ok) throw new Error(furnished.problem.text);
  return furnished.value.use((rules, gameMessages, ui) => {
    const opened = LessonSession.open(rules, gameMessages, course.lesson, {
      clock: WALL_CLOCK,
      pace: () => TRY_PACE,
      progress: { step: 0 },
      saveProgress: () => undefined,
    });
    if (!opened.ok) throw new Error(opened.problem.text);
    const session = opened.value;
    const { lesson } = course;
    return {
      course,
      render: (say) => <TryTableWithTexts {...{ rules, messages: gameMessages, ui, session, lesson, panels, say }} />,
      close: () => session.close(),
    };
  });
}

/** A part of a real table in one position of a game, with the task. */
export function TryTable({ game, entry }: { readonly game: string; readonly entry: string }) {
  const speak = useTranslate(ALMANAC_TEXTS);
  const language = use(LanguageContext);
  const laid = useLoaded(useCallback(() => loadTryTable(game, entry), [game, entry]));
  const table = laid.state === 'ready' ? laid.value : null;
  useEffect(() => () => table?.close(), [table]);
  const say = useMemo(() => (table === null ? String : makeTranslate(table.course.texts, language)), [table, language]);
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

interface TryTableProps<T, H, B, M extends Kinded, E extends Kinded, O, K> extends Pick<TryPosition, 'panels'> {
  readonly rules: Game<T, H, B, M, E, O, K>;
  readonly messages: GameMessages<T, H, M, E, O>;
  readonly ui: GameUi<T, H, M, E>;
  readonly session: LessonSession<T, H, B, M, E, O, K>;
  readonly lesson: Lesson;
  readonly say: (key: string) => string;
}

function TryTableWithTexts<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  props: TryTableProps<T, H, B, M, E, O, K>,
) {
  const language = use(LanguageContext);
  const { id: game, edition } = props.rules;
  const texts = useGameTexts({ game, edition, language });
  if (texts === null) return null;
  return (
    <ScreenWidthContext value="narrow">
      <TryTableContent {...props} texts={texts} />
    </ScreenWidthContext>
  );
}

function TryTableContent<T, H, B, M extends Kinded, E extends Kinded, O, K>({
  rules,
  messages,
  ui,
  session,
  lesson,
  panels,
  say,
  texts,
}: TryTableProps<T, H, B, M, E, O, K> & { readonly texts: MessageCatalog }) {
  const speak = useTranslate(ALMANAC_TEXTS);
  const foresee = useMemo(() => makePredictMove(rules, session), [rules, session]);
  const controller = useTableController({ rules, predict: foresee, messages, ui, session }, texts);
  useOpenRuleInAlmanac(controller);
  const isPage = ui.board === 'page';
  const { step } = useSyncExternalStore(session.subscribe, () => session.state);
  const point = step?.step.point;
  const hinted = point !== undefined && 'place' in point ? point.place : null;
  return (
    <section className="almanac-try-frame" aria-label={speak('try.name')}>
      <TryGuide controller={controller} session={session} start={lesson.chapters[0]?.steps[0]?.at ?? 0} say={say} />
      <div
        className="almanac-try-table table"
        data-width="narrow"
        data-game={rules.id}
        data-board={isPage ? 'page' : 'chart'}
      >
        {isPage ? (
          <PageHost
            controller={controller}
            hinted={hinted}
            prompt={<PromptBar controller={controller} />}
            tabs={null}
          />
        ) : (
          <>
            <BoardHost controller={controller} hinted={hinted} />
            <PromptBar controller={controller} />
          </>
        )}
        <OpenDialogue controller={controller} />
        {ui.panels
          .filter(({ key }) => panels.includes(key))
          .map(({ key, name, Content }) => (
            <section key={key} className="panel" aria-label={name(controller.language)}>
              <GamePart controller={controller} part={Content} />
            </section>
          ))}
      </div>
    </section>
  );
}

/** What a full table shows beside the board is below this one. */
function OpenDialogue<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { ui, language } = controller;
  const open = useTableField(controller, 'play', 'dialogue');
  const dialogue = open === null ? undefined : ui.dialogues[open];
  if (dialogue === undefined || dialogue.coversBoard) return null;
  return (
    <section className="panel" aria-label={dialogue.title(language)}>
      <GamePart controller={controller} part={dialogue.Content} />
    </section>
  );
}

/** A rule that is looked up here opens in the almanac around it. */
function useOpenRuleInAlmanac<T, H, M extends Kinded, E extends Kinded>(controller: TableController<T, H, M, E>): void {
  const { moveSelection } = controller;
  const { open } = use(AlmanacContext);
  const drawer = useTableField(controller, 'selection', 'drawer');
  const almanacEntry = useTableField(controller, 'selection', 'almanacEntry');
  useEffect(() => {
    if (drawer !== 'almanac') return;
    moveSelection.openDrawer(null);
    if (almanacEntry !== null) open(almanacEntry);
  }, [moveSelection, drawer, almanacEntry, open]);
}
