import type { Asking, Kinded, Message, Refusal, SeatView } from '@orrery/kernel';
import { formatMessage, type MessageCatalog } from '@orrery/words';
import type { StoryLine } from '../../../session/session.ts';
import type { CardKinds, TableApi } from '../../../table/game-ui.ts';
import { type PredictMove, predictMoves } from '../../../table/predict-move.ts';

/** A seat that is asked something in the course of a game. */
interface AskedSeat<T, H, M, E> {
  readonly view: SeatView<T, H>;
  readonly asking: Asking;
  readonly moves: readonly M[];
  readonly story?: readonly StoryLine<E>[];
}

/** What the table's frame needs from a game, in English. */
interface TestGame<T, H, M, E> {
  readonly names: readonly string[];
  readonly texts: MessageCatalog;
  readonly cards: CardKinds;
  refuse(view: SeatView<T, H>, move: M): readonly Refusal[];
  predict: PredictMove<T, H, M, E>;
  readonly messages: { move(move: M, table: T): Message; refusal(refusal: Refusal): Message };
}

/** A stub of the table API for the parts of a table. It records every move that is asked about. */
export function makeTestTableApi<T, H, M extends Kinded, E extends Kinded>(
  { names, texts, cards, refuse, predict, messages }: TestGame<T, H, M, E>,
  { view, asking, moves, story = [] }: AskedSeat<T, H, M, E>,
): { readonly play: TableApi<T, H, M, E>; readonly asked: M[] } {
  const speech = { language: 'en', texts, names, reader: view.seat, onError: 'throw' } as const;
  const asked: M[] = [];
  const nothing = () => undefined;
  const play: TableApi<T, H, M, E> = {
    view,
    sitters: names.map((name) => ({ kind: 'person', name })),
    asking,
    moves,
    selectedKind: null,
    selectedPiece: null,
    chosen: null,
    composed: null,
    tableId: 'test',
    isGuided: false,
    guidedMove: null,
    dialogue: null,
    currentEvents: [],
    story,
    cards,
    say: (words) => formatMessage(words, speech),
    name: (move) => formatMessage(messages.move(move, view.table), speech),
    whyRefused(move) {
      asked.push(move);
      return refuse(view, move).map((refusal) => ({
        text: formatMessage(messages.refusal(refusal), speech),
        rule: refusal.rule,
      }));
    },
    predict: (move) => predict(view, move),
    predictAll: (all) => predictMoves({ refuse }, predict, view, all),
    selectKind: nothing,
    selectPiece: nothing,
    preview: nothing,
    compose: nothing,
    leadInFor: () => null,
    playMove: nothing,
    playMoves: nothing,
    moment: null,
    goOn: nothing,
    openDialogue: nothing,
    openPanel: nothing,
    openAlmanac: nothing,
  };
  return { play, asked };
}
