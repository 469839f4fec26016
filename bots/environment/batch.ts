import {
  type ChanceSource,
  chanceFromRng,
  fastRng,
  type Kinded,
  MoveList,
  type Rng,
  randomAskedSeat,
  type Seat,
  type SeatView,
  type State,
  viewsOf,
} from '@orrery/kernel';
import { type EncodedGame, NO_ACTION } from './learnable.ts';

/** How a batch is set up. */
export interface BatchSetup<O> {
  readonly games: number; // played side by side
  readonly seats: number;
  readonly options: O;
  readonly seed: number;
  readonly maxSteps: number; // a game with more decisions is cut: nobody is rewarded
}

/** One game of a batch. */
interface GameSlot<T, H, B, M> {
  readonly state: State<T, H, B>;
  readonly views: readonly SeatView<T, H>[];
  readonly moves: MoveList<M>;
  readonly chance: ChanceSource;
  readonly rng: Rng;
  steps: number;
}

/** Spreads slots over seeds, so that neighbouring slots get unrelated seeds. */
const SEED_MULTIPLIER = 0x9e3779b9;

/**
 * Many games side by side, each waiting for one seat. `step` takes one action per game and plays on to the next
 * question; a game that ends is rewarded, marked, and started again. Everything is allocated once: stepping creates no
 * garbage. A game depends only on the seed and its index in the batch, not on the size of the batch.
 */
export class BatchEnvironment<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly games: number;
  readonly seats: number;
  readonly actionSize: number;
  readonly observationSize: number;
  /** The observation of the asked seat of each game, game after game. */
  readonly observations: Float32Array;
  /** 1 for each legal action of that seat, game after game. */
  readonly masks: Uint8Array;
  /** The asked seat of each game. */
  readonly asked: Uint8Array;
  /**
   * The rewards of the last step for every seat of each game: 0 during a game, 1 for a lone winner at its end. Rewards
   * of a game sum to 0.
   */
  readonly rewards: Float32Array;
  /** 1 for each game that ended with the last step; its observation already belongs to the next game. */
  readonly dones: Uint8Array;
  /** 1 for each ended game that was cut. */
  readonly cuts: Uint8Array;
  readonly #encoded: EncodedGame<T, H, B, M, E, O, K>;
  readonly #start: State<T, H, B>;
  readonly #slots: readonly GameSlot<T, H, B, M>[];
  /** The index of each action in the move list of its game, counted from 1. */
  readonly #places: Uint16Array;
  readonly #maxSteps: number;

  constructor(learnable: EncodedGame<T, H, B, M, E, O, K>, { games, seats, options, seed, maxSteps }: BatchSetup<O>) {
    const { game, actions, observation } = learnable;
    this.#encoded = learnable;
    this.#maxSteps = maxSteps;
    this.games = games;
    this.seats = seats;
    this.actionSize = actions.size;
    this.observationSize = observation.size;
    this.observations = new Float32Array(games * observation.size);
    this.masks = new Uint8Array(games * actions.size);
    this.#places = new Uint16Array(games * actions.size);
    this.asked = new Uint8Array(games);
    this.rewards = new Float32Array(games * seats);
    this.dones = new Uint8Array(games);
    this.cuts = new Uint8Array(games);
    this.#start = game.setup(options, seats);
    this.#slots = Array.from({ length: games }, (_, i) => {
      const state = game.setup(options, seats);
      const rng = fastRng((seed + Math.imul(i + 1, SEED_MULTIPLIER)) | 0);
      return {
        state,
        views: viewsOf(state),
        moves: new MoveList<M>(actions.menu),
        chance: chanceFromRng(rng),
        rng,
        steps: 0,
      };
    });
    this.reset();
  }

  /** Starts every game again; the random numbers continue. */
  reset(): void {
    this.rewards.fill(0);
    this.dones.fill(0);
    this.cuts.fill(0);
    for (let i = 0; i < this.games; i++) this.#begin(i);
  }

  /** What the asked seat of a game sees, for display; null when there is no such game. */
  viewOf(game: number): SeatView<T, H> | null {
    return this.#slots[game]?.views[this.asked[game] ?? 0] ?? null;
  }

  /** The move for an action in a game at present; null when it is not legal. */
  moveOf(game: number, action: number): M | null {
    if (action < 0 || action >= this.actionSize) return null;
    const place = this.#places[game * this.actionSize + action] ?? 0;
    return place === 0 ? null : (this.#slots[game]?.moves.at[place - 1] ?? null);
  }

  /** Takes one action per game; throws when the mask does not allow it. */
  step(actions: Int32Array): void {
    this.rewards.fill(0);
    this.dones.fill(0);
    this.cuts.fill(0);
    for (let i = 0; i < this.games; i++) this.#play(i, actions[i] ?? NO_ACTION);
  }

  #begin(i: number): void {
    const slot = this.#slots[i];
    if (slot === undefined) return;
    this.#encoded.game.copy(this.#start, slot.state);
    slot.steps = 0;
    this.#advance(i, slot);
  }

  #play(i: number, action: number): void {
    const slot = this.#slots[i];
    const move = this.moveOf(i, action);
    if (slot === undefined || move === null) throw new RangeError(`action ${action} is not legal in game ${i}`);
    this.#encoded.game.play(slot.state, this.asked[i] ?? 0, move, null);
    slot.steps++;
    this.#advance(i, slot);
  }

  /** Resolves chance until a seat is asked; a finished game is rewarded and started again. */
  #advance(i: number, slot: GameSlot<T, H, B, M>): void {
    const { game } = this.#encoded;
    const { table } = slot.state;
    let awaited = game.awaiting(table);
    while (awaited.who === 'chance') {
      game.resolve(slot.state, slot.chance(awaited, 0), null);
      awaited = game.awaiting(table);
    }
    if (awaited.who === 'seats' && slot.steps < this.#maxSteps) {
      this.#ask(i, slot, randomAskedSeat(awaited, slot.rng));
      return;
    }
    this.dones[i] = 1;
    if (awaited.who === 'over') this.#reward(i, awaited.places);
    else this.cuts[i] = 1;
    this.#begin(i);
  }

  #reward(i: number, places: readonly number[]): void {
    let winners = 0;
    for (let seat = 0; seat < this.seats; seat++) if (places[seat] === 1) winners++;
    const rest = this.seats - 1;
    for (let seat = 0; seat < this.seats; seat++) {
      const share = places[seat] === 1 ? this.seats / winners : 0;
      this.rewards[i * this.seats + seat] = (share - 1) / rest;
    }
  }

  #ask(i: number, { views, moves }: GameSlot<T, H, B, M>, seat: Seat): void {
    const { game, actions, observation } = this.#encoded;
    const view = views[seat];
    if (view === undefined) throw new Error(`no view for the asked seat ${seat}`);
    this.asked[i] = seat;
    observation.write(view, this.observations, i * observation.size);
    const from = i * actions.size;
    this.masks.fill(0, from, from + actions.size);
    this.#places.fill(0, from, from + actions.size);
    game.moves(view, moves);
    for (let k = 0; k < moves.n; k++) {
      const move = moves.at[k];
      const id = move === undefined ? NO_ACTION : actions.idOf(view, move);
      if (id === NO_ACTION) continue;
      this.masks[from + id] = 1;
      this.#places[from + id] = k + 1;
    }
  }
}
