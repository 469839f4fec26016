import { errResult, okResult, type Result } from '@orrery/kernel';
import { ACTIVATION_BITS, fitsSums, MAX_WEIGHT, type Network } from './network.ts';

/** A trained network: real numbers, for figures as they are written. Rows are as in `Network`. */
export interface TrainedNetwork {
  readonly game: string;
  readonly figures: number;
  readonly first: { readonly weights: readonly (readonly number[])[]; readonly biases: readonly number[] };
  readonly second: { readonly weights: readonly (readonly number[])[]; readonly biases: readonly number[] };
  readonly third: { readonly weights: readonly number[] };
  readonly evaluation: number;
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'number' && Number.isFinite(each));

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** A layer with one row of weights for each of its inputs and one bias for each of its neurons. */
function layerOf(value: unknown): TrainedNetwork['first'] | null {
  const [weights, biases] = [partOf(value, 'weights'), partOf(value, 'biases')];
  if (!isNumbers(biases) || !Array.isArray(weights)) return null;
  const rows = weights.filter(isNumbers);
  const isWhole = rows.length === weights.length && rows.every((row) => row.length === biases.length);
  return isWhole && rows.length > 0 ? { weights: rows, biases } : null;
}

/** A trained network from the value of the JSON file that the training writes. */
export function readTrainedNetwork(file: unknown): Result<TrainedNetwork> {
  const [game, figures, weights, evaluation] = [
    partOf(file, 'game'),
    partOf(file, 'figures'),
    partOf(partOf(file, 'third'), 'weights'),
    partOf(file, 'evaluation') ?? 0,
  ];
  const [first, second] = [layerOf(partOf(file, 'first')), layerOf(partOf(file, 'second'))];
  const isWhole =
    typeof game === 'string' &&
    typeof figures === 'number' &&
    typeof evaluation === 'number' &&
    first !== null &&
    second !== null &&
    isNumbers(weights);
  if (!isWhole || second.weights.length !== first.biases.length || weights.length !== second.biases.length)
    return errResult(
      'network.trained',
      {},
      'this is no trained network: its layers are missing or do not fit together',
    );
  return okResult({ game, figures, first, second, third: { weights }, evaluation });
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
export function quantise(trained: TrainedNetwork): Result<Network> {
  const { first, second, third } = trained;
  const shift = shiftFor(first.weights.flat(), MAX_SHIFTS[0]);
  if (shift < ACTIVATION_BITS) return errResult('network.large', {}, 'the weights of the first layer are too large');
  const most = [shiftFor(second.weights.flat(), MAX_SHIFTS[1]), shiftFor(third.weights, MAX_SHIFTS[2])] as const;
  // Less precision makes sums smaller.
  for (let less = 0; less <= Math.min(...most); less++) {
    const network = inUnits(trained, [shift, most[0] - less, most[1] - less]);
    if (fitsSums(network)) return okResult(network);
  }
  return errResult('network.large', {}, 'the weights are too large for 32 bits');
}

function inUnits(
  { game, figures, first, second, third, evaluation }: TrainedNetwork,
  shifts: Network['shifts'],
): Network {
  return {
    game,
    figures,
    inputs: first.weights.length,
    hidden: [first.biases.length, second.biases.length],
    shifts,
    firstWeights: Int16Array.from(rounded(first.weights.flat(), shifts[0])),
    firstBiases: Int32Array.from(rounded(first.biases, shifts[0])),
    secondWeights: Int16Array.from(rounded(second.weights.flat(), shifts[1])),
    secondBiases: Int32Array.from(rounded(second.biases, shifts[1] + ACTIVATION_BITS)),
    thirdWeights: Int16Array.from(rounded(third.weights, shifts[2])),
    evaluation,
  };
}
