import type { Seat, SeatView } from '@orrery/kernel';
import type { PositionFigures } from './figures.ts';
import { ACTIVATION_BITS, MAX_ACTIVATION, type Network } from './network.ts';
import { softmax } from './softmax.ts';

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
  readonly #next: Int32Array;
  readonly #second: Int32Array;
  readonly #seats: SeatSums[] = [];
  /** The value of a unit of the last sum. */
  readonly #unit: number;

  constructor(network: Network, figures: PositionFigures<T, H>) {
    if (network.figures !== figures.version || network.inputs !== figures.names.length) {
      throw new Error(
        `a network for version ${network.figures} of the figures of ${network.game} (${network.inputs}) ` +
          `does not fit version ${figures.version} (${figures.names.length})`,
      );
    }
    this.#network = network;
    this.#figures = figures;
    this.#next = new Int32Array(network.inputs);
    this.#second = new Int32Array(network.hidden[1]);
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
    return known.score;
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
    const { hidden, shifts, secondWeights, secondBiases, thirdWeights } = this.#network;
    const [first, width] = hidden;
    const second = this.#second;
    second.set(secondBiases);
    const shift = shifts[0] - ACTIVATION_BITS;
    for (let i = 0; i < first; i++) {
      const sum = (sums[i] ?? 0) >> shift;
      if (sum <= 0) continue;
      const active = sum < MAX_ACTIVATION ? sum : MAX_ACTIVATION;
      const row = i * width;
      for (let j = 0; j < width; j++) second[j] = (second[j] ?? 0) + active * (secondWeights[row + j] ?? 0);
    }
    let score = 0;
    for (let j = 0; j < width; j++) {
      const sum = (second[j] ?? 0) >> shifts[1];
      if (sum > 0) score += Math.min(sum, MAX_ACTIVATION) * (thirdWeights[j] ?? 0);
    }
    return score * this.#unit;
  }
}
