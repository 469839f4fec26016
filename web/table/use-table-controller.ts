import { findGame, type Language } from '@orrery/catalog';
import type { Kinded, Message, Refusal } from '@orrery/kernel';
import { formatMessage, type MessageCatalog } from '@orrery/words';
import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { usePreferences } from '../app/preferences.ts';
import { useStore } from '../app/store.ts';
import type { Session } from '../session/session.ts';
import { withNames } from '../session/texts.ts';
import { useTranslate } from '../texts/catalogue.ts';
import { LanguageContext } from '../texts/language.ts';
import { type GameUi, NO_CARD_KINDS, type RefusalReason, type TableApi } from './game-ui.ts';
import { MoveSelection } from './move-selection.ts';
import type { OnlineExtras } from './online-extras.ts';
import type { PredictMove } from './predict-move.ts';
import type { TableRules } from './rules.ts';
import { type ShownState, shownState, storyUpTo } from './shown-state.ts';
import { playSound } from './sound.ts';
import { type PlayerEnv, StepPlayer } from './step-player.ts';
import type { TableController, TableMessages } from './table-controller.ts';
import { TABLE_TEXTS, type TableText } from './texts.ts';

/** Parameters of a table. */
export interface TableSetup<T, H, M extends Kinded, E extends Kinded> {
  readonly rules: TableRules<T, H, M>;
  readonly predict: PredictMove<T, H, M, E>;
  readonly messages: TableMessages<T, H, M, E>;
  readonly ui: GameUi<T, H, M, E>;
  readonly session: Session<T, H, M, E>;
  readonly onlineExtras?: OnlineExtras | undefined;
}

const setTimer = (milliseconds: number, call: () => void): (() => void) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};

/** Refusals raised by the table or the server rather than by a game. */
const TABLE_REFUSALS: Readonly<Record<string, TableText>> = {
  'table.left': 'refusal.left',
  'table.time': 'refusal.time',
  'table.form': 'refusal.misunderstood',
  'table.notation': 'refusal.misunderstood',
  'table.stranger': 'refusal.stranger',
  'table.not-playing': 'refusal.not-playing',
  'table.spectator': 'refusal.spectator',
  'stale-request': 'refusal.stale',
  'not-asked': 'refusal.not-asked',
  'no-undo': 'refusal.no-undo',
  'undo-spent': 'refusal.undo-spent',
};

/** Creates the table's parts: step player and move selection live as long as the session. */
function useTableSetup<T, H, M extends Kinded, E extends Kinded>({ rules, ui, session }: TableSetup<T, H, M, E>) {
  const { moves, preferences } = usePreferences();
  const [wishes] = useState(() => ({ moves, isLoud: preferences.sound === 'on' }));
  wishes.moves = moves;
  wishes.isLoud = preferences.sound === 'on';
  const setting = useMemo(() => {
    const hands: PlayerEnv = {
      setTimer,
      canAnimate: () => wishes.moves,
      isPageVisible: () => document.visibilityState === 'visible',
      playSound: (sound) => wishes.isLoud && playSound(sound),
    };
    const stepPlayer = new StepPlayer(session, ui, hands);
    const moveSelection = new MoveSelection({ rules, ui, session, stepPlayer, clock: () => performance.now() });
    return { director: stepPlayer, desk: moveSelection };
  }, [rules, ui, session, wishes]);
  useEffect(() => setting.director.follow(), [setting]);
  return setting;
}

/** The controller shared by all parts of the frame; changes whenever any part of it does. */
export function useTableController<T, H, M extends Kinded, E extends Kinded>(
  setup: TableSetup<T, H, M, E>,
  texts: MessageCatalog,
): TableController<T, H, M, E> {
  const { rules, predict, ui, messages, session } = setup;
  const { director, desk } = useTableSetup(setup);
  const language = useContext(LanguageContext);
  const speak = useTranslate(TABLE_TEXTS);
  const moment = useSyncExternalStore(session.subscribe, () => session.snapshot);
  const scene = useStore(director.store);
  const holding = useSyncExternalStore(desk.subscribe, () => desk.selection);
  const turn = desk.turn;
  useEffect(() => {
    if (turn !== undefined) desk.syncWithRequest();
  }, [desk, turn]);

  const reader = moment.view.seat;
  const seated = session.sitters;
  const sitters = useMemo(() => withNames(seated, language), [seated, language]);
  const names = useMemo(() => sitters.map(({ name }) => name), [sitters]);
  const speech = useMemo(
    () => ({ language, texts, names, reader, onError: 'show' }) as const,
    [language, texts, names, reader],
  );
  const spoken = useMemo(() => {
    const sayWords = (words: Message) => formatMessage(words, speech);
    const reason = ({ code, rule, numbers }: Refusal): RefusalReason => {
      const house = TABLE_REFUSALS[code];
      const text = rule === '' && house ? speak(house, numbers) : sayWords(messages.refusal({ code, rule, numbers }));
      return { text, rule };
    };
    return { formatMessage: sayWords, refusalReason: reason };
  }, [speech, speak, messages]);

  const present = useMemo(
    () => shownState({ session, messages, snapshot: moment, playback: scene }),
    [session, messages, moment, scene],
  );
  const play = useTableApi({
    session,
    moveSelection: desk,
    predict,
    ui,
    messages,
    sitters,
    present,
    selection: holding,
    pendingTurn: turn,
    playback: scene,
    ...spoken,
  });
  return {
    ...{
      rules,
      ui,
      messages,
      session,
      stepPlayer: director,
      moveSelection: desk,
      snapshot: moment,
      playback: scene,
      selection: holding,
      pendingTurn: turn,
      play,
      language,
      translate: speak,
    },
    story: present.story,
    ...spoken,
    names,
    onlineExtras: setup.onlineExtras ?? null,
    title: titleOf(rules.id, language),
  };
}

const titleOf = (game: string, language: Language): string => findGame(game)?.name[language] ?? game;

type TableApiInput<T, H, M extends Kinded, E extends Kinded> = Pick<
  TableController<T, H, M, E>,
  | 'session'
  | 'moveSelection'
  | 'ui'
  | 'messages'
  | 'playback'
  | 'selection'
  | 'pendingTurn'
  | 'formatMessage'
  | 'refusalReason'
> &
  Pick<TableApi<T, H, M, E>, 'sitters'> &
  Pick<TableSetup<T, H, M, E>, 'predict'> & { readonly present: ShownState<T, H, E> };

const NO_MOVES: readonly never[] = [];
const NO_EVENTS: readonly never[] = [];

/** The props of the game UI: the same value until something changes, so that boards are not rendered again. */
function useTableApi<T, H, M extends Kinded, E extends Kinded>(
  controller: TableApiInput<T, H, M, E>,
): TableApi<T, H, M, E> {
  const { session, moveSelection, predict, ui, messages, sitters, present, playback, selection, pendingTurn } =
    controller;
  const { formatMessage: sayWords, refusalReason } = controller;
  const { recalled, dialogue } = selection;
  const now = recalled === null ? pendingTurn : null;
  const view = useMemo(() => (recalled === null ? present.view : present.maskPast(recalled.view)), [recalled, present]);
  const happening = recalled === null ? playback.currentEvents : NO_EVENTS;
  const story = useMemo(
    () => (recalled === null ? present.story : storyUpTo(present.story, recalled.seq)),
    [recalled, present.story],
  );
  const aim = now === null ? null : moveSelection.selectedKind;
  const piece = now === null ? null : moveSelection.selectedPiece;
  const chosen = now === null ? null : selection.chosen;
  return useMemo(
    () => ({
      view,
      sitters,
      asking: now?.asking ?? null,
      moves: now?.moves ?? NO_MOVES,
      selectedKind: aim,
      selectedPiece: piece,
      chosen,
      dialogue,
      currentEvents: happening,
      story,
      cards: ui.cards ?? NO_CARD_KINDS,
      say: sayWords,
      name: (move) => sayWords(messages.move(move, view.table)),
      whyRefused: (move) => moveSelection.refusalsOf(move).map(refusalReason),
      predict: (move) => (view.seat === null ? null : predict(view, move)),
      selectKind: (kind) => moveSelection.selectKind(kind),
      selectPiece: (taken) => moveSelection.selectPiece(taken),
      preview: (move) => moveSelection.preview(move),
      playMove: (move) => moveSelection.playMove(move),
      openDialogue: (opened) => moveSelection.openDialogue(opened),
      openAlmanac: (rule) => moveSelection.openAlmanac(rule),
      ...(session.lendDevice && { lendDevice: session.lendDevice }),
    }),
    [
      view,
      sitters,
      now,
      aim,
      piece,
      chosen,
      dialogue,
      happening,
      story,
      sayWords,
      refusalReason,
      session,
      moveSelection,
      predict,
      ui,
      messages,
    ],
  );
}
