import type { Seat, SeatView } from '@orrery/kernel';
import type { PositionFigures } from './figures.ts';
import { ACTIVATION_BITS, MAX_ACTIVATION, type Network } from './network.ts';
import { softmax } from './softmax.ts';

const NEURONS_AT_ONCE = 4;

/** What was last computed for a seat. */
interface SeatSums {
  readonly figures: Int32Array;
  /** Of the first hidden layer, before activation. */
  readonly sums: Int32Array;
  score: number;
}

/**
 * Evaluates positions by a network. The sums of the first layer are kept for each seat, and only figures that have
 * changed since the last position are added: most moves change few.
 */
export class NetworkEvaluator<T, H> {
  readonly #network: Network;
  readonly #figures: PositionFigures<T, H>;
  readonly #evaluate: ((table: T, hand: H, seat: Seat) => number) | null;
  readonly #next: Int32Array;
  readonly #second: Int32Array;
  /** The active neurons of the first layer and the offsets of their weights, padded with zeros. */
  readonly #active: Int32Array;
  readonly #rows: Int32Array;
  readonly #seats: SeatSums[] = [];
  /** The value of a unit of the last sum. */
  readonly #unit: number;

  /** `evaluate`: the evaluation by hand, for networks that add to it; a lead of 1 makes winning e times as likely. */
  constructor(
    network: Network,
    figures: PositionFigures<T, H>,
    evaluate: ((table: T, hand: H, seat: Seat) => number) | null = null,
  ) {
    if (network.figures !== figures.version || network.inputs !== figures.names.length) {
      throw new Error(
        `a network for version ${network.figures} of the figures of ${network.game} (${network.inputs}) ` +
          `does not fit version ${figures.version} (${figures.names.length})`,
      );
    }
    this.#network = network;
    this.#figures = figures;
    this.#evaluate = network.evaluation === 0 ? null : evaluate;
    this.#next = new Int32Array(network.inputs);
    this.#second = new Int32Array(network.hidden[1]);
    this.#active = new Int32Array(network.hidden[0] + NEURONS_AT_ONCE);
    this.#rows = new Int32Array(network.hidden[0] + NEURONS_AT_ONCE);
    this.#unit = 2 ** -(network.shifts[2] + ACTIVATION_BITS);
  }

  /** The chance of winning of each seat, written into `into`. */
  winChances(views: readonly SeatView<T, H>[], into: number[]): void {
    for (let seat = 0; seat < views.length; seat++) {
      const view = views[seat];
      if (view === undefined) continue;
      if (seat === 0) this.#figures.readTable?.(view.table);
      into[seat] = this.#scoreOf(view.table, view.hand, seat);
    }
    softmax(into, views.length);
  }

  /** The score of one seat: a lead of 1 makes winning e times as likely. */
  score(table: T, hand: H, seat: Seat): number {
    this.#figures.readTable?.(table);
    return this.#scoreOf(table, hand, seat);
  }

  #scoreOf(table: T, hand: H, seat: Seat): number {
    this.#figures.write(table, hand, seat, this.#next, 0);
    const known = this.#seats[seat] ?? this.#newSeat(seat);
    if (this.#update(known)) known.score = this.#finish(known.sums);
    if (this.#evaluate === null) return known.score;
    return known.score + this.#network.evaluation * this.#evaluate(table, hand, seat);
  }

  /** A seat whose figures are all 0. */
  #newSeat(seat: Seat): SeatSums {
    const { firstBiases, inputs } = this.#network;
    const sums = Int32Array.from(firstBiases);
    const known = { figures: new Int32Array(inputs), sums, score: this.#finish(sums) };
    this.#seats[seat] = known;
    return known;
  }

  /** Adds what has changed to the sums of the first layer; whether anything has. */
  #update({ figures, sums }: SeatSums): boolean {
    const { firstWeights, inputs, hidden } = this.#network;
    const next = this.#next;
    const width = hidden[0];
    let isChanged = false;
    for (let i = 0; i < inputs; i++) {
      const figure = next[i] ?? 0;
      const more = figure - (figures[i] ?? 0);
      if (more === 0) continue;
      figures[i] = figure;
      isChanged = true;
      const row = i * width;
      for (let j = 0; j < width; j++) sums[j] = (sums[j] ?? 0) + more * (firstWeights[row + j] ?? 0);
    }
    return isChanged;
  }

  /** The score for these sums of the first layer. */
  #finish(sums: Int32Array): number {
    const { shifts, thirdWeights } = this.#network;
    const second = this.#second;
    this.#addActive(this.#findActive(sums));
    let score = 0;
    for (let j = 0; j < second.length; j++) {
      const sum = (second[j] ?? 0) >> shifts[1];
      if (sum > 0) score += Math.min(sum, MAX_ACTIVATION) * (thirdWeights[j] ?? 0);
    }
    return score * this.#unit;
  }

  /** Lists the neurons of the first layer that are active; how many. */
  #findActive(sums: Int32Array): number {
    const shift = this.#network.shifts[0] - ACTIVATION_BITS;
    const width = this.#second.length;
    let n = 0;
    for (let i = 0; i < sums.length; i++) {
      const sum = (sums[i] ?? 0) >> shift;
      if (sum <= 0) continue;
      this.#active[n] = sum < MAX_ACTIVATION ? sum : MAX_ACTIVATION;
      this.#rows[n++] = i * width;
    }
    return n;
  }

  /** Fills the sums of the second layer. Four neurons at a time: five times as fast as one by one. */
  #addActive(n: number): void {
    const { secondWeights: weights, secondBiases } = this.#network;
    const [second, active, rows] = [this.#second, this.#active, this.#rows];
    second.set(secondBiases);
    active.fill(0, n, n + NEURONS_AT_ONCE);
    for (let i = 0; i < n; i += NEURONS_AT_ONCE) {
      const [a, b, c, d] = [active[i] ?? 0, active[i + 1] ?? 0, active[i + 2] ?? 0, active[i + 3] ?? 0];
      const [p, q, r, s] = [rows[i] ?? 0, rows[i + 1] ?? 0, rows[i + 2] ?? 0, rows[i + 3] ?? 0];
      for (let j = 0; j < second.length; j++) {
        second[j] =
          ((second[j] ?? 0) +
            Math.imul(a, weights[p + j] ?? 0) +
            Math.imul(b, weights[q + j] ?? 0) +
            Math.imul(c, weights[r + j] ?? 0) +
            Math.imul(d, weights[s + j] ?? 0)) |
          0;
      }
    }
  }
}
