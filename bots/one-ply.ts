import type { Kinded, Rng, Seat, SeatView } from '@orrery/kernel';
import { type BotContext, type StateSlot, winProbs, winProbsByHand } from './context.ts';

/** Maximum number of consecutive draws to follow; later ones stay unresolved. */
const MAX_CHANCE_DRAWS = 4;

/** One-ply evaluation: a seat's chance of winning right after a move. */
export class OnePlyEvaluator<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #context: BotContext<T, H, B, M, E, O, K>;
  readonly #rng: Rng;
  readonly #samples: number;
  readonly #evaluate: typeof winProbs;
  readonly #scratch: StateSlot<T, H, B>;
  readonly #winProbs: number[] = [];
  #current: StateSlot<T, H, B>;
  #currentProb = Number.NaN;
  #sawChance = false;

  /** `samples`: number of sampled outcomes of a move that leads to chance. */
  constructor(context: BotContext<T, H, B, M, E, O, K>, seats: number, rng: Rng, samples: number) {
    this.#context = context;
    this.#rng = rng;
    this.#samples = samples;
    this.#evaluate = context.heuristics.comparesMovesByHand ? winProbsByHand : winProbs;
    this.#scratch = context.slot(seats);
    this.#current = this.#scratch;
  }

  /** Sets the state in which moves are tried. Call it again whenever the state or the seat changes. */
  setState(here: StateSlot<T, H, B>): void {
    this.#current = here;
    this.#currentProb = Number.NaN;
  }

  /** The seat's chance of winning after the move. */
  winProb(view: SeatView<T, H>, move: M): number {
    const { heuristics, memory, offers } = this.#context;
    const foreseen = heuristics.evaluateMove(view, memory, move, offers);
    if (foreseen !== null) return this.#probWithGain(view.seat, foreseen);
    let sum = this.#probAfter(view.seat, move);
    if (!this.#sawChance) return sum;
    for (let i = 1; i < this.#samples; i++) sum += this.#probAfter(view.seat, move);
    return sum / this.#samples;
  }

  /**
   * The chance of winning with this gain on the present position, which is evaluated only once and only when needed.
   */
  #probWithGain(seat: Seat, gain: number): number {
    const { heuristics } = this.#context;
    if (Number.isNaN(this.#currentProb)) {
      this.#evaluate(heuristics, this.#current.views, this.#winProbs);
      this.#currentProb = this.#winProbs[seat] ?? 0;
    }
    const p = this.#currentProb;
    const lifted = p * Math.exp(gain / heuristics.winScale);
    return lifted / (lifted + 1 - p);
  }

  #probAfter(seat: Seat, move: M): number {
    const { game, heuristics } = this.#context;
    const { state, views } = this.#scratch;
    game.copy(this.#current.state, state);
    game.play(state, seat, move, null);
    let asked = game.awaiting(state.table);
    this.#sawChance = asked.who === 'chance';
    for (let i = 0; asked.who === 'chance' && i < MAX_CHANCE_DRAWS; i++) {
      game.resolve(
        state,
        asked.of.map((below) => this.#rng(below)),
        null,
      );
      asked = game.awaiting(state.table);
    }
    if (asked.who === 'over') return asked.places[seat] === 1 ? 1 : 0;
    this.#evaluate(heuristics, views, this.#winProbs);
    return this.#winProbs[seat] ?? 0;
  }
}
