import type { Game, Kinded, Rng, Seat, SeatView, State } from '@orrery/kernel';
import { chanceFromRng, fastRng, PlayoutRunner, randomPolicy, viewsOf } from './engine.ts';
import type { ExtraCall } from './random-games.ts';

/** More steps than any random game takes. */
const MAX_STEPS = 1_000_000;

/**
 * Games as parallel lists, step by step, and where each game ends. Equal outcomes are one list: reading the record must
 * not evict the game from the caches.
 */
class GameRecord<M> {
  readonly seats: Seat[] = [];
  readonly moves: (M | null)[] = []; // null: chance decides
  readonly outcomes: (readonly number[] | null)[] = [];
  readonly ends: number[] = [];
  readonly rng: Rng;

  constructor(seed: number) {
    this.rng = fastRng(seed);
  }
}

/**
 * Random games of one kind, recorded when first played and then only replayed: nothing is asked, listed or chosen. A run
 * costs what the rules cost that play moves and resolve outcomes, and an additional call is a large part of it.
 */
export class RecordedGames<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly state: State<T, H, B>;
  /** Decisions of the last run. */
  moves = 0;
  readonly #views: readonly SeatView<T, H>[];
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #start: State<T, H, B>;
  readonly #player: PlayoutRunner<T, H, B, M, E, O, K>;
  readonly #records = new Map<number, GameRecord<M>>();
  readonly #knownOutcomes = new Map<string, readonly number[]>();

  constructor(game: Game<T, H, B, M, E, O, K>, options: O, seats: number) {
    this.#game = game;
    this.#start = game.setup(options, seats);
    this.state = game.setup(options, seats);
    this.#views = viewsOf(this.state);
    this.#player = new PlayoutRunner(game, this.state, 0);
  }

  /** The games of a seed with an additional call before decisions. */
  runWith(extra: ExtraCall<T, H, M>): (games: number, seed: number) => void {
    return (games, seed) => {
      const record = this.#records.get(seed) ?? new GameRecord<M>(seed);
      this.#records.set(seed, record);
      while (record.ends.length < games) this.#record(record);
      this.#replay(record, games, extra);
    };
  }

  #record(record: GameRecord<M>): void {
    const { rng } = record;
    const draw = chanceFromRng(rng);
    const choose = randomPolicy<T, H, M>(rng);
    this.#game.copy(this.#start, this.state);
    this.#player.play(
      (view, moves) => {
        const index = choose(view, moves);
        record.seats.push(view.seat);
        record.moves.push(moves.at[index] ?? null);
        record.outcomes.push(null);
        return index;
      },
      (chance, ordinal) => {
        const outcome = this.#shared(draw(chance, ordinal));
        record.seats.push(0);
        record.moves.push(null);
        record.outcomes.push(outcome);
        return outcome;
      },
      rng,
      MAX_STEPS,
    );
    record.ends.push(record.moves.length);
  }

  #shared(outcome: readonly number[]): readonly number[] {
    const key = outcome.join();
    const shared = this.#knownOutcomes.get(key) ?? [...outcome];
    this.#knownOutcomes.set(key, shared);
    return shared;
  }

  #replay({ seats, moves, outcomes, ends }: GameRecord<M>, games: number, extra: ExtraCall<T, H, M>): void {
    const game = this.#game;
    const { state } = this;
    const { times, every } = extra;
    this.moves = 0;
    let due = 1;
    let step = 0;
    for (let i = 0; i < games; i++) {
      game.copy(this.#start, state);
      for (const end = ends[i] ?? 0; step < end; step++) {
        const move = moves[step] ?? null;
        if (move === null) {
          game.resolve(state, outcomes[step] ?? [], null);
          continue;
        }
        const seat = seats[step] ?? 0;
        const view = this.#views[seat];
        if (--due === 0 && view !== undefined) {
          due = every;
          for (let n = 0; n < times; n++) extra.call(view, move);
        }
        game.play(state, seat, move, null);
        this.moves++;
      }
    }
  }
}
