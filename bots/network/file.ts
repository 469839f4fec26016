import { errResult, okResult, type Result } from '@orrery/kernel';
import { fromBase64, toBase64 } from './base64.ts';
import { ACTIVATION_BITS, fitsSums, type Network } from './network.ts';

/**
 * The file of a network: JSON, in which `weights` is base64 of whole numbers, the least significant byte first. In this
 * order: weights (16 bits) and biases (32 bits) of the first hidden layer, those of the second, weights of the score.
 */
export interface NetworkFile {
  readonly format: string;
  readonly game: string;
  readonly figures: number;
  readonly inputs: number;
  readonly hidden: readonly number[];
  readonly shifts: readonly number[];
  readonly weights: string;
  /** How much of the evaluation by hand is added to the score; absent for 0. */
  readonly evaluation?: number;
  /** How it was trained and how well it predicts, for people. */
  readonly evidence?: unknown;
}

const FORMAT = 'orrery network 1';
const MAX_INPUTS = 4096;
const MAX_HIDDEN = 1024;
const MAX_SHIFT = 24;
const BYTES = { weight: 2, bias: 4 } as const;

const damaged = (why: string): Result<never> => errResult('network.file', { why }, `this is not a network: ${why}`);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** A list of `count` whole numbers from `least` to `most`; null if `value` is anything else. */
function wholes(value: unknown, count: number, least: number, most: number): number[] | null {
  if (!Array.isArray(value) || value.length !== count) return null;
  const numbers = value.filter((each): each is number => isWhole(each, least, most));
  return numbers.length === count ? numbers : null;
}

/** A network from the value of its JSON file. */
export function readNetwork(file: unknown): Result<Network> {
  if (!isObject(file) || file.format !== FORMAT) return damaged(`its format is not ${FORMAT}`);
  const { game, figures, inputs, weights, evaluation = 0 } = file;
  if (typeof game !== 'string') return damaged('it names no game');
  if (!isWhole(figures, 1, Number.MAX_SAFE_INTEGER)) return damaged('it names no version of the figures');
  if (!isWhole(inputs, 1, MAX_INPUTS)) return damaged('the number of inputs is missing or too large');
  const [first, second] = wholes(file.hidden, 2, 1, MAX_HIDDEN) ?? [];
  if (first === undefined || second === undefined) return damaged('the sizes of two hidden layers are missing');
  const [one, two, three] = wholes(file.shifts, 3, 0, MAX_SHIFT) ?? [];
  if (one === undefined || two === undefined || three === undefined || one < ACTIVATION_BITS)
    return damaged('the shifts of three layers are missing');
  if (typeof evaluation !== 'number' || !Number.isFinite(evaluation))
    return damaged('the share of the evaluation by hand is no number');
  const bytes = typeof weights === 'string' ? fromBase64(weights) : null;
  if (bytes === null) return damaged('the weights are not base64');
  const size = BYTES.weight * (inputs * first + first * second + second) + BYTES.bias * (first + second);
  if (bytes.length !== size) return damaged(`there are ${bytes.length} bytes of weights instead of ${size}`);
  const reader = new ByteReader(bytes);
  const network: Network = {
    game,
    figures,
    inputs,
    hidden: [first, second],
    shifts: [one, two, three],
    firstWeights: reader.weights(inputs * first),
    firstBiases: reader.biases(first),
    secondWeights: reader.weights(first * second),
    secondBiases: reader.biases(second),
    thirdWeights: reader.weights(second),
    evaluation,
  };
  return fitsSums(network) ? okResult(network) : damaged('its weights are so large that sums would overflow');
}

class ByteReader {
  readonly #bytes: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  weights(count: number): Int16Array {
    const from = this.#skip(count * BYTES.weight);
    return Int16Array.from({ length: count }, (_, i) => this.#bytes.getInt16(from + i * BYTES.weight, true));
  }

  biases(count: number): Int32Array {
    const from = this.#skip(count * BYTES.bias);
    return Int32Array.from({ length: count }, (_, i) => this.#bytes.getInt32(from + i * BYTES.bias, true));
  }

  #skip(bytes: number): number {
    const from = this.#at;
    this.#at += bytes;
    return from;
  }
}

/** The file of a network. */
export function networkFile(network: Network, evidence?: unknown): NetworkFile {
  const { game, figures, inputs, hidden, shifts, evaluation } = network;
  const parts: readonly (Int16Array | Int32Array)[] = [
    network.firstWeights,
    network.firstBiases,
    network.secondWeights,
    network.secondBiases,
    network.thirdWeights,
  ];
  const bytes = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const part of parts) {
    for (const value of part) {
      if (part.BYTES_PER_ELEMENT === BYTES.weight) view.setInt16(at, value, true);
      else view.setInt32(at, value, true);
      at += part.BYTES_PER_ELEMENT;
    }
  }
  return { format: FORMAT, game, figures, inputs, hidden, shifts, evaluation, weights: toBase64(bytes), evidence };
}
