import {
  atSeat,
  fastRng,
  type Kinded,
  MoveList,
  type Rng,
  randomAskedSeat,
  type Seat,
  type SeatView,
} from '@orrery/kernel';
import { type BotContext, type StateSlot, winProbs } from '../context.ts';
import { OnePlyEvaluator } from '../one-ply.ts';
import type { PuzzleSetting, SeatPosition } from './position.ts';

/** Maximum number of steps of a game. */
const MAX_STEPS = 5000;
/** One choice in this many is a quick rollout move, to avoid endless cycles. */
const QUICK_CHOICE_INTERVAL = 12;

/**
 * Plays games from a position to the end with one-ply players, in states the seat considers possible, to check the
 * search's evaluation of a move against real results.
 */
export class PlayoutTrials<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #setting: PuzzleSetting<T, H, B, M, E, O, K>;
  readonly #position: SeatPosition<T, H, B, M, E, O, K>;
  readonly #context: BotContext<T, H, B, M, E, O, K>;
  readonly #slot: StateSlot<T, H, B>;
  readonly #moves = new MoveList<M>(0);
  readonly #winProbs: number[] = [];

  constructor(setting: PuzzleSetting<T, H, B, M, E, O, K>, position: SeatPosition<T, H, B, M, E, O, K>) {
    this.#setting = setting;
    this.#position = position;
    this.#context = position.context();
    this.#slot = this.#context.slot(setting.seats);
  }

  /** How many of this number of games the seat wins when it begins with these moves; shared wins count in part. */
  wins(moves: readonly M[], games: number, seed: number): number {
    let won = 0;
    for (let i = 0; i < games; i++) won += this.#playOn(moves, fastRng(seed + i));
    return won;
  }

  #playOn(moves: readonly M[], rng: Rng): number {
    const { game, seats } = this.#setting;
    const { seat, view } = this.#position;
    const { state } = this.#slot;
    const foresight = new OnePlyEvaluator(this.#context, seats, rng, 1);
    this.#context.imagine(view, rng, state);
    for (const move of moves) game.play(state, seat, move, null);
    for (let step = 0; step < MAX_STEPS; step++) {
      const asked = game.awaiting(state.table);
      if (asked.who === 'over') {
        const first = asked.places.filter((place) => place === 1).length;
        return asked.places[seat] === 1 ? 1 / first : 0;
      }
      if (asked.who === 'chance') {
        game.resolve(
          state,
          asked.of.map((below) => rng(below)),
          null,
        );
        continue;
      }
      const mover = randomAskedSeat(asked, rng);
      game.play(state, mover, this.#choose(foresight, mover, rng), null);
    }
    winProbs(this.#setting.heuristics, this.#slot.views, this.#winProbs);
    return this.#winProbs[seat] ?? 0;
  }

  #choose(foresight: OnePlyEvaluator<T, H, B, M, E, O, K>, seat: Seat, rng: Rng): M {
    const { game, heuristics } = this.#setting;
    const view = atSeat(this.#slot.views, seat);
    game.moves(view, this.#moves);
    const move =
      rng(QUICK_CHOICE_INTERVAL) === 0
        ? this.#moves.at[heuristics.rolloutMove(view, this.#moves, rng)]
        : this.#bestMove(foresight, view);
    if (move === undefined) throw new Error(`seat ${seat} is asked, but has no move`);
    return move;
  }

  /** The move with the best one-ply evaluation. */
  #bestMove(foresight: OnePlyEvaluator<T, H, B, M, E, O, K>, view: SeatView<T, H>): M | undefined {
    const moves = this.#moves;
    let best = moves.at[0];
    if (moves.n <= 1) return best;
    let most = Number.NEGATIVE_INFINITY;
    foresight.setState(this.#slot);
    for (let i = 0; i < moves.n; i++) {
      const move = moves.at[i];
      if (move === undefined) continue;
      const winProb = foresight.winProb(view, move);
      if (winProb <= most) continue;
      most = winProb;
      best = move;
    }
    return best;
  }
}
