import { findGame, type Language } from '@orrery/catalog';
import type { AnyView, GameMessages, Kinded, Message, Refusal, Seat } from '@orrery/kernel';
import { formatMessage, type MessageCatalog } from '@orrery/words';
import { type ReadableStore, useStore } from '../app/store.ts';
import type { Session, Sitter, Snapshot, StoryLine } from '../session/session.ts';
import { visibleLines } from '../session/story.ts';
import { withNames } from '../session/texts.ts';
import { makeTranslate, type Translate } from '../texts/catalogue.ts';
import { type GameUi, NO_CARD_KINDS, type RefusalReason, type TableApi } from './game-ui.ts';
import type { MoveSelection, PendingTurn, SelectionState } from './move-selection.ts';
import { type PredictMove, predictMoves } from './predict-move.ts';
import type { TableRules } from './rules.ts';
import type { PlaybackState, StepPlayer } from './step-player.ts';
import { TABLE_TEXTS, type TableText } from './texts.ts';

/** The game messages that do not depend on options: the part that the frame uses. */
export type TableMessages<T, H, M, E> = Pick<
  GameMessages<T, H, M, E, never>,
  'event' | 'move' | 'refusal' | 'question' | 'standing' | 'drawing' | 'legend' | 'recall'
>;

/** Everything that changes at a table, as one immutable value: the game, how far it is shown, and the selection. */
export interface TableSnapshot<T, H, M extends Kinded, E extends Kinded> {
  readonly snapshot: Snapshot<T, H, E>;
  readonly playback: PlaybackState<T, H, E>;
  readonly selection: SelectionState<T, H, M>;
  readonly pendingTurn: PendingTurn<T, H, M> | null;
  /** The log up to what is shown, as far as it may still be shown; not cut while a past state is shown. */
  readonly story: readonly StoryLine<E>[];
  /** The result, once it has been shown; null while the game goes on. */
  readonly finalPlaces: readonly number[] | null;
  /** The props of the game UI: the same value until something in it changes. */
  readonly play: TableApi<T, H, M, E>;
}

/** What a table is made of. */
export interface TableControllerDeps<T, H, M extends Kinded, E extends Kinded> {
  readonly rules: TableRules<T, H, M>;
  readonly ui: GameUi<T, H, M, E>;
  readonly messages: TableMessages<T, H, M, E>;
  readonly session: Session<T, H, M, E>;
  readonly stepPlayer: StepPlayer<T, H, M, E>;
  readonly moveSelection: MoveSelection<T, H, M, E>;
  readonly predict: PredictMove<T, H, M, E>;
  readonly viewer: Seat | null;
  readonly sitters: readonly Sitter[];
  readonly language: Language;
  readonly texts: MessageCatalog;
  /** Whether an error in a message is shown in its place or thrown. */
  readonly onError: 'show' | 'throw';
}

/**
 * Shared by all parts of the frame: the game, formatters, actions, and the state. It stays the same value while the
 * viewer, the language and the sitters stay; parts follow `state` with `useTableState`.
 */
export interface TableController<T, H, M extends Kinded, E extends Kinded>
  extends Pick<
    TableControllerDeps<T, H, M, E>,
    'rules' | 'ui' | 'messages' | 'session' | 'stepPlayer' | 'moveSelection' | 'language'
  > {
  readonly state: ReadableStore<TableSnapshot<T, H, M, E>>;
  /** The game's name. */
  readonly title: string;
  readonly sitters: readonly Sitter[];
  /** By seat. */
  readonly names: readonly string[];
  /** Formats the frame's own texts. */
  readonly translate: Translate<TableText>;
  /** Formats game messages. */
  formatMessage(words: Message): string;
  /** Formats a refusal. */
  refusalReason(refusal: Refusal): RefusalReason;
}

export interface TableControllerProps<T, H, M extends Kinded, E extends Kinded> {
  readonly controller: TableController<T, H, M, E>;
}

/** A part of the state; the component is rendered again only when that part changes. */
export const useTableState = <T, H, M extends Kinded, E extends Kinded, P extends keyof TableSnapshot<T, H, M, E>>(
  { state }: TableController<T, H, M, E>,
  part: P,
): TableSnapshot<T, H, M, E>[P] => useStore(state, (now) => now[part]);

/** One field of such a part. */
export const useTableField = <
  T,
  H,
  M extends Kinded,
  E extends Kinded,
  P extends 'snapshot' | 'playback' | 'selection' | 'play',
  F extends keyof TableSnapshot<T, H, M, E>[P],
>(
  { state }: TableController<T, H, M, E>,
  part: P,
  field: F,
): TableSnapshot<T, H, M, E>[P][F] => useStore(state, (now) => now[part][field]);

/** Calls back now, and again whenever the request or the snapshot changes; returns a function that stops it. */
export function followRequests<T, H, M extends Kinded, E extends Kinded>(
  { state }: Pick<TableController<T, H, M, E>, 'state'>,
  onChange: (now: TableSnapshot<T, H, M, E>) => void,
): () => void {
  let last: TableSnapshot<T, H, M, E> | null = null;
  const look = () => {
    const now = state.get();
    const isSame = last?.snapshot === now.snapshot && last.pendingTurn === now.pendingTurn;
    last = now;
    if (!isSame) onChange(now);
  };
  look();
  return state.subscribe(look);
}

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

/** A controller for the current viewer, language and sitters. */
export function makeTableController<T, H, M extends Kinded, E extends Kinded>(
  deps: TableControllerDeps<T, H, M, E>,
): TableController<T, H, M, E> {
  const { rules, ui, messages, session, stepPlayer, moveSelection, language, texts, onError } = deps;
  const sitters = withNames(deps.sitters, language);
  const names = sitters.map(({ name }) => name);
  const speech = { language, texts, names, reader: session.callsAllByName ? null : deps.viewer, onError };
  const translate = makeTranslate(TABLE_TEXTS, language);
  const say = (words: Message): string => formatMessage(words, speech);
  const refusalReason = ({ code, rule, numbers }: Refusal): RefusalReason => {
    const own = TABLE_REFUSALS[code];
    const text = rule === '' && own ? translate(own, numbers) : say(messages.refusal({ code, rule, numbers }));
    return { text, rule };
  };
  return {
    ...{ rules, ui, messages, session, stepPlayer, moveSelection, language, sitters, names, translate, refusalReason },
    title: findGame(rules.id)?.name[language] ?? rules.id,
    formatMessage: say,
    state: makeTableState(deps, { sitters, say, refusalReason }),
  };
}

/** Computes a value again only when one of its inputs has changed. */
function memoized<A extends readonly unknown[], R>(compute: (...inputs: A) => R): (...inputs: A) => R {
  let last: { readonly inputs: A; readonly result: R } | null = null;
  return (...inputs) => {
    if (last === null || inputs.some((input, i) => input !== last?.inputs[i]))
      last = { inputs, result: compute(...inputs) };
    return last.result;
  };
}

const NO_MOVES: readonly never[] = [];
const NO_EVENTS: readonly never[] = [];

/** The log up to an entry; the same value if nothing is cut. */
const storyUpTo = <E>(story: readonly StoryLine<E>[], seq: number): readonly StoryLine<E>[] => {
  const isWhole = (story.at(-1)?.seq ?? 0) <= seq;
  return isWhole ? story : story.filter((line) => line.seq <= seq);
};

type Formatters<T, H, M extends Kinded, E extends Kinded> = Pick<TableApi<T, H, M, E>, 'sitters' | 'say'> &
  Pick<TableController<T, H, M, E>, 'refusalReason'>;

/**
 * The state of a table, derived when it is read from what session, step player and selection hold then. So no part ever
 * sees a state that mixes two moments, or anything of the previous viewer.
 */
function makeTableState<T, H, M extends Kinded, E extends Kinded>(
  deps: TableControllerDeps<T, H, M, E>,
  { sitters, say, refusalReason }: Formatters<T, H, M, E>,
): ReadableStore<TableSnapshot<T, H, M, E>> {
  const { session, stepPlayer, moveSelection, messages, predict, ui } = deps;
  const { lendDevice } = session;
  const { store: playbackStore } = stepPlayer;
  const actions = {
    sitters,
    cards: ui.cards ?? NO_CARD_KINDS,
    say,
    whyRefused: (move: M) => moveSelection.refusalsOf(move).map(refusalReason),
    selectKind: (kind: string | null) => moveSelection.selectKind(kind),
    selectPiece: (piece: string | null) => moveSelection.selectPiece(piece),
    preview: (move: M | null) => moveSelection.preview(move),
    tableId: session.id,
    isGuided: session.guidedMove !== undefined,
    compose: (move: M | null) => moveSelection.compose(move),
    leadInFor: (move: M) => moveSelection.leadInFor(move)?.move ?? null,
    playMove: (move: M) => moveSelection.playMove(move),
    playMoves: (moves: readonly [M, ...M[]]) => moveSelection.playMoves(moves),
    goOn: () => moveSelection.goOn(),
    openDialogue: (dialogue: string | null) => moveSelection.openDialogue(dialogue),
    openPanel: (key: string) => moveSelection.openDrawer(key),
    openAlmanac: (rule: string) => moveSelection.openAlmanac(rule),
    ...(lendDevice && { lendDevice }),
  };
  // Where players have to remember, nothing is shown that is hidden again; once the game is over, everything is.
  const present = memoized((snapshot: Snapshot<T, H, E>, playback: PlaybackState<T, H, E>) => {
    const isSame = playback.historyVersion === snapshot.historyVersion;
    const view = isSame ? playback.view : snapshot.view;
    const told = storyUpTo(snapshot.story, isSame ? playback.seq : snapshot.seq);
    const isOpen = session.isRecorded === true || snapshot.awaiting.who === 'over';
    return { view, story: isOpen ? told : visibleLines(told, view, messages), isOpen };
  });
  const shown = memoized((now: ReturnType<typeof present>, recalled: SelectionState<T, H, M>['recalled']) => {
    if (recalled === null) return now;
    const masked = now.isOpen ? undefined : messages.recall?.view(recalled.view, now.view);
    return { view: masked ?? recalled.view, story: storyUpTo(now.story, recalled.seq) };
  });
  const api = memoized(
    (
      view: AnyView<T, H>,
      story: readonly StoryLine<E>[],
      turn: PendingTurn<T, H, M> | null,
      currentEvents: readonly E[],
      dialogue: string | null,
      selectedKind: string | null,
      selectedPiece: string | null,
      chosen: M | null,
      composed: M | null,
      moment: string | null,
    ): TableApi<T, H, M, E> => ({
      ...actions,
      ...{ view, story, currentEvents, dialogue, selectedKind, selectedPiece, chosen, composed, moment },
      asking: turn?.asking ?? null,
      guidedMove: turn === null ? null : (session.guidedMove ?? null),
      moves: turn?.moves ?? NO_MOVES,
      name: (move) => say(messages.move(move, view.table)),
      predict: (move) => (view.seat === null ? null : predict(moveSelection.leadInFor(move)?.view ?? view, move)),
      predictAll: (moves) => (view.seat === null ? null : predictMoves(deps.rules, predict, view, moves)),
    }),
  );
  const state = memoized(
    (
      snapshot: Snapshot<T, H, E>,
      playback: PlaybackState<T, H, E>,
      selection: SelectionState<T, H, M>,
      pendingTurn: PendingTurn<T, H, M> | null,
    ): TableSnapshot<T, H, M, E> => {
      const { recalled, dialogue, chosen, composed } = selection;
      const now = present(snapshot, playback);
      const { view, story } = shown(now, recalled);
      const turn = recalled === null ? pendingTurn : null;
      const events = recalled === null ? playback.currentEvents : NO_EVENTS;
      const { moment } = moveSelection;
      const play =
        turn === null
          ? api(view, story, null, events, dialogue, null, null, null, composed, recalled === null ? moment : null)
          : api(
              ...([view, story, turn, events, dialogue] as const),
              ...([moveSelection.selectedKind, moveSelection.selectedPiece, chosen, composed, null] as const),
            );
      const { awaiting } = snapshot;
      const finalPlaces = playback.isAtRest && awaiting.who === 'over' ? awaiting.places : null;
      return { snapshot, playback, selection, pendingTurn, story: now.story, finalPlaces, play };
    },
  );
  return {
    get: () => state(session.snapshot, playbackStore.get(), moveSelection.selection, moveSelection.turn),
    subscribe(changed) {
      const stops = [session.subscribe(changed), playbackStore.subscribe(changed), moveSelection.subscribe(changed)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
