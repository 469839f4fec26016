import { fastRng } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from './base64.ts';
import { NetworkEvaluator } from './evaluator.ts';
import type { PositionFigures } from './figures.ts';
import { networkFile, readNetwork } from './file.ts';
import type { Network } from './network.ts';
import { quantise } from './quantise.ts';
import { softmax } from './softmax.ts';

const INPUTS = 12;
const HIDDEN = [8, 4] as const;

/** A position is a list of figures for each seat. */
const figures: PositionFigures<readonly (readonly number[])[], null> = {
  version: 3,
  names: Array.from({ length: INPUTS }, (_, i) => `figure ${i}`),
  write(table, _, seat, into, at) {
    for (let i = 0; i < INPUTS; i++) into[at + i] = table[seat]?.[i] ?? 0;
  },
};

const rng = fastRng(5);
const real = (): number => rng(2001) / 1000 - 1;
const reals = (n: number): number[] => Array.from({ length: n }, real);
const trained = {
  game: 'comet',
  figures: 3,
  first: { weights: Array.from({ length: INPUTS }, () => reals(HIDDEN[0])), biases: reals(HIDDEN[0]) },
  second: { weights: Array.from({ length: HIDDEN[0] }, () => reals(HIDDEN[1])), biases: reals(HIDDEN[1]) },
  third: { weights: reals(HIDDEN[1]) },
  evaluation: 0,
};

function network(): Network {
  const made = quantise(trained);
  if (!made.ok) throw new Error(made.problem.text);
  return made.value;
}

const position = (): number[][] => Array.from({ length: 3 }, () => Array.from({ length: INPUTS }, () => rng(9) - 4));
const viewsAt = (table: readonly (readonly number[])[]) => table.map((_, seat) => ({ seat, table, hand: null }));

function chances(evaluator: NetworkEvaluator<readonly (readonly number[])[], null>, table: number[][]): number[] {
  const into: number[] = [];
  evaluator.winChances(viewsAt(table), into);
  return into;
}

/** What the real numbers of the training say. */
function trainedScore(of: readonly number[]): number {
  const relu = (sums: readonly number[]): number[] => sums.map((x) => Math.min(8, Math.max(0, x)));
  const layer = (input: readonly number[], weights: readonly (readonly number[])[], biases: readonly number[]) =>
    relu(biases.map((bias, j) => input.reduce((sum, x, i) => sum + x * (weights[i]?.[j] ?? 0), bias)));
  const second = layer(
    layer(of, trained.first.weights, trained.first.biases),
    trained.second.weights,
    trained.second.biases,
  );
  return second.reduce((sum, x, i) => sum + x * (trained.third.weights[i] ?? 0), 0);
}

test('incremental updates equal a computation from scratch', () => {
  const kept = new NetworkEvaluator(network(), figures);
  const table = position();
  for (let step = 0; step < 200; step++) {
    const seat = table[rng(3)];
    if (seat !== undefined) for (let n = rng(4); n > 0; n--) seat[rng(INPUTS)] = rng(60) - 30;
    expect(chances(kept, table)).toEqual(chances(new NetworkEvaluator(network(), figures), table));
  }
});

test('the integer network scores like the trained one', () => {
  const evaluator = new NetworkEvaluator(network(), figures);
  for (let i = 0; i < 50; i++) {
    const table = position();
    for (const [seat, of] of table.entries())
      expect(Math.abs(evaluator.score(table, null, seat) - trainedScore(of))).toBeLessThan(0.03);
  }
});

test('a network can add to the evaluation by hand', () => {
  const evaluate = (_: unknown, __: unknown, seat: number): number => seat / 4;
  const adding = new NetworkEvaluator({ ...network(), evaluation: 0.5 }, figures, evaluate);
  const table = position();
  for (const seat of [0, 1, 2]) {
    const alone = new NetworkEvaluator(network(), figures, evaluate).score(table, null, seat);
    expect(adding.score(table, null, seat)).toBe(alone + seat / 8);
  }
});

test('the chances of all seats add up to 1, and a better score is a better chance', () => {
  const evaluator = new NetworkEvaluator(network(), figures);
  const table = position();
  const found = chances(evaluator, table);
  expect(found.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
  const scores = table.map((_, seat) => evaluator.score(table, null, seat));
  expect(found.indexOf(Math.max(...found))).toBe(scores.indexOf(Math.max(...scores)));
});

test('softmax equals the definition, for any distance', () => {
  const scores = [0.3, -1.2, 2.7, -50];
  const most = Math.max(...scores);
  const powers = scores.map((x) => Math.exp(x - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  softmax(scores, scores.length);
  for (const [i, share] of scores.entries()) expect(share).toBeCloseTo((powers[i] ?? 0) / sum, 4);
});

test('a network survives being written to a file and read again', () => {
  const written = { ...network(), evaluation: 0.75 };
  const text = JSON.stringify(networkFile(written, { games: 1 }));
  expect(readNetwork(JSON.parse(text))).toEqual({ ok: true, value: written });
});

test.each([0, 1, 2, 3, 4, 5, 255])('%d bytes are the same after base64', (length) => {
  const bytes = Uint8Array.from({ length }, () => rng(256));
  expect(fromBase64(toBase64(bytes))).toEqual(bytes);
});

test.each([
  ['nothing', null, 'format'],
  ['another format', { format: 'orrery log 1' }, 'format'],
  ['no game', { game: 1 }, 'game'],
  ['no version', { figures: 0 }, 'version'],
  ['too many inputs', { inputs: 1e9 }, 'inputs'],
  ['another number of layers', { hidden: [8] }, 'layers'],
  ['shifts that are none', { shifts: [0, 0, 'x'] }, 'shifts'],
  ['a share that is no number', { evaluation: 'much' }, 'share'],
  ['weights that are not base64', { weights: '!!!!' }, 'base64'],
  ['too few weights', { weights: 'AAAA' }, '3 bytes'],
  ['weights that overflow', { weights: toBase64(new Uint8Array(2 * (96 + 32 + 4) + 4 * 12).fill(127)) }, 'overflow'],
])('a file with %s is refused with the reason', (_, change, why) => {
  const read = readNetwork(change === null ? null : { ...networkFile(network()), ...change });
  expect(read.ok ? '' : read.problem.text).toContain(why);
});

test('a network trained on other figures is refused', () => {
  expect(() => new NetworkEvaluator({ ...network(), figures: 2 }, figures)).toThrow('version 2 of the figures');
  expect(() => new NetworkEvaluator(network(), { ...figures, names: ['one'] })).toThrow('does not fit');
});
