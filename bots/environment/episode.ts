/** The observations and actions of a learner in one game, kept until its result is known. Grows with the game. */
export class Episode {
  readonly #observationSize: number;
  readonly #actionSize: number;
  observations: Float32Array;
  masks: Uint8Array;
  chosen: Int32Array;
  length = 0;

  constructor(observationSize: number, actionSize: number) {
    const begin = 64;
    this.#observationSize = observationSize;
    this.#actionSize = actionSize;
    this.observations = new Float32Array(begin * observationSize);
    this.masks = new Uint8Array(begin * actionSize);
    this.chosen = new Int32Array(begin);
  }

  add(observations: Float32Array, at: number, masks: Uint8Array, from: number, action: number): void {
    if (this.length === this.chosen.length) this.#grow();
    this.observations.set(observations.subarray(at, at + this.#observationSize), this.length * this.#observationSize);
    this.masks.set(masks.subarray(from, from + this.#actionSize), this.length * this.#actionSize);
    this.chosen[this.length++] = action;
  }

  clear(): void {
    this.length = 0;
  }

  #grow(): void {
    const { observations, masks, chosen } = this;
    this.observations = new Float32Array(2 * observations.length);
    this.observations.set(observations);
    this.masks = new Uint8Array(2 * masks.length);
    this.masks.set(masks);
    this.chosen = new Int32Array(2 * chosen.length);
    this.chosen.set(chosen);
  }
}
