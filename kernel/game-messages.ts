import type { AnyGame, Asking, Game, Kinded, Refusal, SeatView, SpectatorView } from './contract.ts';
import type { Message } from './message.ts';

/** A seat's view or a spectator's. */
export type AnyView<T, H> = SeatView<T, H> | SpectatorView<T>;

/** The messages of an option, for setting up a table. */
export interface OptionMessages {
  readonly name: Message;
  readonly help: Message;
  readonly values: readonly Message[]; // in the order of the allowed values
}

/** Something in a game's data that is not taken directly from its sources. */
export interface ProvenanceNote {
  readonly subject: Message; // what: a set-up, a card
  readonly provenance: Message; // how certain it is
  readonly note: Message; // its source, in a few words
  readonly rule?: string; // the almanac's rule about it; editions frozen before provenance marks had rules name none
}

/**
 * What may still be shown of a game's past, where remembering it is part of the game. Every display of a game asks
 * here: the log, text output, review and advice. The log itself keeps everything.
 */
export interface HistoryFilter<T, H, E> {
  /**
   * The events somebody was told, in order: each as it was, or without what may no longer be shown to a viewer of
   * `now`.
   */
  events(told: readonly E[], now: AnyView<T, H>): readonly E[];
  /** What somebody saw then, without what may no longer be shown to a viewer of `now`. */
  view(then: AnyView<T, H>, now: AnyView<T, H>): AnyView<T, H>;
}

/** How a game turns itself into messages. Pure: the caller supplies the texts and the reader's language. */
export interface GameMessages<T, H, M, E, O> {
  /**
   * What happened, for a reader who was told this event and sees this view after the step; null where nothing needs to
   * be said.
   */
  event(event: E, view: AnyView<T, H>): Message | null;
  /** A move as the label of a button or list entry. */
  move(move: M, table: T): Message;
  /** Why a move is refused, in one sentence. */
  refusal(refusal: Refusal): Message;
  /** What is asked, and of whom, for a reader with this view. */
  question(asking: Asking, view: AnyView<T, H>): Message;
  readonly options: { readonly [P in keyof O]: OptionMessages };
  readonly marks: readonly ProvenanceNote[];
  /** Whether a new section of the log begins with this event: text output shows the board again. */
  isChapter(event: E): boolean;
  /** The board as text, lines ended by line breaks; '' where there is nothing to draw, or nothing yet. */
  drawing(view: AnyView<T, H>): string;
  /** The legend of the drawing; null where nothing is ever drawn. */
  readonly legend: Message | null;
  /** The state of play: a line for each seat in order, then what belongs to nobody, then the viewer's own hand. */
  standing(view: AnyView<T, H>): readonly Message[];
  /** What may still be shown of the past; absent: all of it. */
  readonly recall?: HistoryFilter<T, H, E>;
}

/** A game together with its messages, with the types of both erased. */
export interface AnyGameWithMessages {
  use<R>(
    f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      game: Game<T, H, B, M, E, O, K>,
      gameMessages: GameMessages<T, H, M, E, O> | null,
    ) => R,
  ): R;
}

/** Erases the types of a game and its messages together. */
export const eraseWithMessages = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  gameMessages: GameMessages<T, H, M, E, O>,
): AnyGameWithMessages => ({ use: (f) => f(game, gameMessages) });

/** A game that has no messages. */
export const eraseWithoutMessages = (held: AnyGame): AnyGameWithMessages => ({
  use: (f) => held.use((game) => f(game, null)),
});
