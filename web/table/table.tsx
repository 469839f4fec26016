import type { Game, GameMessages, Kinded } from '@orrery/kernel';
import type { MessageCatalog } from '@orrery/words';
import { type CSSProperties, type ReactNode, use, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { focusHeading } from '../app/focus-and-scroll.tsx';
import { navigate } from '../app/route.ts';
import { SeatColours } from '../art/paint.tsx';
import type { Session } from '../session/session.ts';
import { coloursAt } from '../session/sitters.ts';
import { useTranslate } from '../texts/catalogue.ts';
import { LanguageContext } from '../texts/language.ts';
import { ChatAnnouncer, EventAnnouncer } from './announcer.tsx';
import { BoardHost } from './board-host.tsx';
import { CoachMenu } from './coach/coach-menu.tsx';
import { CoachAnnouncer, CoachPanel } from './coach/coach-panel.tsx';
import { useCoachPanelSide } from './coach/panel-side.ts';
import { useCoach, useCoachLevel } from './coach/use-coach.ts';
import { Curtain } from './curtain.tsx';
import { DrawerTabs, SideContent } from './drawers.tsx';
import { EndingDialog } from './ending.tsx';
import { Flights } from './flights.tsx';
import type { ChartBox, GameUi } from './game-ui.ts';
import { KeyHelp } from './help.tsx';
import { type MenuEntry, TableMenu } from './menu.tsx';
import { Notices } from './notices.tsx';
import { type OnlineExtras, OnlineExtrasContext } from './online-extras.ts';
import { useOverBoard } from './over-board.tsx';
import { PageHost } from './page-host.tsx';
import { Dock, RowPanels } from './panels.tsx';
import { makePredictMove } from './predict-move.ts';
import { PromptBar } from './prompt-bar.tsx';
import { Rail } from './rail.tsx';
import { SeatColumn, SeatStrip } from './seats.tsx';
import { SideColumn } from './side-column.tsx';
import { CHAT_TAB, LOG_TAB } from './side-tabs.tsx';
import { SoundAndPace } from './sound-and-pace.tsx';
import { SheetNote } from './surface.tsx';
import { type TableController, useTableField, useTableState } from './table-controller.ts';
import type { TableGuide } from './table-guide.ts';
import { TextTable } from './text-table.tsx';
import { TABLE_TEXTS } from './texts.ts';
import { TopBar } from './top-bar.tsx';
import { useFocusKeeper } from './use-focus-keeper.ts';
import { ForcedAnswer } from './use-forced-answer.ts';
import { useGameActions } from './use-game-actions.ts';
import { useLetterShortcuts, useTableShortcuts } from './use-keys.ts';
import {
  ScreenHeightContext,
  type ScreenWidth,
  ScreenWidthContext,
  useMeasuredScreenHeight,
  useMeasuredScreenWidth,
  useScreenHeight,
  useScreenWidth,
} from './use-screen-size.ts';
import { useTableController } from './use-table-controller.ts';
import { type TextsLoader, useGameTexts } from './use-texts.ts';
import './table.css';

export interface TableProps<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly gameMessages: GameMessages<T, H, M, E, O>;
  readonly ui: GameUi<T, H, M, E>;
  readonly session: Session<T, H, M, E>;
  /** Loads the game's texts; default: from the catalog. */
  readonly texts?: TextsLoader;
  /** Replaces the prompt bar where the user only watches: the transport bar of a replay. */
  readonly transport?: ReactNode;
  /** What an online game adds to the frame. */
  readonly onlineExtras?: OnlineExtras | undefined;
  readonly guide?: TableGuide<T, H, M, E> | undefined;
}

/** A table for any game: the frame, with the parts of the game's UI. */
export function GameTable<T, H, B, M extends Kinded, E extends Kinded, O, K>(props: TableProps<T, H, B, M, E, O, K>) {
  const language = useContext(LanguageContext);
  const speak = useTranslate(TABLE_TEXTS);
  const width = useTableWidth(props.ui);
  const height = useMeasuredScreenHeight();
  const { id: game, edition } = props.game;
  const loaded = useGameTexts({ game, edition, language, load: props.texts });
  if (loaded === null) {
    return (
      <p className="table-waits" role="status">
        {speak('waiting')}
      </p>
    );
  }
  return (
    <ScreenWidthContext value={width}>
      <ScreenHeightContext value={height}>
        <LoadedTable {...props} loaded={loaded} />
      </ScreenHeightContext>
    </ScreenWidthContext>
  );
}

/** A chart on a phone held sideways has the parts of a phone, beside it. */
function useTableWidth<T, H, M extends Kinded, E extends Kinded>({ board, seats }: GameUi<T, H, M, E>): ScreenWidth {
  const width = useMeasuredScreenWidth();
  const height = useMeasuredScreenHeight();
  const isRoundChart = (board ?? 'chart') === 'chart' && seats !== 'right';
  if (board === 'page' && height === 'flat') return 'narrow';
  return isRoundChart && height === 'flat' && innerWidth > innerHeight ? 'narrow' : width;
}

function LoadedTable<T, H, B, M extends Kinded, E extends Kinded, O, K>({
  game,
  gameMessages,
  ui,
  session,
  loaded,
  transport,
  onlineExtras,
  guide,
}: TableProps<T, H, B, M, E, O, K> & { readonly loaded: MessageCatalog }) {
  const language = useContext(LanguageContext);
  const texts = useMemo(() => ({ ...loaded, ...ui.reasons?.texts(language) }), [loaded, ui, language]);
  const foresee = useMemo(() => makePredictMove(game, session), [game, session]);
  const controller = useTableController({ rules: game, predict: foresee, messages: gameMessages, ui, session }, texts);
  const [isChosen, setChosen] = useState(false);
  const isText = isChosen || ui.board === 'none';
  const curtain = useTableField(controller, 'snapshot', 'curtain');
  useFocusHeadingAfter(curtain, isText);
  const colours = useMemo(() => coloursAt(controller.sitters), [controller]);
  return (
    <OnlineExtrasContext value={onlineExtras ?? null}>
      <SeatColours colours={colours}>
        <ForcedAnswer controller={controller} />
        {curtain === null ? (
          <OpenTable
            controller={controller}
            transport={transport}
            guide={guide}
            isText={isText}
            onText={() => setChosen(!isChosen)}
          />
        ) : (
          <Curtain key={curtain} controller={controller} seat={curtain} />
        )}
      </SeatColours>
    </OnlineExtrasContext>
  );
}

/**
 * After lifting the curtain or switching the kind of table, the focus moves to the heading: the pressed button is
 * gone.
 */
function useFocusHeadingAfter(curtain: number | null, isText: boolean): void {
  const shown = useRef({ curtain, isText });
  useEffect(() => {
    const last = shown.current;
    shown.current = { curtain, isText };
    if (curtain !== null || (last.curtain === curtain && last.isText === isText)) return;
    return focusHeading();
  }, [curtain, isText]);
}

interface OpenTableProps<T, H, M extends Kinded, E extends Kinded> {
  readonly controller: TableController<T, H, M, E>;
  readonly transport: ReactNode;
  readonly guide: TableGuide<T, H, M, E> | undefined;
  /** Whether the text table replaces the board; kept while the curtain is drawn. */
  readonly isText: boolean;
  readonly onText: () => void;
}

function OpenTable<T, H, M extends Kinded, E extends Kinded>(props: OpenTableProps<T, H, M, E>) {
  const { controller, transport, guide, isText, onText } = props;
  const isLesson = guide?.kind === 'lesson';
  const { translate, title, rules } = controller;
  const onlineExtras = use(OnlineExtrasContext);
  const drawer = useTableField(controller, 'selection', 'drawer');
  const dialogue = useTableField(controller, 'play', 'dialogue');
  const isPast = useTableField(controller, 'selection', 'recalled') !== null;
  const width = useScreenWidth();
  const height = useScreenHeight();
  const [isHelp, setHelp] = useState(false);
  const [isSound, setSound] = useState(false);
  const [letters, setLetters] = useLetterShortcuts();
  const isWatching = transport !== undefined;
  const keeping = useGameActions(controller.session);
  const finalPlaces = useTableState(controller, 'finalPlaces');
  const places = isWatching ? null : finalPlaces;
  const [isEndSeen, setEndSeen] = useState(false);

  const entries: MenuEntry[] = [
    ...(controller.ui.board === 'none'
      ? []
      : [
          {
            id: 'text',
            icon: 'list',
            name: translate(isText ? 'text.leave' : 'text'),
            hotkey: 'T',
            onChoose: onText,
          } as const,
        ]),
    { id: 'help', icon: 'info', name: translate('help'), hotkey: '?', onChoose: () => setHelp(true) },
    ...(onlineExtras?.menuEntries ??
      (!isLesson
        ? [{ id: 'export', icon: 'export', name: translate('export'), onChoose: keeping.save } as const]
        : [])),
    { id: 'sound-and-pace', icon: 'sound', name: translate('sound-and-pace'), onChoose: () => setSound(true) },
    { id: 'settings', icon: 'settings', name: translate('settings'), onChoose: () => navigate({ page: 'settings' }) },
    {
      id: 'leave',
      icon: 'back',
      name: translate(onlineExtras === null ? 'leave' : 'end.home'),
      onChoose: () => navigate({ page: 'home' }),
    },
  ];
  // Online, nobody has a coach that the others do not see.
  const isCoachable = !isWatching && onlineExtras === null && !isLesson;
  const coachLevel = useCoachLevel(controller.session);
  const coaching = useCoach(controller, isCoachable ? coachLevel : NO_COACH);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { coachState, controller: coachController } = coaching;
  const isCoachOpen = coachState.isOpen || coachState.remark !== null;
  const onCoach = () => {
    if (!isCoachable) return;
    if (coachLevel.level === 'off') setMenuOpen(true);
    else if (isCoachOpen) coachController.dismiss();
    else coachController.ask();
  };
  const onEscape = () => {
    if (isCoachOpen) coachController.dismiss();
    return isCoachOpen;
  };
  useTableShortcuts(controller, { letters, isWatching, onCoach, onEscape, onText, onHelp: () => setHelp(true) });
  const advice = coachState.isOpen && coachState.advice.state === 'ready' ? coachState.advice.advice : null;
  const advised = advice === null ? null : controller.ui.placeOf(advice.best.move, advice.table);
  const side = useCoachPanelSide(controller, advised);
  const isPage = controller.ui.board === 'page';
  const isOver = useOverBoard(controller) !== undefined && !isText;
  const guided = guide?.Guide(controller);
  const isRail = isPage && !isText && width !== 'narrow';
  const isRight = controller.ui.seats === 'right' && !isText;
  const isStrip = width === 'narrow';
  const [sideTab, setSideTab] = useState(LOG_TAB);
  const isTabbed = isRight && (height !== 'tall' || width === 'middle');
  const hasSide = !isRail && (isRight ? !isStrip : width === 'wide');
  // Where the column has tabs, the chat is one of them and never lies over the seats.
  const isChatTab = isTabbed && hasSide && drawer === 'chat';
  const isBeside = !isRail && ((dialogue !== null && !isOver) || (drawer !== null && !isChatTab));
  const isCovered = isBeside && width === 'narrow';
  // With a column beside the board the guide stands there, and never over or under the board.
  const isGuideBeside = (hasSide || isRail) && !isText;
  const isChatShown = hasSide && !isBeside && (!isTabbed || isChatTab);
  const openTab = (tab: string) => {
    if (tab !== CHAT_TAB) setSideTab(tab);
    if (tab === CHAT_TAB || isChatTab) controller.moveSelection.openDrawer(tab === CHAT_TAB ? 'chat' : null);
  };
  const isChatVisible = isText || drawer === 'chat' || isChatShown;
  const isColumns = !isPage && !isRight && !isText;
  const isFolded = width === 'wide' && height !== 'tall';
  const root = useRef<HTMLDivElement>(null);
  useFocusKeeper(root);
  const notices = <Notices controller={controller} problem={keeping.problem} />;
  const prompt = transport ?? (
    <PromptBar controller={controller} onEnd={places === null ? undefined : () => setEndSeen(false)} />
  );
  const tabs = <DrawerTabs controller={controller} />;
  return (
    <div
      ref={root}
      className={`table ${isText ? 'as-text' : ''} ${isPast ? 'in-past' : ''}`}
      data-width={width}
      data-height={height}
      data-game={rules.id}
      data-board={isPage ? 'page' : 'chart'}
      data-seats={isRight && !isStrip ? 'right' : undefined}
      data-columns={isColumns && width !== 'narrow' ? (isFolded ? 'folded' : 'whole') : undefined}
      data-flat={isColumns && width === 'narrow' && height === 'flat' && innerWidth > innerHeight ? '' : undefined}
      data-beside={isBeside && width !== 'narrow' ? '' : undefined}
      style={isRight ? chartRatioStyle(controller.ui.box) : undefined}
    >
      <title>{`${onlineExtras?.titlePrefix ?? ''}${title} · Orrery`}</title>
      <TopBar
        controller={controller}
        isText={isText}
        coach={
          isCoachable && (
            <CoachMenu {...coachLevel} isMenuOpen={isMenuOpen} onMenu={setMenuOpen} ask={() => coachController.ask()} />
          )
        }
        onText={onText}
        menu={<TableMenu entries={entries} />}
      />
      {isText ? (
        <TextTable controller={controller}>
          {notices}
          {guided}
          <CoachPanel controller={controller} coach={coaching} side="inline" />
          {transport}
        </TextTable>
      ) : (
        <>
          {isStrip && !isPage && <SeatStrip controller={controller} />}
          {!isStrip && !isPage && <SeatColumn controller={controller} />}
          <main className="table-main">
            {!isRail && notices}
            {isPage ? (
              <PageHost
                controller={controller}
                hinted={advised}
                prompt={prompt}
                tabs={width === 'narrow' ? tabs : null}
              />
            ) : (
              <BoardHost controller={controller} hinted={advised} />
            )}
            {!isRail && side === 'top' && !isCovered && (
              <CoachPanel controller={controller} coach={coaching} side={side} />
            )}
            {!isRail && side !== 'top' && !isCovered && (
              <div className="coach-stand">
                <CoachPanel controller={controller} coach={coaching} side={side} />
              </div>
            )}
            {!isCovered && !isGuideBeside && guided}
            {!isPage && prompt}
            {width === 'narrow' && <RowPanels controller={controller} />}
          </main>
          {isRail && (
            <Rail controller={controller}>
              {notices}
              {guided}
              <CoachPanel controller={controller} coach={coaching} side="inline" />
            </Rail>
          )}
          {hasSide && (
            <SideColumn
              controller={controller}
              shows={isBeside && isRight ? 'log' : isTabbed ? 'tabs' : 'all'}
              tab={isChatTab ? CHAT_TAB : sideTab}
              onTab={openTab}
            >
              {!isBeside && guided}
            </SideColumn>
          )}
          {width !== 'narrow' ? <Dock controller={controller} /> : !isPage && tabs}
        </>
      )}
      <SheetNote
        value={
          <>
            {(isCovered || isGuideBeside) && guided}
            {isCovered && <CoachPanel controller={controller} coach={coaching} side="inline" />}
          </>
        }
      >
        {!isRail && (isBeside || !isChatTab) && <SideContent controller={controller} isText={isText} />}
      </SheetNote>
      <Flights controller={controller} />
      <EventAnnouncer controller={controller} />
      {onlineExtras && <ChatAnnouncer coachState={onlineExtras.chat} isThere={isChatVisible} />}
      <CoachAnnouncer controller={controller} coach={coaching} />
      {isSound && <SoundAndPace onClose={() => setSound(false)} />}
      {isHelp && <KeyHelp letters={letters} onLetters={setLetters} onClose={() => setHelp(false)} />}
      {places !== null && !isEndSeen && (
        <EndingDialog
          controller={controller}
          places={places}
          endingActions={guide?.endingActions}
          onClose={() => setEndSeen(true)}
          onRematch={keeping.rematch}
        />
      )}
    </div>
  );
}

/** Width by height of a chart: a wide one decides how wide the column beside it is. */
const chartRatioStyle = ({ width, height }: ChartBox): CSSProperties & Readonly<Record<'--chart-ratio', number>> => ({
  '--chart-ratio': width / height,
});

const NO_COACH = { level: 'off', isAlone: false } as const;
