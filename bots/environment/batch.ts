import {
  type ChanceSource,
  drawnFrom,
  fastRng,
  type Kinded,
  MoveList,
  type Rng,
  type Seat,
  type SeatView,
  type State,
  someoneAsked,
  viewsOf,
} from '@orrery/kernel';
import { type Learnable, NO_ACTION } from './learnable.ts';

/** How a batch is set up. */
export interface BatchSetup<O> {
  readonly games: number; // played side by side
  readonly seats: number;
  readonly options: O;
  readonly seed: number;
  readonly maxSteps: number; // a game that takes more decisions is cut: nobody is rewarded
}

/** One game of a batch. */
interface Slot<T, H, B, M> {
  readonly state: State<T, H, B>;
  readonly views: readonly SeatView<T, H>[];
  readonly moves: MoveList<M>;
  readonly chance: ChanceSource;
  readonly rng: Rng;
  steps: number;
}

/** Spreads slots over seeds: neighbours share nothing. */
const STRIDE = 0x9e3779b9;

/**
 * Many games side by side, each waiting for one seat. `step` takes one action a game and plays on to the next question;
 * a game that ends is rewarded, marked, and begun anew. Everything is made once: stepping makes no garbage of its own.
 * What happens in a game depends on the seed and its place in the batch alone, not on how many there are.
 */
export class BatchEnvironment<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly games: number;
  readonly seats: number;
  readonly actionSize: number;
  readonly observationSize: number;
  /** What the asked seat of each game sees, game after game. */
  readonly observations: Float32Array;
  /** 1 for each action that is legal for it, game after game. */
  readonly masks: Uint8Array;
  /** Who is asked in each game. */
  readonly asked: Uint8Array;
  /** What the last step brought every seat of each game: 0, or at the end 1 to a lone winner, and all sum up to 0. */
  readonly rewards: Float32Array;
  /** 1 for each game that ended with the last step; what is seen there is of the next one. */
  readonly dones: Uint8Array;
  /** 1 for each of those that was cut. */
  readonly cuts: Uint8Array;
  readonly #learnable: Learnable<T, H, B, M, E, O, K>;
  readonly #start: State<T, H, B>;
  readonly #slots: readonly Slot<T, H, B, M>[];
  /** Where in the list of moves of each game an action is found, counted from 1. */
  readonly #places: Uint16Array;
  readonly #maxSteps: number;

  constructor(learnable: Learnable<T, H, B, M, E, O, K>, { games, seats, options, seed, maxSteps }: BatchSetup<O>) {
    const { game, actions, observation } = learnable;
    this.#learnable = learnable;
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
      const rng = fastRng((seed + Math.imul(i + 1, STRIDE)) | 0);
      return {
        state,
        views: viewsOf(state),
        moves: new MoveList<M>(actions.menu),
        chance: drawnFrom(rng),
        rng,
        steps: 0,
      };
    });
    this.reset();
  }

  /** Begins every game anew; their chance goes on where it was. */
  reset(): void {
    this.rewards.fill(0);
    this.dones.fill(0);
    this.cuts.fill(0);
    for (let i = 0; i < this.games; i++) this.#begin(i);
  }

  /** The move that an action stands for in a game now, null when it is not legal. */
  moveOf(game: number, action: number): M | null {
    const place = this.#places[game * this.actionSize + action] ?? 0;
    return place === 0 ? null : (this.#slots[game]?.moves.at[place - 1] ?? null);
  }

  /** One action for each game; one that its mask does not allow throws. */
  step(actions: Int32Array): void {
    this.rewards.fill(0);
    this.dones.fill(0);
    this.cuts.fill(0);
    for (let i = 0; i < this.games; i++) this.#play(i, actions[i] ?? NO_ACTION);
  }

  #begin(i: number): void {
    const slot = this.#slots[i];
    if (slot === undefined) return;
    this.#learnable.game.copy(this.#start, slot.state);
    slot.steps = 0;
    this.#goOn(i, slot);
  }

  #play(i: number, action: number): void {
    const slot = this.#slots[i];
    const move = action < 0 || action >= this.actionSize ? null : this.moveOf(i, action);
    if (slot === undefined || move === null) throw new RangeError(`action ${action} is not legal in game ${i}`);
    this.#learnable.game.play(slot.state, this.asked[i] ?? 0, move, null);
    slot.steps++;
    this.#goOn(i, slot);
  }

  /** Lets chance decide until somebody is asked; what is over is rewarded and begun anew. */
  #goOn(i: number, slot: Slot<T, H, B, M>): void {
    const { game } = this.#learnable;
    const { table } = slot.state;
    let awaited = game.awaiting(table);
    while (awaited.who === 'chance') {
      game.resolve(slot.state, slot.chance(awaited, 0), null);
      awaited = game.awaiting(table);
    }
    if (awaited.who === 'seats' && slot.steps < this.#maxSteps) {
      this.#ask(i, slot, someoneAsked(awaited, slot.rng));
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

  #ask(i: number, { views, moves }: Slot<T, H, B, M>, seat: Seat): void {
    const { game, actions, observation } = this.#learnable;
    const view = views[seat];
    if (view === undefined) throw new Error(`seat ${seat} is asked, but there is none`);
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
