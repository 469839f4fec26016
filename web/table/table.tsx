import type { Game, Kinded, Wording } from '@orrery/kernel';
import type { Texts } from '@orrery/words';
import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { focusHeading } from '../app/arrival.tsx';
import { navigate } from '../app/route.ts';
import { Painted } from '../art/paint.tsx';
import type { Session } from '../session/session.ts';
import { coloursAt } from '../session/texts.ts';
import { useSpeak } from '../texts/catalogue.ts';
import { LanguageContext } from '../texts/language.ts';
import type { Annex } from './annex.ts';
import { BoardHost } from './board-host.tsx';
import { CoachMenu } from './coach/coach-menu.tsx';
import { CoachTalk, CoachVoice } from './coach/coach-talk.tsx';
import { useTalkSide } from './coach/talk-side.ts';
import { useTalkLevel, useTutor } from './coach/use-tutor.ts';
import { Curtain } from './curtain.tsx';
import { Beside, DrawerTabs, SidePanels } from './drawers.tsx';
import { Ending } from './ending.tsx';
import { Flights } from './flights.tsx';
import { foreseer } from './foresee.ts';
import type { Furniture } from './furniture.ts';
import type { Guiding } from './guiding.ts';
import type { Helm } from './helm.ts';
import { KeyHelp } from './help.tsx';
import { Live, TalkVoice } from './live.tsx';
import { Log } from './log.tsx';
import { type MenuEntry, TableMenu } from './menu.tsx';
import { Notices } from './notices.tsx';
import { overBoard } from './over-board.tsx';
import { PageHost } from './page-host.tsx';
import { Dock, RowPanels } from './panels.tsx';
import { PromptBar } from './prompt-bar.tsx';
import { SeatColumn, SeatStrip } from './seats.tsx';
import { SheetNote } from './surface.tsx';
import { TextTable } from './text-table.tsx';
import { TABLE_TEXTS } from './texts.ts';
import { TopBar } from './top-bar.tsx';
import { useForegone } from './use-foregone.ts';
import { useHelm } from './use-helm.ts';
import { useKeeping } from './use-keeping.ts';
import { useKeys } from './use-keys.ts';
import { useLetters } from './use-letters.ts';
import { type TextsLoader, useGameTexts } from './use-texts.ts';
import { useMeasuredWidth, useWidth, WidthContext } from './use-width.ts';
import './table.css';

export interface TableProps<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly wording: Wording<T, H, M, E, O>;
  readonly furniture: Furniture<T, H, M, E>;
  readonly session: Session<T, H, M, E>;
  /** How the game's texts come; absent: from the catalog. */
  readonly texts?: TextsLoader;
  /** What stands in place of the prompt bar where one only watches: the transport of a replay. */
  readonly transport?: ReactNode;
  /** What a game over the network adds to the frame. */
  readonly annex?: Annex | undefined;
  readonly guiding?: Guiding<T, H, M, E> | undefined;
}

/** A table at which any game is played: the frame, furnished by the game. */
export function Table<T, H, B, M extends Kinded, E extends Kinded, O, K>(props: TableProps<T, H, B, M, E, O, K>) {
  const language = useContext(LanguageContext);
  const speak = useSpeak(TABLE_TEXTS);
  const width = useMeasuredWidth();
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
    <WidthContext value={width}>
      <SetTable {...props} loaded={loaded} />
    </WidthContext>
  );
}

function SetTable<T, H, B, M extends Kinded, E extends Kinded, O, K>({
  game,
  wording,
  furniture,
  session,
  loaded,
  transport,
  annex,
  guiding,
}: TableProps<T, H, B, M, E, O, K> & { readonly loaded: Texts }) {
  const language = useContext(LanguageContext);
  const texts = useMemo(() => ({ ...loaded, ...furniture.reasons?.texts(language) }), [loaded, furniture, language]);
  const foresee = useMemo(() => foreseer(game, session), [game, session]);
  const helm = useHelm({ rules: game, foresee, voice: wording, furniture, session, annex }, texts);
  useForegone(helm);
  const [isChosen, setChosen] = useState(false);
  const isText = isChosen || furniture.board === 'none';
  const { curtain } = helm.moment;
  useHeadingAfter(curtain, isText);
  const colours = useMemo(() => coloursAt(session.sitters), [session.sitters]);
  return (
    <Painted colours={colours}>
      {curtain === null ? (
        <OpenTable
          helm={helm}
          transport={transport}
          guiding={guiding}
          isText={isText}
          onText={() => setChosen(!isChosen)}
        />
      ) : (
        <Curtain key={curtain} helm={helm} seat={curtain} />
      )}
    </Painted>
  );
}

/** Whoever lifts the curtain, or turns to the other kind of table, reads on from its heading: the button they used is gone. */
function useHeadingAfter(curtain: number | null, isText: boolean): void {
  const shown = useRef({ curtain, isText });
  useEffect(() => {
    const last = shown.current;
    shown.current = { curtain, isText };
    if (curtain !== null || (last.curtain === curtain && last.isText === isText)) return;
    return focusHeading();
  }, [curtain, isText]);
}

interface OpenProps<T, H, M extends Kinded, E extends Kinded> {
  readonly helm: Helm<T, H, M, E>;
  readonly transport: ReactNode;
  readonly guiding: Guiding<T, H, M, E> | undefined;
  /** Whether the text table is shown in place of the board; that outlasts the curtain. */
  readonly isText: boolean;
  readonly onText: () => void;
}

function OpenTable<T, H, M extends Kinded, E extends Kinded>(props: OpenProps<T, H, M, E>) {
  const { helm, transport, guiding, isText, onText } = props;
  const isLesson = guiding?.kind === 'lesson';
  const { speak, play, holding, title, annex, rules } = helm;
  const width = useWidth();
  const [isHelp, setHelp] = useState(false);
  const [letters, setLetters] = useLetters();
  const isWatching = transport !== undefined;
  const keeping = useKeeping(helm.session);
  const places = useFinalPlaces(helm, isWatching);
  const [isEndSeen, setEndSeen] = useState(false);

  const entries: MenuEntry[] = [
    ...(helm.furniture.board === 'none'
      ? []
      : [
          {
            id: 'text',
            icon: 'list',
            name: speak(isText ? 'text.leave' : 'text'),
            hotkey: 'T',
            onChoose: onText,
          } as const,
        ]),
    { id: 'help', icon: 'info', name: speak('help'), hotkey: '?', onChoose: () => setHelp(true) },
    ...(annex?.entries ??
      (!isLesson ? [{ id: 'export', icon: 'export', name: speak('export'), onChoose: keeping.save } as const] : [])),
    { id: 'settings', icon: 'settings', name: speak('settings'), onChoose: () => navigate({ page: 'settings' }) },
    {
      id: 'leave',
      icon: 'back',
      name: speak(annex === null ? 'leave' : 'end.home'),
      onChoose: () => navigate({ page: 'home' }),
    },
  ];
  // Among people over the network nobody has a coach whom the others do not see.
  const isCoachable = !isWatching && annex === null && !isLesson;
  const talking = useTalkLevel(helm.session);
  const tutoring = useTutor(helm, isCoachable ? talking : NO_COACH);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { talk, tutor } = tutoring;
  const isTalking = talk.isOpen || talk.remark !== null;
  const onCoach = () => {
    if (!isCoachable) return;
    if (talking.level === 'off') setMenuOpen(true);
    else if (isTalking) tutor.dismiss();
    else tutor.ask();
  };
  const onEscape = () => {
    if (isTalking) tutor.dismiss();
    return isTalking;
  };
  useKeys(helm, { letters, isWatching, onCoach, onEscape, onText, onHelp: () => setHelp(true) });
  const advice = talk.isOpen && talk.coaching.state === 'ready' ? talk.coaching.advice : null;
  const advised = advice === null ? null : helm.furniture.placeOf(advice.best.move, play.view.table);
  const side = useTalkSide(helm, advised);
  const isPage = helm.furniture.board === 'page';
  const isOver = !isText && overBoard(helm) !== undefined;
  const guided = guiding?.Guide(helm);
  const isBeside = (play.dialogue !== null && !isOver) || holding.drawer !== null;
  const isCovered = isBeside && width === 'narrow';
  const isRight = helm.furniture.seats === 'right' && !isText;
  const isTalkThere = isText || holding.drawer === 'talk' || (width === 'wide' && !isBeside);
  const isStrip = width === 'narrow' || (isRight && (width === 'middle' || isBeside));
  return (
    <div
      className={`table ${isText ? 'as-text' : ''} ${holding.memory === null ? '' : 'in-past'}`}
      data-width={width}
      data-game={rules.id}
      data-board={isPage ? 'page' : 'chart'}
      data-seats={isRight && width !== 'narrow' ? (isStrip ? 'strip' : 'right') : undefined}
      data-beside={isBeside && width !== 'narrow' ? '' : undefined}
    >
      <title>{`${title} · Orrery`}</title>
      <TopBar
        helm={helm}
        isText={isText}
        coach={
          isCoachable && <CoachMenu {...talking} isMenuOpen={isMenuOpen} onMenu={setMenuOpen} ask={() => tutor.ask()} />
        }
        onText={onText}
        menu={<TableMenu entries={entries} />}
      />
      {isText ? (
        <TextTable helm={helm}>
          <Notices helm={helm} problem={keeping.problem} />
          {guided}
          <CoachTalk helm={helm} tutoring={tutoring} side="inline" />
          {transport}
        </TextTable>
      ) : (
        <>
          {isStrip && <SeatStrip helm={helm} />}
          {!isStrip && !isRight && !isPage && <SeatColumn helm={helm} />}
          <main className="table-main">
            <Notices helm={helm} problem={keeping.problem} />
            {isPage ? <PageHost helm={helm} hinted={advised} /> : <BoardHost helm={helm} hinted={advised} />}
            {side === 'top' && !isCovered && <CoachTalk helm={helm} tutoring={tutoring} side={side} />}
            {side !== 'top' && !isCovered && (
              <div className="coach-stand">
                <CoachTalk helm={helm} tutoring={tutoring} side={side} />
              </div>
            )}
            {!isCovered && guided}
            {transport ?? <PromptBar helm={helm} onEnd={places === null ? undefined : () => setEndSeen(false)} />}
            {width === 'narrow' && <RowPanels helm={helm} />}
          </main>
          {width === 'wide' && !isBeside && (
            <aside className="side-column" aria-label={speak('log')} data-talk={annex === null ? undefined : ''}>
              {isRight && <SeatColumn helm={helm} />}
              <SidePanels helm={helm} />
              <Log helm={helm} />
              <SidePanels helm={helm} at="foot" />
              {annex?.talk.content}
            </aside>
          )}
          {width === 'narrow' ? <DrawerTabs helm={helm} /> : <Dock helm={helm} />}
        </>
      )}
      <SheetNote
        value={
          <>
            {guided}
            {isCovered && <CoachTalk helm={helm} tutoring={tutoring} side="inline" />}
          </>
        }
      >
        <Beside helm={helm} isText={isText} />
      </SheetNote>
      <Flights helm={helm} />
      <Live helm={helm} />
      {annex && <TalkVoice talk={annex.talk} isThere={isTalkThere} />}
      <CoachVoice helm={helm} tutoring={tutoring} />
      {isHelp && <KeyHelp letters={letters} onLetters={setLetters} onClose={() => setHelp(false)} />}
      {places !== null && !isEndSeen && (
        <Ending
          helm={helm}
          places={places}
          ways={guiding?.ways}
          onClose={() => setEndSeen(true)}
          onRematch={keeping.rematch}
        />
      )}
    </div>
  );
}

const NO_COACH = { level: 'off', isAlone: false } as const;

/** How the game ended, once that has been shown; null in a game that goes on, and where one only watches. */
function useFinalPlaces<T, H, M extends Kinded, E extends Kinded>(
  { moment, scene }: Helm<T, H, M, E>,
  isWatching: boolean,
): readonly number[] | null {
  if (isWatching || !scene.isAtRest || moment.awaiting.who !== 'over') return null;
  return moment.awaiting.places;
}
