import { expect, test } from 'vitest';
import type { BenchResults, GameFigures } from './figures.ts';
import { checkLimits } from './limits.ts';
import { limitLines, resultsTable } from './table.ts';

const figures = (name: string): GameFigures => ({
  name,
  game: 'startrek',
  options: {},
  seats: 4,
  ratios: { gamesToLoop: 0.31, stepsToLoop: 0.5, copyToLoop: 4.4, imagineToLoop: 6.5 },
  counts: {
    stepsPerGame: 1_335,
    movesPerGame: 960,
    unfinished: 0,
    viewBytes: 1_291,
    viewBytesMost: 2_000,
    heapGrowth: 500,
    garbagePerStep: 40,
  },
  ns: { loop: 165, step: 350, copy: 730, imagine: 1_080 },
  perSecond: { steps: 2_820_000, games: 2_110, loopGames: 5_680 },
});

const results = (...games: GameFigures[]): BenchResults => ({
  format: 2,
  budget: 'full',
  games,
  overhead: { handToKernel: 0.12, stepsPerGame: 260, kernelNs: 170, handNs: 20, overheadNs: 150 },
  made: { date: '2026-11-15', node: 'v20.20.2', cpu: 'a processor' },
});

const missed = (at: BenchResults): string[] => checkLimits(at).flatMap(({ holds, label }) => (holds ? [] : [label]));

test('figures at their limits hold', () => {
  expect(missed(results(figures('startrek'), figures('startrek joined')))).toEqual([]);
});

test('a figure beyond its limit is missed, on the worse side', () => {
  const slow = figures('startrek');
  const slower = (ratios: Partial<GameFigures['ratios']>) =>
    results({ ...slow, ratios: { ...slow.ratios, ...ratios } });
  expect(missed(slower({ stepsToLoop: 0.362 }))).toEqual(['startrek: steps a second, of the decisions of the loop']);
  expect(missed(slower({ copyToLoop: 6.1 }))).toEqual(['startrek: copy into a slot, decisions of the loop']);
});

test('the same ratios hold on a machine of half the speed', () => {
  const { perSecond, ns, ...rest } = figures('startrek');
  const halved = { steps: perSecond.steps / 2, games: perSecond.games / 2, loopGames: perSecond.loopGames / 2 };
  const doubled = { loop: 2 * ns.loop, step: 2 * ns.step, copy: 2 * ns.copy, imagine: 2 * ns.imagine };
  expect(missed(results({ ...rest, perSecond: halved, ns: doubled }))).toEqual([]);
});

test('a leak of a byte a step is missed', () => {
  const leaky = figures('comet');
  const counts = { ...leaky.counts, heapGrowth: 100_000 };
  expect(missed(results({ ...leaky, counts }))).toEqual(['comet: heap growth, bytes per 100,000 steps']);
});

test('what was not measured is not judged', () => {
  const said = checkLimits({ ...results(figures('comet')), overhead: null }).map(({ label }) => label);
  expect(said).toHaveLength(4);
  expect(said.every((says) => says.startsWith('comet: '))).toBe(true);
});

test('the table shows the environments that were measured, and does without', () => {
  const learning = {
    game: 'comet',
    seats: 4,
    batch: 64,
    ratios: { toPlayouts: 0.52, toPlain: 0.38 },
    counts: { observation: 32, actions: 79 },
    ns: { decision: 800 },
    perSecond: { decisions: 1_250_000, playouts: 2_400_000, plain: 3_300_000 },
  };
  const without = results(figures('comet'));
  expect(resultsTable(without)).not.toContain('environment');
  const table = resultsTable({ ...without, learning: [learning] });
  expect(table).toMatch(/the environment for learning +comet \(64 games\)/);
  expect(table).toMatch(/playouts with the same offers +0.52\n/);
  expect(table).toMatch(/decisions a CPU second +1,250,000\n/);
  expect(table).not.toContain('Python');
  const python = { game: 'comet', package: 310_000, engine: 820_000 };
  const both = resultsTable({ ...without, learning: [{ ...learning, python }] });
  expect(both).toMatch(
    /of the Python package +310,000\n +decisions a second of the environment, without Python +820,000/,
  );
});

test('the table shows the bots that were measured, with a position only where there is a network', () => {
  const without = results(figures('comet'));
  expect(resultsTable(without)).not.toContain('Captain');
  const thinking = [
    { game: 'comet', seats: 4, ns: { decision: 21_000 } },
    { game: 'duel', seats: 2, ns: { decision: 800_000, position: 6_100 } },
  ];
  const table = resultsTable({ ...without, thinking });
  expect(table).toMatch(/a decision of a Captain, ns +21,000 +800,000\n/);
  expect(table).toMatch(/a position by the network, all seats, ns +6,100$/);
});

test('the table names every game and the verdicts say what was missed', () => {
  const { ratios, ...comet } = figures('comet');
  const all = results(figures('startrek'), { ...comet, ratios: { ...ratios, imagineToLoop: 18.3 } });
  const table = resultsTable(all);
  expect(table).toContain('startrek (4 seats)');
  expect(table).toContain('2,820,000');
  expect(table).toContain('the kernel adds 150 ns');
  expect(limitLines(checkLimits(all))).toMatch(
    /MISSED {2}comet: imagine into a slot, decisions of the loop +18.3 +≤ 18.2/,
  );
});
