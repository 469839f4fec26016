import type { Rng } from '@orrery/kernel';
import { NO_ACTION } from './learnable.ts';

/** Whole numbers below this stand for parts of one. */
const FINE = 0x4000_0000;

/** A legal action, each as likely. */
export function randomAction(masks: Uint8Array, from: number, size: number, rng: Rng): number {
  let legal = 0;
  for (let id = 0; id < size; id++) legal += masks[from + id] ?? 0;
  let left = rng(legal);
  for (let id = 0; id < size; id++) {
    if (masks[from + id] === 1 && left-- === 0) return id;
  }
  return NO_ACTION;
}

/**
 * The simplest policy that can learn: every action has one weight for each place of an observation, and is the likelier
 * the larger their product (softmax over what is legal). It begins with noughts: any legal action is as good as another.
 */
export class LinearPolicy {
  readonly weights: Float32Array;
  readonly #actions: number;
  readonly #sight: number;
  /** The legal actions of the last look, and how likely each was. */
  readonly #ids: Int32Array;
  readonly #likely: Float64Array;
  #legal = 0;

  constructor(actionSize: number, observationSize: number) {
    this.#actions = actionSize;
    this.#sight = observationSize;
    this.weights = new Float32Array(actionSize * observationSize);
    this.#ids = new Int32Array(actionSize);
    this.#likely = new Float64Array(actionSize);
  }

  /** Draws an action by how likely each is. */
  draw(observations: Float32Array, at: number, masks: Uint8Array, from: number, rng: Rng): number {
    this.#look(observations, at, masks, from);
    let left = rng(FINE) / FINE;
    for (let k = 0; k < this.#legal - 1; k++) {
      left -= this.#likely[k] ?? 0;
      if (left < 0) return this.#ids[k] ?? NO_ACTION;
    }
    return this.#ids[this.#legal - 1] ?? NO_ACTION;
  }

  /** Makes an action likelier in such a position, by `step`, or less likely when that is negative. */
  learn(observations: Float32Array, at: number, masks: Uint8Array, from: number, action: number, step: number): void {
    this.#look(observations, at, masks, from);
    for (let k = 0; k < this.#legal; k++) {
      const id = this.#ids[k] ?? 0;
      const push = step * ((id === action ? 1 : 0) - (this.#likely[k] ?? 0));
      const row = id * this.#sight;
      for (let i = 0; i < this.#sight; i++) {
        this.weights[row + i] = (this.weights[row + i] ?? 0) + push * (observations[at + i] ?? 0);
      }
    }
  }

  #look(observations: Float32Array, at: number, masks: Uint8Array, from: number): void {
    this.#legal = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let id = 0; id < this.#actions; id++) {
      if (masks[from + id] !== 1) continue;
      let sum = 0;
      const row = id * this.#sight;
      for (let i = 0; i < this.#sight; i++) sum += (this.weights[row + i] ?? 0) * (observations[at + i] ?? 0);
      this.#ids[this.#legal] = id;
      this.#likely[this.#legal++] = sum;
      if (sum > most) most = sum;
    }
    let total = 0;
    for (let k = 0; k < this.#legal; k++) {
      const weight = Math.exp((this.#likely[k] ?? 0) - most);
      this.#likely[k] = weight;
      total += weight;
    }
    for (let k = 0; k < this.#legal; k++) this.#likely[k] = (this.#likely[k] ?? 0) / total;
  }
}
