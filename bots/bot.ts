import type { Kinded, MoveList, Rng, Seat, SeatView } from '@orrery/kernel';
import type { Merit } from './merits.ts';

/**
 * How long a bot may think, in its own measure. A bot has no clock, so that the same budget gives the same move;
 * whoever has one passes `isUp`, and the bot answers with the best it has found so far.
 */
export interface Budget {
  readonly iterations: number;
  isUp?(): boolean;
}

/** A player that is no person. It is told what its seat is told, sees what its seat sees, and has nothing else. */
export interface Bot<T, H, M, E> {
  /** Everything the seat is told, in order, from the first event of the game on. */
  hear(event: E): void;
  /** A legal move of a seat that is asked. */
  choose(view: SeatView<T, H>, budget: Budget): M;
  /** What a seat says that may act and is not waited for, found without a search; null: nothing. */
  volunteer?(view: SeatView<T, H>): M | null;
}

/** How a search goes about it; all of it data, so that games, levels and tuning can change it. */
export interface Manner {
  /** How strongly untried moves are preferred to proven ones. */
  readonly curiosity: number;
  /** How sharply the first look tells good moves from bad: a small number trusts it more. */
  readonly sharpness: number;
  /** How many visits the first look at a move is worth. */
  readonly trust: number;
  /** Moves of one kind that are considered after n visits: 1 + widening * sqrt(n). */
  readonly widening: number;
  /** Chapters that are played to their end, each move the one that looks best; 0: none, quick steps instead. */
  readonly chapters: number;
  /** Quick steps played beyond the tree before the table is judged, where no chapters are. */
  readonly horizon: number;
  /** No game is followed for more steps than this. */
  readonly depth: number;
  /** Iterations for each move to choose from; more would hardly change the choice. */
  readonly patience: number;
}

/** What a seat sees before and right after a move, chance still to come, and what it remembers. */
export interface Outlook<T, H, K> {
  readonly before: SeatView<T, H>;
  readonly after: SeatView<T, H>;
  readonly memory: K;
}

/** What a bot has to know of a game beyond its rules. */
export interface Sense<T, H, M extends Kinded, K> {
  /** What the table is worth to a seat that holds this hand, in points or something like them; more is better. */
  worth(table: T, hand: H, seat: Seat): number;
  /** A lead of this much makes winning about 2.7 times as likely. */
  readonly spread: number;
  /** What an error of judgement counts for, 1 as a rule: less where good moves and bad ones lie close together. */
  readonly unrest?: number;
  /** Adds the open-ended moves worth a thought (offers, counter-offers); a bot makes no others. */
  propose(view: SeatView<T, H>, memory: K, out: MoveList<M>): void;
  /** What a seat proposes while another one is on turn, if anything is worth it; asked now and then, never in simulations. */
  volunteer?(view: SeatView<T, H>, memory: K): M | null;
  /** The worth that a move brings later and elsewhere than on the table right after it; null: look at the table. */
  foresee(view: SeatView<T, H>, memory: K, move: M): number | null;
  /** Counts the chapters of a game, turns as a rule: what was offered in vain is not offered again in the same one. */
  chapter(table: T): number;
  /**
   * What chance has brought that decides how good moves are, in a number: the card just turned up, say. A search keeps
   * what it learns about a question apart by it. Without it, all that is asked alike at a point of the tree is one.
   */
  scene?(view: SeatView<T, H>): number;
  /** How a search goes about this game, where it differs from others. */
  readonly manner?: Partial<Manner>;
  /** A quick, sensible choice among `moves` for playouts: an index below `moves.n`. */
  rough(view: SeatView<T, H>, moves: MoveList<M>, rng: Rng): number;
  /**
   * What speaks for a move, for those who explain it to people: in any order, and the same whatever is hidden. `after`
   * is imagined: only what the seat would really know then may be said.
   */
  merits?(outlook: Outlook<T, H, K>, move: M): Merit[];
}
