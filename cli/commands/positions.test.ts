import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ALL_GAMES } from '@orrery/catalog';
import { expect, test } from 'vitest';
import { runOrrery } from '../testing/world.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'positions-'));
const SMALL = ['positions', 'startrek', '--seats', '3', '--games', '6', '--every', '60', '--seed', '4'];
const HEADER_WORDS = 4;

interface WrittenPositions {
  readonly head: { readonly row: number; readonly seats: number; readonly names: readonly string[] };
  readonly rows: readonly Int16Array[];
}

function readPositions(file: string): WrittenPositions {
  const bytes = readFileSync(file);
  const end = bytes.indexOf('\n');
  const head = JSON.parse(bytes.subarray(0, end).toString());
  const numbers = new Int16Array(new Uint8Array(bytes.subarray(end + 1)).buffer);
  const rows = Array.from({ length: numbers.length / head.row }, (_, i) =>
    numbers.subarray(i * head.row, (i + 1) * head.row),
  );
  return { head, rows };
}

async function play(words: readonly string[]): Promise<WrittenPositions> {
  const out = path.join(folder, 'some.positions');
  const { exit } = await runOrrery([...words, '--out', out]);
  expect(exit).toBe(0);
  return readPositions(out);
}

const sorted = ({ rows }: WrittenPositions): string[] => rows.map((row) => row.join()).sort();

test('positions have the figures of every seat and the winner of their game', async () => {
  const { head, rows } = await play([...SMALL, '--jobs', '1']);
  expect(head).toMatchObject({ game: 'startrek', seats: 3, row: HEADER_WORDS + 6 + 3 * head.names.length });
  expect(rows.length).toBeGreaterThan(40);
  const points = head.names.indexOf('points');
  let better = 0;
  for (const row of rows) {
    const wins = [...row.subarray(HEADER_WORDS, HEADER_WORDS + 3)];
    expect(wins.reduce((a, b) => a + b, 0)).toBe(12);
    const held = wins.map((_, seat) => row[HEADER_WORDS + 6 + seat * head.names.length + points] ?? 0);
    const winner = wins.indexOf(Math.max(...wins));
    better += (held[winner] ?? 0) - held.reduce((a, b) => a + b, 0) / 3;
  }
  // Who wins is ahead on average: wins and figures are of the same seat.
  expect(better / rows.length).toBeGreaterThan(0.1);
});

test('the same seed gives the same positions, on one thread and on two', async () => {
  const once = sorted(await play([...SMALL, '--jobs', '1']));
  expect(sorted(await play([...SMALL, '--jobs', '2']))).toEqual(once);
  expect(sorted(await play([...SMALL.slice(0, -1), '5']))).not.toEqual(once);
});

/** Zeros everywhere but in the first figure: more of it is better. */
const trained = (inputs: number): unknown => ({
  game: 'startrek',
  figures: 1,
  first: { weights: Array.from({ length: inputs }, (_, i) => [i === 0 ? 0.1 : 0]), biases: [0] },
  second: { weights: [[1]], biases: [0] },
  third: { weights: [1] },
});

test('a trained network becomes a file that players evaluate with', async () => {
  const [floats, file] = [path.join(folder, 'trained.json'), path.join(folder, 'network.json')];
  const { head, rows } = await play([...SMALL, '--jobs', '1']);
  writeFileSync(floats, JSON.stringify(trained(head.names.length)));
  expect((await runOrrery(['network', floats, '--out', file])).exit).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'startrek', inputs: head.names.length });
  const learned = await play([...SMALL, '--jobs', '1', '--network', file]);
  expect(learned.rows[0]).not.toEqual(rows[0]);
  const contest = ['arena', 'startrek', '--bots', 'captain,greedy', '--seats', '3', '--games', '3', '--json'];
  const { exit, out } = await runOrrery([...contest, '--network', file], { games: ALL_GAMES });
  expect(exit).toBe(0);
  expect(JSON.parse(out.trim().split('\n').at(-1) ?? '')).toMatchObject({ games: 3 });
});

test.each([
  [['positions', 'comet'], '"comet" has no figures'],
  [['positions', 'startrek', '--network', '/no/such/file'], 'there is no such file'],
  [['network', '/no/such/file'], 'there is no such file'],
])('%j gets an error of one sentence', async (words, sentence) => {
  const { exit, err } = await runOrrery(words);
  expect(exit).toBe(2);
  expect(err).toContain(sentence);
});

test('a file that holds no trained network is refused', async () => {
  const file = path.join(folder, 'other.json');
  for (const value of [{}, { ...Object(trained(3)), second: { weights: [[1, 2]], biases: [0] } }]) {
    writeFileSync(file, JSON.stringify(value));
    const { exit, err } = await runOrrery(['network', file, '--out', path.join(folder, 'no.json')]);
    expect(exit).toBe(2);
    expect(err).toContain('this is no trained network');
  }
});
