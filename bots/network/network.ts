/**
 * A small network of whole numbers: the figures of a seat, two hidden layers, one score. The chances of winning are the
 * softmax of the scores of all seats. Whole numbers are exact, so node, page and worker compute the very same chances.
 *
 * Weights are multiples of 2^-shift of their layer; activations are multiples of 2^-ACTIVATION_BITS, from 0 to
 * MAX_ACTIVATION.
 */
export interface Network {
  readonly game: string;
  /** The version of the figures it was trained on. */
  readonly figures: number;
  readonly inputs: number;
  readonly hidden: readonly [first: number, second: number];
  readonly shifts: readonly [first: number, second: number, third: number];
  /** One row for each figure. */
  readonly firstWeights: Int16Array;
  /** In the unit of the products of this layer: 2^-shift. */
  readonly firstBiases: Int32Array;
  /** One row for each neuron of the first hidden layer. */
  readonly secondWeights: Int16Array;
  /** In the unit of the products of this layer: 2^-(shift + ACTIVATION_BITS). */
  readonly secondBiases: Int32Array;
  readonly thirdWeights: Int16Array;
  /** How much of the evaluation by hand, in units of `winScale`, is added to the score. */
  readonly evaluation: number;
}

/** Bits of an activation after the point. */
export const ACTIVATION_BITS = 10;
/** The largest activation: just below 8. */
export const MAX_ACTIVATION = (8 << ACTIVATION_BITS) - 1;
export const MAX_WEIGHT = 0x7fff;
/** Sums above this would not fit into 32 bits. */
const MAX_SUM = 0x7fffffff;

/** Whether the sums of the second and the third layer always fit into 32 bits, whatever the figures are. */
export function fitsSums({ hidden, secondWeights, secondBiases, thirdWeights }: Network): boolean {
  const [first, second] = hidden;
  for (let j = 0; j < second; j++) {
    let most = Math.abs(secondBiases[j] ?? 0);
    for (let i = 0; i < first; i++) most += Math.abs(secondWeights[i * second + j] ?? 0) * MAX_ACTIVATION;
    if (most > MAX_SUM) return false;
  }
  return thirdWeights.reduce((most, weight) => most + Math.abs(weight) * MAX_ACTIVATION, 0) <= MAX_SUM;
}
