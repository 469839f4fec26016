import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findGame } from '@orrery/catalog';
import { parseLog, replay } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { afterAll, expect, test } from 'vitest';
import { runOrrery } from '../testing/world.ts';
import { InOrder } from './in-order.ts';
import type { DecisionRow, PlayedGameRow } from './rows.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-dataset-'));
afterAll(() => rmSync(folder, { recursive: true }));

const BOTS = ['--bots', 'greedy,random', '--seats', '3', '--games', '4', '--seed', '5'];

async function written(name: string, ...flags: string[]): Promise<string> {
  const file = path.join(folder, name);
  const { exit, err } = await runOrrery(['simulate', 'comet', '--json', '--out', file, ...flags]);
  expect([exit, err]).toEqual([0, '']);
  return file;
}

const linesOf = <R>(file: string): R[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a row of a decision has what the seat saw, what was legal, what it chose and how it ended', async () => {
  const rows = linesOf<DecisionRow>(await written('decisions.jsonl', ...BOTS));
  const games = linesOf<PlayedGameRow>(await written('games.jsonl', ...BOTS, '--rows', 'games'));
  expect(games.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  for (const { number, log: text, moves, seat_of_move: seats, places } of games) {
    const log = parseLog(comet, text);
    if (!log.ok) throw new Error(log.problem.text);
    const mine = rows.filter((row) => row.number === number);
    expect(mine.map(({ move }) => move)).toEqual(moves);
    expect(mine.map(({ seat }) => seat)).toEqual(seats);
    expect(mine.map(({ place, seat }) => place === places?.[seat])).not.toContain(false);
    let decision = 0;
    const played = replay(comet, log.value, (match) => {
      const row = mine[decision];
      if (row === undefined || row.entry !== match.seq + 1) return;
      const { table, hand } = match.view(row.seat);
      expect(row.view).toEqual({ seat: row.seat, table, hand });
      expect(match.awaiting).toMatchObject({ who: 'seats', question: row.question });
      expect(row.moves).toEqual(match.moves(row.seat).map((move) => comet.notation.print(move)));
      decision++;
    });
    expect(played.ok).toBe(true);
    expect(decision).toBeGreaterThan(mine.length - 2); // the first may come before any entry
  }
});

test('a dataset depends on the seed and not on the number of threads', async () => {
  const one = readFileSync(await written('one.jsonl', ...BOTS, '--jobs', '1'), 'utf8');
  const three = readFileSync(await written('three.jsonl', ...BOTS, '--jobs', '3'), 'utf8');
  expect(three).toBe(one);
});

test('Parquet holds the same rows', async () => {
  for (const kind of ['decisions', 'games']) {
    const lines = linesOf<object>(await written(`same-${kind}.jsonl`, ...BOTS, '--rows', kind));
    const file = await asyncBufferFromFile(await written(`same-${kind}.parquet`, ...BOTS, '--rows', kind));
    const rows = await parquetReadObjects({ file });
    const plain = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value ?? null])),
    );
    expect(plain.map((row) => ({ ...row, seed: Number(row.seed) }))).toEqual(lines);
  }
});

test('games of random players are the same with a dataset and without', async () => {
  const flags = ['simulate', 'comet', '--games', '20', '--json'];
  const figures = (out: string) => {
    const { games, movesPerGame, winsBySeat } = JSON.parse(out);
    return { games, movesPerGame, winsBySeat };
  };
  const counted = await runOrrery(flags);
  const kept = await runOrrery([...flags, '--out', path.join(folder, 'random.jsonl')]);
  expect(figures(kept.out)).toEqual(figures(counted.out));
});

test('bots keep their seats, and move one seat on from game to game if wanted', async () => {
  const seatings = async (...flags: string[]) =>
    linesOf<PlayedGameRow>(await written('seats.jsonl', ...BOTS, '--rows', 'games', ...flags)).map(({ bots }) => bots);
  expect(await seatings()).toEqual(new Array(4).fill(['greedy', 'random', 'random']));
  expect((await seatings('--rotate')).slice(0, 3)).toEqual([
    ['greedy', 'random', 'random'],
    ['random', 'random', 'greedy'],
    ['random', 'greedy', 'random'],
  ]);
});

test('a game with levels has rows too, and views without what is computed from the rest', async () => {
  const games = [findGame('duel')].filter((each) => each !== null);
  const file = path.join(folder, 'duel.jsonl');
  const line = ['simulate', 'duel', '--bots', 'captain,cadet', '--games', '1', '--out', file];
  expect((await runOrrery(line, { games })).exit).toBe(0);
  const [row] = linesOf<DecisionRow>(file);
  expect(row).toMatchObject({ game: 'duel', bots: ['captain', 'cadet'], places: expect.any(Array) });
  expect(row?.points).toEqual([expect.any(Number), expect.any(Number)]);
  expect(readFileSync(file, 'utf8')).not.toContain('"derived"');
});

test('batches are passed on in the order of their games', () => {
  const passed: number[] = [];
  const inOrder = new InOrder<{ from: number; count: number }>(({ from }) => void passed.push(from));
  for (const [from, count] of [
    [3, 2],
    [1, 2],
    [5, 1],
    [0, 1],
  ] as const) {
    inOrder.add({ from, count });
  }
  expect(passed).toEqual([0, 1, 3, 5]);
});
