import {
  type Game,
  type Kinded,
  MoveList,
  NO_SEATS,
  type Rng,
  type Seat,
  type SeatSet,
  type SeatView,
  type State,
  viewsOf,
} from '@orrery/kernel';
import type { Heuristics } from './bot.ts';
import { OfferHistory } from './offer-history.ts';

/**
 * What every thinking bot needs: the memory of its seat, slots to imagine states in, and their evaluation. Slots are
 * allocated once and refilled.
 */
export class BotContext<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly heuristics: Heuristics<T, H, M, K>;
  readonly seat: Seat;
  readonly memory: K;
  readonly offers: OfferHistory;
  readonly #options: O;
  readonly #proposed = new Set<string>();
  #chapter = Number.NaN;

  constructor(
    game: Game<T, H, B, M, E, O, K>,
    heuristics: Heuristics<T, H, M, K>,
    candidateMoves: O,
    view: SeatView<T, H>,
    people: SeatSet = NO_SEATS,
  ) {
    this.game = game;
    this.heuristics = heuristics;
    this.seat = view.seat;
    this.memory = game.memory.blank(view);
    this.#options = candidateMoves;
    this.offers = new OfferHistory(people);
  }

  /** Remembers an event told to the seat. */
  hear(event: E): void {
    this.game.memory.hear(this.memory, event);
    const said = this.heuristics.offerEvent?.(event) ?? null;
    if (said !== null) this.offers.hear(said);
  }

  /** A slot for `seats` seats, to be filled by copy or imagine. */
  slot(seats: number): StateSlot<T, H, B> {
    return newStateSlot(this.game, this.#options, seats);
  }

  /** The legal moves. Open-ended moves are included only if they are worth considering and did not fail before. */
  options(view: SeatView<T, H>, out: MoveList<M>): void {
    const { game, heuristics } = this;
    game.moves(view, out);
    const listed = out.n;
    heuristics.propose(view, this.memory, out, this.offers);
    if (out.n === listed) return;
    const isSameChapter = heuristics.turnNumber(view.table) === this.#chapter;
    let kept = listed;
    for (let i = listed; i < out.n; i++) {
      const move = out.at[i];
      if (move === undefined || (isSameChapter && this.#proposed.has(game.notation.print(move)))) continue;
      // A bot that was created anew has forgotten its proposals, but the rules still know them.
      if (game.refuse(view, move).length === 0) out.at[kept++] = move;
    }
    out.n = kept;
  }

  /** A move of the seat although it is not awaited. */
  volunteer(view: SeatView<T, H>): M | null {
    return this.heuristics.volunteer?.(view, this.memory, this.offers) ?? null;
  }

  /** Remembers a proposal, so that it is not repeated in this turn. */
  rememberProposal(view: SeatView<T, H>, move: M): void {
    const { game, heuristics } = this;
    if (!game.vocabulary.moves.some(({ kind, listing }) => kind === move.kind && listing === 'menu')) return;
    const chapter = heuristics.turnNumber(view.table);
    if (chapter !== this.#chapter) this.#proposed.clear();
    this.#chapter = chapter;
    this.#proposed.add(game.notation.print(move));
  }

  /** Forgets what was last shown more than this number of turns ago. */
  forget(turns: number): void {
    if (turns < Number.POSITIVE_INFINITY) this.game.memory.forget?.(this.memory, turns);
  }

  /** A state consistent with what this seat knows. */
  imagine(view: SeatView<T, H>, rng: Rng, into: State<T, H, B>): void {
    this.game.imagine(view, this.memory, rng, into);
  }
}

/** A state with a view for each seat. */
export interface StateSlot<T, H, B> {
  readonly state: State<T, H, B>;
  readonly views: readonly SeatView<T, H>[];
}

/** A slot of a game, to be filled by copy or imagine. */
export function newStateSlot<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  options: O,
  seats: number,
): StateSlot<T, H, B> {
  const state = game.setup(options, seats);
  return { state, views: viewsOf(state) };
}

/** A move list that rejects open-ended moves, except those a bot proposes itself. */
export const newMoveList = <M>(): MoveList<M> => new MoveList<M>(0);

/** The chance of winning of each seat, by the network if there is one, written into `into`. */
export function winProbs<T, H, M extends Kinded, K>(
  heuristics: Heuristics<T, H, M, K>,
  views: readonly SeatView<T, H>[],
  into: number[],
): void {
  if (heuristics.winChances !== undefined) {
    heuristics.winChances(views, into);
    return;
  }
  winProbsByHand(heuristics, views, into);
}

/** The chance of winning of each seat by the evaluation by hand, written into `into`. */
export function winProbsByHand<T, H, M extends Kinded, K>(
  heuristics: Heuristics<T, H, M, K>,
  views: readonly SeatView<T, H>[],
  into: number[],
): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < views.length; seat++) {
    const view = views[seat];
    const worth = view === undefined ? 0 : heuristics.evaluate(view.table, view.hand, seat);
    into[seat] = worth;
    if (worth > best) best = worth;
  }
  let sum = 0;
  for (let seat = 0; seat < views.length; seat++) {
    const weight = Math.exp(((into[seat] ?? 0) - best) / heuristics.winScale);
    into[seat] = weight;
    sum += weight;
  }
  for (let seat = 0; seat < views.length; seat++) into[seat] = (into[seat] ?? 0) / sum;
}
