import type { Kinded, Rng, SeatView } from '@orrery/kernel';
import type { Bot } from './bot.ts';
import { type BotContext, newMoveList, type StateSlot } from './context.ts';
import type { BotLevel } from './levels.ts';
import { OnePlyEvaluator } from './one-ply.ts';

/** Sampled outcomes of a move that leads to chance. */
const CHANCE_SAMPLES = 3;
/** The sum of 12 uniform numbers approximates a normal distribution. */
const NORMAL_SUM_TERMS = 12;
const UNIFORM_STEPS = 1 << 20;

/** Plays the move with the highest estimated chance of winning: one move ahead, in one imagined state. */
export class GreedyBot<T, H, B, M extends Kinded, E extends Kinded, O, K> implements Bot<T, H, M, E> {
  readonly #context: BotContext<T, H, B, M, E, O, K>;
  readonly #rng: Rng;
  readonly #moves = newMoveList<M>();
  readonly #imagined: StateSlot<T, H, B>;
  readonly #onePly: OnePlyEvaluator<T, H, B, M, E, O, K>;
  readonly #noise: number;
  readonly #memoryTurns: number;
  /** How far the last choice was ahead of the second best, in chance of winning; 0 where there was no choice. */
  lead = 0;

  /** `noise`: noise of its evaluation, from 0 for none to 1 for large. `memoryTurns`: for how many turns it remembers. */
  constructor(
    context: BotContext<T, H, B, M, E, O, K>,
    seats: number,
    rng: Rng,
    { noise = 0, memoryTurns = Number.POSITIVE_INFINITY }: Pick<Partial<BotLevel>, 'noise' | 'memoryTurns'> = {},
  ) {
    this.#noise = noise * (context.heuristics.noiseScale ?? 1);
    this.#memoryTurns = memoryTurns;
    this.#context = context;
    this.#rng = rng;
    this.#imagined = context.slot(seats);
    this.#onePly = new OnePlyEvaluator(context, seats, rng, context.heuristics.chanceSamples ?? CHANCE_SAMPLES);
  }

  hear(event: E): void {
    this.#context.hear(event);
  }

  volunteer(view: SeatView<T, H>): M | null {
    return this.#context.volunteer(view);
  }

  choose(view: SeatView<T, H>): M {
    this.#context.forget(this.#memoryTurns);
    const moves = this.#moves;
    this.#context.options(view, moves);
    const [only] = moves.at;
    if (moves.n === 0 || only === undefined) throw new Error(`seat ${view.seat} is asked, but has no move`);
    this.lead = 0;
    if (moves.n === 1) return only;
    this.#context.imagine(view, this.#rng, this.#imagined.state);
    this.#onePly.setState(this.#imagined);
    let best = only;
    let most = Number.NEGATIVE_INFINITY;
    let second = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < moves.n; i++) {
      const move = moves.at[i];
      if (move === undefined) continue;
      const winProb = this.#onePly.winProb(view, move) * this.#noiseFactor();
      if (winProb > most) {
        second = most;
        most = winProb;
        best = move;
      } else second = Math.max(second, winProb);
    }
    this.lead = most - second;
    this.#context.rememberProposal(view, best);
    return best;
  }

  /** Random factor around 1 that distorts a chance of winning. */
  #noiseFactor(): number {
    if (this.#noise === 0) return 1;
    let sum = 0;
    for (let i = 0; i < NORMAL_SUM_TERMS; i++) sum += this.#rng(UNIFORM_STEPS) / UNIFORM_STEPS - 0.5;
    return Math.exp(this.#noise * sum);
  }
}
