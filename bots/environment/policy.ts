import type { Rng } from '@orrery/kernel';
import { NO_ACTION } from './learnable.ts';

/** Random integers below this represent fractions of one. */
const PROBABILITY_STEPS = 0x4000_0000;

/** A legal action, drawn uniformly. */
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
 * The simplest policy that can learn: every action has one weight per value of an observation, and its probability is
 * the softmax of the dot products over the legal actions. All weights start at 0, so all legal actions are equally
 * likely.
 */
export class LinearPolicy {
  readonly weights: Float32Array;
  readonly #actionSize: number;
  readonly #observationSize: number;
  /** The legal actions of the last observation and their probabilities. */
  readonly #ids: Int32Array;
  readonly #probabilities: Float64Array;
  #legalCount = 0;

  constructor(actionSize: number, observationSize: number) {
    this.#actionSize = actionSize;
    this.#observationSize = observationSize;
    this.weights = new Float32Array(actionSize * observationSize);
    this.#ids = new Int32Array(actionSize);
    this.#probabilities = new Float64Array(actionSize);
  }

  /** Draws an action by its probability. */
  sample(observations: Float32Array, at: number, masks: Uint8Array, from: number, rng: Rng): number {
    this.#evaluate(observations, at, masks, from);
    let left = rng(PROBABILITY_STEPS) / PROBABILITY_STEPS;
    for (let k = 0; k < this.#legalCount - 1; k++) {
      left -= this.#probabilities[k] ?? 0;
      if (left < 0) return this.#ids[k] ?? NO_ACTION;
    }
    return this.#ids[this.#legalCount - 1] ?? NO_ACTION;
  }

  /** Makes an action more likely in this position by `step`, or less likely when `step` is negative. */
  learn(observations: Float32Array, at: number, masks: Uint8Array, from: number, action: number, step: number): void {
    this.#evaluate(observations, at, masks, from);
    for (let k = 0; k < this.#legalCount; k++) {
      const id = this.#ids[k] ?? 0;
      const push = step * ((id === action ? 1 : 0) - (this.#probabilities[k] ?? 0));
      const row = id * this.#observationSize;
      for (let i = 0; i < this.#observationSize; i++) {
        this.weights[row + i] = (this.weights[row + i] ?? 0) + push * (observations[at + i] ?? 0);
      }
    }
  }

  #evaluate(observations: Float32Array, at: number, masks: Uint8Array, from: number): void {
    this.#legalCount = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let id = 0; id < this.#actionSize; id++) {
      if (masks[from + id] !== 1) continue;
      let sum = 0;
      const row = id * this.#observationSize;
      for (let i = 0; i < this.#observationSize; i++) sum += (this.weights[row + i] ?? 0) * (observations[at + i] ?? 0);
      this.#ids[this.#legalCount] = id;
      this.#probabilities[this.#legalCount++] = sum;
      if (sum > most) most = sum;
    }
    let total = 0;
    for (let k = 0; k < this.#legalCount; k++) {
      const weight = Math.exp((this.#probabilities[k] ?? 0) - most);
      this.#probabilities[k] = weight;
      total += weight;
    }
    for (let k = 0; k < this.#legalCount; k++) this.#probabilities[k] = (this.#probabilities[k] ?? 0) / total;
  }
}
