import {
  type Game,
  type Kinded,
  MoveList,
  type Rng,
  type Seat,
  type SeatView,
  type State,
  viewsOf,
} from '@orrery/kernel';
import type { Sense } from './bot.ts';

/**
 * What every thinking bot has: what its seat remembers, a slot to imagine states in, and the worth it sees in them.
 * Slots are made once and refilled.
 */
export class Mind<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly sense: Sense<T, H, M, K>;
  readonly seat: Seat;
  readonly memory: K;
  readonly #options: O;
  readonly #proposed = new Set<string>();
  #chapter = Number.NaN;

  constructor(game: Game<T, H, B, M, E, O, K>, sense: Sense<T, H, M, K>, options: O, view: SeatView<T, H>) {
    this.game = game;
    this.sense = sense;
    this.seat = view.seat;
    this.memory = game.memory.blank(view);
    this.#options = options;
  }

  /** A slot for `seats` seats, to be filled by copy or imagine. */
  slot(seats: number): Slot<T, H, B> {
    return slotOf(this.game, this.#options, seats);
  }

  /** The legal moves, with open-ended ones only as far as they are worth a thought and were not made in vain before. */
  options(view: SeatView<T, H>, out: MoveList<M>): void {
    const { game, sense } = this;
    game.moves(view, out);
    const listed = out.n;
    sense.propose(view, this.memory, out);
    if (out.n === listed) return;
    const isSameChapter = sense.chapter(view.table) === this.#chapter;
    let kept = listed;
    for (let i = listed; i < out.n; i++) {
      const move = out.at[i];
      if (move === undefined || (isSameChapter && this.#proposed.has(game.notation.print(move)))) continue;
      // A bot that sits down anew no longer knows what it proposed: the rules do.
      if (game.refuse(view, move).length === 0) out.at[kept++] = move;
    }
    out.n = kept;
  }

  /** What the seat says although nobody waits for it. */
  volunteer(view: SeatView<T, H>): M | null {
    return this.sense.volunteer?.(view, this.memory) ?? null;
  }

  /** Keeps in mind what is proposed, so that it is not proposed again in this chapter. */
  note(view: SeatView<T, H>, move: M): void {
    const { game, sense } = this;
    if (!game.vocabulary.moves.some(({ kind, listing }) => kind === move.kind && listing === 'menu')) return;
    const chapter = sense.chapter(view.table);
    if (chapter !== this.#chapter) this.#proposed.clear();
    this.#chapter = chapter;
    this.#proposed.add(game.notation.print(move));
  }

  /** Loses what was shown last more than so many turns ago. */
  forget(turns: number): void {
    if (turns < Number.POSITIVE_INFINITY) this.game.memory.forget?.(this.memory, turns);
  }

  /** A state this seat takes for possible. */
  imagine(view: SeatView<T, H>, rng: Rng, into: State<T, H, B>): void {
    this.game.imagine(view, this.memory, rng, into);
  }
}

/** A state with its windows. */
export interface Slot<T, H, B> {
  readonly state: State<T, H, B>;
  readonly views: readonly SeatView<T, H>[];
}

/** A slot of a game, to be filled by copy or imagine. */
export function slotOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  options: O,
  seats: number,
): Slot<T, H, B> {
  const state = game.setup(options, seats);
  return { state, views: viewsOf(state) };
}

/** A list that lets nothing open-ended in but what a bot proposes itself. */
export const ownList = <M>(): MoveList<M> => new MoveList<M>(0);

/** The chance of winning that each seat's worth amounts to, written into `into`. */
export function odds<T, H, M extends Kinded, K>(
  sense: Sense<T, H, M, K>,
  views: readonly SeatView<T, H>[],
  into: number[],
): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < views.length; seat++) {
    const view = views[seat];
    const worth = view === undefined ? 0 : sense.worth(view.table, view.hand, seat);
    into[seat] = worth;
    if (worth > best) best = worth;
  }
  let sum = 0;
  for (let seat = 0; seat < views.length; seat++) {
    const weight = Math.exp(((into[seat] ?? 0) - best) / sense.spread);
    into[seat] = weight;
    sum += weight;
  }
  for (let seat = 0; seat < views.length; seat++) into[seat] = (into[seat] ?? 0) / sum;
}
