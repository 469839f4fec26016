import { BOT_KIT_GAMES, BOT_LEVELS, heuristicsFor } from '@orrery/bots';
import { withEncodedGame } from '@orrery/bots/environment';
import { presentEdition } from '@orrery/catalog';
import { expect, test } from 'vitest';
import type { BenchBudget } from './budget.ts';
import { measurableGames, newestEngine } from './engine.ts';
import { measureFigures } from './figures.ts';
import { measureHeap } from './heap.ts';
import { measureLearning } from './learning.ts';
import { measureOverhead } from './overhead.ts';
import { setupsOf, usualSeats } from './setups.ts';
import { measureThinking } from './thinking.ts';

/** With this tiny budget the figures mean nothing; the test only checks that they exist. */
const TINY: BenchBudget = {
  warmNs: 1e6,
  windowNs: 1e6,
  windows: 2,
  passes: 1,
  countedGames: 3,
  heapWarmNs: 1e6,
  heapRounds: 1,
  heapSteps: 500,
  garbageSteps: 500,
  rounds: 1,
  runNs: 1e6,
};
/** Timeout for a busy machine. */
const TIMEOUT_MS = 60_000;

test.each(measurableGames().flatMap((game) => setupsOf(game)))(
  '$name has every figure, and the counts are those of its games',
  async (setup) => {
    const held = await newestEngine(setup.game);
    const { name, ratios, counts, ns, perSecond } = held.use((game) => measureFigures(game, setup, TINY, 'full'));
    const heap = held.use((game) => measureHeap(game, setup, TINY));
    expect(name).toBe(setup.name);
    expect(Object.keys(ns)).toHaveLength(10);
    for (const figure of Object.values({ ...ratios, ...counts, ...ns, ...perSecond }))
      expect(figure).toBeTypeOf('number');
    for (const figure of Object.values({ ...counts, ...heap })) expect(Number.isFinite(figure)).toBe(true);
    expect(counts.movesPerGame).toBeGreaterThan(1);
    expect(counts.stepsPerGame).toBeGreaterThan(counts.movesPerGame);
    expect(counts.viewBytesMost).toBeGreaterThanOrEqual(counts.viewBytes);
    expect(counts.unfinished).toBe(0);
  },
  TIMEOUT_MS,
);

test('a quick run measures what the limits need, in every game', async () => {
  const held = await newestEngine('comet');
  const [setup] = setupsOf('comet', 'quick');
  if (setup === undefined) throw new Error('no setup for Comet');
  const { ns } = held.use((game) => measureFigures(game, setup, TINY, 'quick'));
  expect(Object.keys(ns)).toEqual(['loop', 'step', 'copy', 'imagine']);
  expect(measurableGames().every((game) => setupsOf(game, 'quick').length > 0)).toBe(true);
});

test('the kernel and the hand are measured on the same games', () => {
  const found = measureOverhead(TINY);
  expect(found.stepsPerGame).toBeGreaterThan(100);
  expect(found.overheadNs).toBeTypeOf('number');
});

test.each(BOT_KIT_GAMES)(
  'the environment of %s has every figure, for as many seats as its playouts',
  async (game) => {
    const found = await withEncodedGame(game, (learnable) => ({
      figures: measureLearning(learnable, TINY),
      seats: usualSeats(learnable.game),
      sizes: [learnable.observation.size, learnable.actions.size],
    }));
    if (found === null) throw new Error(`no environment for ${game}`);
    const { seats, batch, ratios, counts, ns, perSecond } = found.figures;
    expect(seats).toBe(found.seats);
    expect(batch).toBeGreaterThan(1);
    for (const figure of Object.values({ ...ratios, ...counts, ...ns, ...perSecond }))
      expect(figure).toBeTypeOf('number');
    expect([counts.observation, counts.actions]).toEqual(found.sizes);
  },
  TIMEOUT_MS,
);

test('options that a game does not have are named', async () => {
  const held = await newestEngine('comet');
  const setup = { name: 'comet at night', game: 'comet', options: { night: true } };
  expect(() => held.use((game) => measureFigures(game, setup, TINY, 'quick'))).toThrow(
    'comet at night: there is no option "night"',
  );
});

test.each([
  ['comet', false],
  ['startrek', true],
])('of the bots of %s a decision is measured, and a position where there is a network', async (id, hasNetwork) => {
  const loaded = await heuristicsFor(id, presentEdition(id)?.edition ?? 0, undefined, BOT_LEVELS.captain);
  const found = loaded?.use((game, heuristics) => measureThinking(game, heuristics, TINY));
  expect(found?.ns.decision).toBeGreaterThan(0);
  expect(found?.ns.position !== undefined).toBe(hasNetwork);
  expect(found?.ns.position ?? 1).toBeGreaterThan(0);
});
