import type { Game, Kinded, MoveList, Policy, Rng, SeatView, State } from '@orrery/kernel';
import { drawnFrom, fastRng, Player, randomPolicy } from './engine.ts';

/** No random game takes so many steps; one that does is counted as unfinished. */
const FAR = 1_000_000;

/** Something done besides at a decision, to see what it costs. */
export interface Extra<T, H, M> {
  call(view: SeatView<T, H>, move: M): void;
  /** A cheap call is made several times, or it would be lost in the noise. */
  readonly times: number;
  /** A dear call is made at every so-manieth decision only, or it would drive the loop out of the caches. */
  readonly every: number;
}

const nothing = (): void => {};

/** Random games of one kind, one after the other in the same state, as simulations play them. */
export class Course<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly state: State<T, H, B>;
  steps = 0;
  moves = 0;
  unfinished = 0;
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #start: State<T, H, B>;
  readonly #player: Player<T, H, B, M, E, O, K>;

  /** `menu`: how many moves of each open-ended kind may be chosen. */
  constructor(game: Game<T, H, B, M, E, O, K>, options: O, seats: number, menu = 0) {
    this.#game = game;
    this.#start = game.setup(options, seats);
    this.state = game.setup(options, seats);
    this.#player = new Player(game, this.state, menu);
  }

  /** Plain random games: what a simulation costs. */
  readonly run = (games: number, seed: number): void => {
    const rng = fastRng(seed);
    this.#play(games, randomPolicy(rng), rng);
  };

  /** The same games with an extra at their decisions; `begin` is called before each game. */
  runWith(extra: Extra<T, H, M>, begin = nothing): (games: number, seed: number) => void {
    return (games, seed) => {
      const rng = fastRng(seed);
      this.#play(games, withExtra(extra, rng), rng, begin);
    };
  }

  #play(games: number, policy: Policy<T, H, M>, rng: Rng, begin = nothing): void {
    const chance = drawnFrom(rng);
    this.steps = 0;
    this.moves = 0;
    this.unfinished = 0;
    for (let i = 0; i < games; i++) {
      this.#game.copy(this.#start, this.state);
      begin();
      const { steps, moves, places } = this.#player.play(policy, chance, rng, FAR);
      this.steps += steps;
      this.moves += moves;
      if (places === null) this.unfinished++;
    }
  }
}

/** Chooses as the random policy does, so that the games stay the same whatever the extra. */
function withExtra<T, H, M>(extra: Extra<T, H, M>, rng: Rng): Policy<T, H, M> {
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
