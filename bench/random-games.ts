import type { Game, Kinded, MoveList, Policy, Rng, SeatView, State } from '@orrery/kernel';
import { chanceFromRng, fastRng, PlayoutRunner, randomPolicy } from './engine.ts';

/** More steps than any random game takes; a game that reaches it is counted as unfinished. */
const MAX_STEPS = 1_000_000;

/** An additional call at a decision, to measure its cost. */
export interface ExtraCall<T, H, M> {
  call(view: SeatView<T, H>, move: M): void;
  /** Repetitions: a cheap call is made several times, or it would be lost in the noise. */
  readonly times: number;
  /** An expensive call is made only at every n-th decision, or it would evict the loop from the caches. */
  readonly every: number;
}

const noop = (): void => {};

/** Random games of one kind, one after the other in the same state, as simulations play them. */
export class RandomGames<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly state: State<T, H, B>;
  steps = 0;
  moves = 0;
  unfinished = 0;
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #start: State<T, H, B>;
  readonly #player: PlayoutRunner<T, H, B, M, E, O, K>;

  /** `menu`: how many moves of each open-ended kind may be chosen. */
  constructor(game: Game<T, H, B, M, E, O, K>, options: O, seats: number, menu = 0) {
    this.#game = game;
    this.#start = game.setup(options, seats);
    this.state = game.setup(options, seats);
    this.#player = new PlayoutRunner(game, this.state, menu);
  }

  /** Plain random games: the cost of a simulation. */
  readonly run = (games: number, seed: number): void => {
    const rng = fastRng(seed);
    this.#play(games, randomPolicy(rng), rng);
  };

  /** The same games with an additional call at decisions; `begin` is called before each game. */
  runWith(extra: ExtraCall<T, H, M>, begin = noop): (games: number, seed: number) => void {
    return (games, seed) => {
      const rng = fastRng(seed);
      this.#play(games, policyWithExtra(extra, rng), rng, begin);
    };
  }

  #play(games: number, policy: Policy<T, H, M>, rng: Rng, begin = noop): void {
    const chance = chanceFromRng(rng);
    this.steps = 0;
    this.moves = 0;
    this.unfinished = 0;
    for (let i = 0; i < games; i++) {
      this.#game.copy(this.#start, this.state);
      begin();
      const { steps, moves, places } = this.#player.play(policy, chance, rng, MAX_STEPS);
      this.steps += steps;
      this.moves += moves;
      if (places === null) this.unfinished++;
    }
  }
}

/** Chooses like the random policy, so that the games stay the same whatever the additional call. */
function policyWithExtra<T, H, M>(extra: ExtraCall<T, H, M>, rng: Rng): Policy<T, H, M> {
  const { times, every } = extra;
  let due = 1;
  return (view: SeatView<T, H>, moves: MoveList<M>) => {
    const index = moves.n === 1 ? 0 : rng(moves.n);
    const move = moves.at[index];
    if (--due === 0 && move !== undefined) {
      due = every;
      for (let i = 0; i < times; i++) extra.call(view, move);
    }
    return index;
  };
}
