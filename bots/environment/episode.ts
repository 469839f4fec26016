/** What a learner saw and did in one game, kept until it is known what came of it. Grows when a game is long. */
export class Episode {
  readonly #sight: number;
  readonly #actions: number;
  observations: Float32Array;
  masks: Uint8Array;
  chosen: Int32Array;
  length = 0;

  constructor(observationSize: number, actionSize: number) {
    const begin = 64;
    this.#sight = observationSize;
    this.#actions = actionSize;
    this.observations = new Float32Array(begin * observationSize);
    this.masks = new Uint8Array(begin * actionSize);
    this.chosen = new Int32Array(begin);
  }

  add(observations: Float32Array, at: number, masks: Uint8Array, from: number, action: number): void {
    if (this.length === this.chosen.length) this.#grow();
    this.observations.set(observations.subarray(at, at + this.#sight), this.length * this.#sight);
    this.masks.set(masks.subarray(from, from + this.#actions), this.length * this.#actions);
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
