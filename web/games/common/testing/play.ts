import type { Asking, Kinded, Refusal, SeatView, Words } from '@orrery/kernel';
import { say, type Texts } from '@orrery/words';
import type { StoryLine } from '../../../session/session.ts';
import type { Foresee } from '../../../table/foresee.ts';
import type { Cards, Play } from '../../../table/furniture.ts';

/** A seat that is asked something in the course of a game. */
interface Asked<T, H, M, E> {
  readonly view: SeatView<T, H>;
  readonly asking: Asking;
  readonly moves: readonly M[];
  readonly story?: readonly StoryLine<E>[];
}

/** What a frame would ask of a game, in English. */
interface House<T, H, M, E> {
  readonly names: readonly string[];
  readonly texts: Texts;
  readonly cards: Cards;
  refuse(view: SeatView<T, H>, move: M): readonly Refusal[];
  foresee: Foresee<T, H, M, E>;
  readonly wording: { move(move: M, table: T): Words; refusal(refusal: Refusal): Words };
}

/** What a frame hands to the parts of a table, with nothing behind it; every move that is asked about is noted. */
export function playWith<T, H, M extends Kinded, E extends Kinded>(
  { names, texts, cards, refuse, foresee, wording }: House<T, H, M, E>,
  { view, asking, moves, story = [] }: Asked<T, H, M, E>,
): { readonly play: Play<T, H, M, E>; readonly asked: M[] } {
  const speech = { language: 'en', texts, names, reader: view.seat, faults: 'throw' } as const;
  const asked: M[] = [];
  const nothing = () => undefined;
  const play: Play<T, H, M, E> = {
    view,
    sitters: names.map((name) => ({ kind: 'person', name })),
    asking,
    moves,
    aim: null,
    piece: null,
    chosen: null,
    dialogue: null,
    happening: [],
    story,
    cards,
    say: (words) => say(words, speech),
    name: (move) => say(wording.move(move, view.table), speech),
    why(move) {
      asked.push(move);
      return refuse(view, move).map((refusal) => ({ text: say(wording.refusal(refusal), speech), rule: refusal.rule }));
    },
    foresee: (move) => foresee(view, move),
    take: nothing,
    hold: nothing,
    look: nothing,
    make: nothing,
    open: nothing,
    consult: nothing,
  };
  return { play, asked };
}
