import {
  atSeat,
  eventFor,
  type Game,
  headerOf,
  type Kinded,
  Match,
  type Seat,
  type SeatView,
  type Step,
} from '@orrery/kernel';
import type { Budget, Heuristics } from '../bot.ts';
import { BotContext } from '../context.ts';
import { Search } from '../search.ts';
import type { PuzzleStep } from './puzzle.ts';

/** A table with its engine and heuristics. */
export interface PuzzleSetting<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly heuristics: Heuristics<T, H, M, K>;
  readonly options: O;
  readonly seats: number;
}

/** In play the search stops early when it is sure enough; here it uses its whole budget. */
const NO_EARLY_STOP = { maxIterationsPerMove: Number.POSITIVE_INFINITY };

const PROB_STEPS = 1000;

/** A position at which one seat is asked, with everything this seat knows. */
export class SeatPosition<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly match: Match<T, H, B, M, E, O, K>;
  readonly seat: Seat;
  readonly #setting: PuzzleSetting<T, H, B, M, E, O, K>;

  constructor(setting: PuzzleSetting<T, H, B, M, E, O, K>, steps: readonly Step<M, E>[], seat: Seat) {
    this.#setting = setting;
    this.seat = seat;
    this.match = new Match(setting.game, headerOf(setting.game, setting), { history: true });
    for (const { entry } of steps) this.match.applyChecked(entry);
  }

  get view(): SeatView<T, H> {
    return this.match.view(this.seat);
  }

  /** The memory of the seat, built from the events since the start. */
  context(): BotContext<T, H, B, M, E, O, K> {
    const { game, heuristics, options, seats } = this.#setting;
    const { table, hands } = game.setup(options, seats);
    const context = new BotContext(game, heuristics, options, {
      seat: this.seat,
      table,
      hand: atSeat(hands, this.seat),
    });
    this.tell((event) => context.hear(event));
    return context;
  }

  /** Tells everything that the seat has learned since the start. */
  tell(hear: (event: E) => void): void {
    for (const { told } of this.match.steps) {
      for (const each of told) {
        const event = eventFor(each, this.seat);
        if (event !== null) hear(event);
      }
    }
  }

  /** The search's evaluation of every move, best first. */
  consider(budget: Budget, seed: number): PuzzleStep {
    const { game, seats } = this.#setting;
    const search = new Search(this.context(), seats, seed, NO_EARLY_STOP);
    return search.consider(this.view, budget).map(({ move, winProb }) => ({
      move: game.notation.print(move),
      winChance: Math.round(winProb * PROB_STEPS) / PROB_STEPS,
    }));
  }
}
