import { errResult, okResult, type Result } from '@orrery/kernel';
import { ACTIVATION_BITS, fitsSums, MAX_WEIGHT, type Network } from './network.ts';

/** A trained network: real numbers, for figures as they are written. Rows are as in `Network`. */
export interface TrainedNetwork {
  readonly game: string;
  readonly figures: number;
  readonly first: { readonly weights: readonly (readonly number[])[]; readonly biases: readonly number[] };
  readonly second: { readonly weights: readonly (readonly number[])[]; readonly biases: readonly number[] };
  readonly third: { readonly weights: readonly number[] };
}

/** More precision than this gains nothing; the limit leaves room for the sums. */
const MAX_SHIFTS = [18, 12, 12] as const;

/** The largest shift at which all weights fit into 16 bits. */
function shiftFor(weights: readonly number[], most: number): number {
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  return Math.min(most, largest === 0 ? most : Math.floor(Math.log2(MAX_WEIGHT / largest)));
}

const rounded = (values: readonly number[], shift: number): number[] =>
  values.map((value) => Math.round(value * 2 ** shift));

/** The network in whole numbers. */
export function quantise({ game, figures, first, second, third }: TrainedNetwork): Result<Network> {
  const [firstWeights, secondWeights] = [first.weights.flat(), second.weights.flat()];
  const shifts = [
    shiftFor(firstWeights, MAX_SHIFTS[0]),
    shiftFor(secondWeights, MAX_SHIFTS[1]),
    shiftFor(third.weights, MAX_SHIFTS[2]),
  ] as const;
  const network: Network = {
    game,
    figures,
    inputs: first.weights.length,
    hidden: [first.biases.length, second.biases.length],
    shifts,
    firstWeights: Int16Array.from(rounded(firstWeights, shifts[0])),
    firstBiases: Int32Array.from(rounded(first.biases, shifts[0])),
    secondWeights: Int16Array.from(rounded(secondWeights, shifts[1])),
    secondBiases: Int32Array.from(rounded(second.biases, shifts[1] + ACTIVATION_BITS)),
    thirdWeights: Int16Array.from(rounded(third.weights, shifts[2])),
  };
  if (shifts[0] < ACTIVATION_BITS)
    return errResult('network.large', {}, 'the weights of the first layer are too large');
  return fitsSums(network)
    ? okResult(network)
    : errResult('network.large', {}, 'the weights are too large for 32 bits');
}
