import {
  type Game,
  headerOf,
  heard,
  type Kinded,
  Match,
  type Seat,
  type SeatView,
  type Step,
  seated,
} from '@orrery/kernel';
import type { Budget, Sense } from '../bot.ts';
import { Mind } from '../mind.ts';
import { Search } from '../search.ts';
import type { Choices } from './puzzle.ts';

/** A table and those who know how to play at it. */
export interface Setting<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly sense: Sense<T, H, M, K>;
  readonly options: O;
  readonly seats: number;
}

/** Search stops when it has thought enough for play; here it is to be sure. */
const PATIENT = { patience: Number.POSITIVE_INFINITY };

const PLACES = 1000;

/** A moment of a game at which one seat is asked, with all that this seat knows. */
export class Position<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly match: Match<T, H, B, M, E, O, K>;
  readonly seat: Seat;
  readonly #setting: Setting<T, H, B, M, E, O, K>;

  constructor(setting: Setting<T, H, B, M, E, O, K>, steps: readonly Step<M, E>[], seat: Seat) {
    this.#setting = setting;
    this.seat = seat;
    this.match = new Match(setting.game, headerOf(setting.game, setting), { history: true });
    for (const { entry } of steps) this.match.take(entry);
  }

  get view(): SeatView<T, H> {
    return this.match.view(this.seat);
  }

  /** What the seat remembers, told from the beginning. */
  mind(): Mind<T, H, B, M, E, O, K> {
    const { game, sense, options, seats } = this.#setting;
    const { table, hands } = game.setup(options, seats);
    const mind = new Mind(game, sense, options, { seat: this.seat, table, hand: seated(hands, this.seat) });
    for (const { told } of this.match.steps) {
      for (const each of told) {
        const event = heard(each, this.seat);
        if (event !== null) game.memory.hear(mind.memory, event);
      }
    }
    return mind;
  }

  /** What a search thinks of every move, best first. */
  consider(budget: Budget, seed: number): Choices {
    const { game, seats } = this.#setting;
    const search = new Search(this.mind(), seats, seed, PATIENT);
    return search.consider(this.view, budget).map(({ move, hope }) => ({
      move: game.notation.print(move),
      hope: Math.round(hope * PLACES) / PLACES,
    }));
  }
}
