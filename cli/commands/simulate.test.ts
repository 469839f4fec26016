import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseLog, replay } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { afterAll, expect, test } from 'vitest';
import type { SimulationSummary } from '../simulate/tally.ts';
import { inlineThread, runOrrery, testEnvironment } from '../testing/world.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lastLine = (out: string): string => out.trimEnd().split('\n').at(-1) ?? '';

async function figures(...flags: string[]): Promise<SimulationSummary> {
  const { out } = await runOrrery(['simulate', 'comet', '--json', ...flags]);
  return JSON.parse(lastLine(out));
}

/** The part that does not depend on the clock. */
async function results(...flags: string[]) {
  const { seconds, gamesPerSecond, movesPerSecond, ...rest } = await figures(...flags);
  return rest;
}

test('the last line of standard output is the object, with these fields and no others', async () => {
  const { exit, out, err } = await runOrrery([
    'simulate',
    'comet',
    '--games',
    '30',
    '--seats',
    '3',
    '--story',
    '--json',
  ]);
  expect([exit, err]).toEqual([0, '']);
  expect(out.split('\n').length).toBeGreaterThan(10);
  const summary = JSON.parse(lastLine(out));
  expect(summary).toEqual({
    game: 'comet',
    seats: 3,
    games: 30,
    finished: 30,
    seconds: expect.any(Number),
    gamesPerSecond: expect.any(Number),
    movesPerSecond: expect.any(Number),
    movesPerGame: expect.any(Number),
    winsBySeat: [expect.any(Number), expect.any(Number), expect.any(Number)],
  });
  const wins = summary.winsBySeat.reduce((a: number, b: number) => a + b, 0);
  expect(wins).toBeCloseTo(30, 1);
  expect(summary.movesPerGame).toBeGreaterThan(10);
  expect(summary.movesPerSecond / summary.gamesPerSecond).toBeCloseTo(summary.movesPerGame, 1);
});

test('the result depends on the seed and not on the number of jobs', async () => {
  const one = await results('--games', '200', '--jobs', '1');
  for (const jobs of ['2', '3', '7']) expect(await results('--games', '200', '--jobs', jobs)).toEqual(one);
  expect(await results('--games', '200', '--jobs', '2', '--seed', '2')).not.toEqual(one);
});

test('the result does not depend on the order in which threads finish', async () => {
  let threads = 0;
  const { out } = await runOrrery(['simulate', 'comet', '--json', '--games', '200', '--jobs', '2'], {
    startThread() {
      const isSlow = threads++ === 0;
      const { perform, end } = inlineThread(testEnvironment().games);
      return {
        async perform(task, job) {
          if (isSlow) await new Promise((resolve) => setTimeout(resolve, 5));
          return perform(task, job);
        },
        end,
      };
    },
  });
  const { games, movesPerGame, winsBySeat } = JSON.parse(out);
  expect({ games, movesPerGame, winsBySeat }).toEqual({
    games: 200,
    movesPerGame: (await results('--games', '200')).movesPerGame,
    winsBySeat: (await results('--games', '200')).winsBySeat,
  });
});

test('a longer series begins with the games of a shorter one', async () => {
  const [ten, eleven] = [await results('--games', '10'), await results('--games', '11')];
  for (const [seat, wins] of ten.winsBySeat.entries()) expect(eleven.winsBySeat[seat]).toBeGreaterThanOrEqual(wins);
});

test('the number of seats is the smallest by default', async () => {
  expect((await figures('--games', '1')).seats).toBe(2);
  expect((await figures('--games', '1', '--seats', '4')).winsBySeat).toHaveLength(4);
});

test('options reach the game', async () => {
  const long = await results('--games', '50', '--option', 'rounds=20', '--option', 'jamming=on');
  expect(await results('--games', '50')).toEqual(long);
  expect((await results('--games', '50', '--option', 'rounds=10')).movesPerGame).toBeLessThan(long.movesPerGame);
});

test('--menu gives bots open-ended moves', async () => {
  const { out } = await runOrrery(['simulate', 'comet', '--games', '1', '--menu', '3', '--story']);
  expect(out).toMatch(/ offer \d/);
  expect((await runOrrery(['simulate', 'comet', '--games', '1', '--story'])).out).not.toMatch(/ offer \d/);
});

test('games that take too many steps are cut: played but not finished', async () => {
  const { out } = await runOrrery(['simulate', 'comet', '--games', '5', '--max-steps', '10']);
  expect(out).toContain('games   5, 5 of them cut short\n');
  expect(await results('--games', '5', '--max-steps', '10')).toMatchObject({
    games: 5,
    finished: 0,
    winsBySeat: [0, 0],
  });
});

test('an interrupt counts what is done so far and ends every thread', async () => {
  const controller = new AbortController();
  let started = 0;
  let ended = 0;
  let done = 0;
  const { exit, out, err } = await runOrrery(['simulate', 'comet', '--games', '1000000', '--json', '--jobs', '2'], {
    now: () => performance.now(),
    interruptSignal: () => controller.signal,
    startThread() {
      started++;
      const { perform, end } = inlineThread(testEnvironment().games);
      return {
        async perform(task, job) {
          if (++done > 20) controller.abort();
          return perform(task, job);
        },
        end: async () => {
          ended++;
          await end();
        },
      };
    },
  });
  const { games, finished } = JSON.parse(lastLine(out));
  expect(exit).toBe(130);
  expect(games).toBeGreaterThan(0);
  expect(games).toBeLessThan(1_000_000);
  expect(finished).toBe(games);
  expect(err).toMatch(/interrupted after [\d,]+ of 1,000,000 games\n$/);
  expect([started, ended]).toEqual([2, 2]);
});

test('no more threads are started than there are games', async () => {
  let started = 0;
  await runOrrery(['simulate', 'comet', '--games', '2', '--jobs', '8'], {
    startThread() {
      started++;
      return inlineThread(testEnvironment().games);
    },
  });
  expect(started).toBe(2);
});

test('the log of the first game replays, hash by hash, to the counted result', async () => {
  const file = path.join(folder, 'first.log');
  const only = await results('--games', '1', '--seats', '3', '--log', file);
  const log = parseLog(comet, readFileSync(file, 'utf8'));
  if (!log.ok) throw new Error(log.problem.text);
  expect(log.value.checks.every((check) => check !== null)).toBe(true);
  expect(replay(comet, log.value).ok).toBe(true);
  expect(log.value.entries.filter(({ by }) => by !== 'chance')).toHaveLength(only.movesPerGame);
  const winners = log.value.places?.map((place) => (place === 1 ? 1 : 0));
  expect(only.winsBySeat.map(Math.ceil)).toEqual(winners);
});

test('the story of the first game is the story of its log', async () => {
  const file = path.join(folder, 'told.log');
  const { out } = await runOrrery(['simulate', 'comet', '--games', '3', '--story', '--log', file]);
  const told = (await runOrrery(['replay', file])).out;
  expect(out.startsWith(told)).toBe(true);
  expect(out).toContain('Final standings\n');
});

test('without --json the result is a table for people', async () => {
  const { out } = await runOrrery(['simulate', 'comet', '--games', '1000', '--seed', '7']);
  expect(out).toMatch(/^comet · 2 seats · random · seed 7 · 2 jobs\n\ngames {3}1,000, all finished\n/);
  expect(out).toMatch(/\nseat 1 +\d+ +\d+\.\d %\n$/);
});
