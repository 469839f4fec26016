import type { Language } from '@orrery/catalog';
import type { Kinded } from '@orrery/kernel';
import { formatMessage, type MessageCatalog } from '@orrery/words';
import type { Session } from '../../session/session.ts';
import { makeTranslate } from '../../texts/catalogue.ts';
import { type GameUi, NO_CARD_KINDS } from '../game-ui.ts';
import { MoveSelection } from '../move-selection.ts';
import type { TableRules } from '../rules.ts';
import { shownState } from '../shown-state.ts';
import { StepPlayer } from '../step-player.ts';
import type { TableController, TableMessages } from '../table-controller.ts';
import { TABLE_TEXTS } from '../texts.ts';

/** Parameters of a test table. */
export interface TestTableSetup<T, H, M extends Kinded, E extends Kinded> {
  readonly rules: TableRules<T, H, M>;
  readonly messages: TableMessages<T, H, M, E>;
  readonly ui: GameUi<T, H, M, E>;
  readonly session: Session<T, H, M, E>;
  readonly texts: MessageCatalog;
}

/** Step player and move selection of a table without animation; the caller controls the clock. */
export function makeTestTable<T, H, M extends Kinded, E extends Kinded>(
  { rules, ui, session }: Pick<TestTableSetup<T, H, M, E>, 'rules' | 'ui' | 'session'>,
  clock: () => number = () => 0,
) {
  const stepPlayer = new StepPlayer<T, H, M, E>(session, ui, {
    setTimer: () => () => undefined,
    canAnimate: () => false,
    isPageVisible: () => true,
    playSound: () => undefined,
  });
  stepPlayer.follow();
  return { director: stepPlayer, desk: new MoveSelection<T, H, M, E>({ rules, ui, session, stepPlayer, clock }) };
}

/** The current props of the frame's parts. */
export function makeTestController<T, H, M extends Kinded, E extends Kinded>(
  { rules, messages, ui, session, texts }: TestTableSetup<T, H, M, E>,
  { director, desk }: ReturnType<typeof makeTestTable<T, H, M, E>>,
  language: Language = 'en',
): TableController<T, H, M, E> {
  const { snapshot, sitters } = session;
  const { state } = director;
  const { selection, turn } = desk;
  const present = shownState({ session, messages, snapshot, playback: state });
  const names = sitters.map(({ name }) => name);
  const speech = { language, texts, names, reader: snapshot.view.seat, onError: 'throw' } as const;
  const sayWords: TableController<T, H, M, E>['formatMessage'] = (words) => formatMessage(words, speech);
  const reason: TableController<T, H, M, E>['refusalReason'] = (refusal) => ({
    text: sayWords(messages.refusal(refusal)),
    rule: refusal.rule,
  });
  return {
    ...{
      rules,
      messages,
      ui,
      session,
      stepPlayer: director,
      moveSelection: desk,
      snapshot,
      playback: state,
      selection,
      pendingTurn: turn,
      names,
      language,
      refusalReason: reason,
    },
    story: present.story,
    title: rules.id,
    onlineExtras: null,
    translate: makeTranslate(TABLE_TEXTS, language),
    formatMessage: sayWords,
    play: {
      view: selection.recalled === null ? present.view : present.maskPast(selection.recalled.view),
      sitters,
      asking: turn?.asking ?? null,
      moves: turn?.moves ?? [],
      selectedKind: desk.selectedKind,
      selectedPiece: desk.selectedPiece,
      chosen: selection.chosen,
      dialogue: selection.dialogue,
      currentEvents: state.currentEvents,
      story: present.story,
      cards: ui.cards ?? NO_CARD_KINDS,
      say: sayWords,
      name: (move) => sayWords(messages.move(move, snapshot.view.table)),
      whyRefused: (move) => desk.refusalsOf(move).map(reason),
      predict: () => null,
      selectKind: (kind) => desk.selectKind(kind),
      selectPiece: (piece) => desk.selectPiece(piece),
      preview: (move) => desk.preview(move),
      playMove: (move) => desk.playMove(move),
      openDialogue: (dialogue) => desk.openDialogue(dialogue),
      openAlmanac: (rule) => desk.openAlmanac(rule),
    },
  };
}
