import { KIT_GAMES } from '@orrery/bots';
import { withLearnable } from '@orrery/bots/environment';
import { expect, test } from 'vitest';
import type { Budget } from './budget.ts';
import { engineOf, measurable } from './engine.ts';
import { figuresOf } from './figures.ts';
import { heapOf } from './heap.ts';
import { learningOf } from './learning.ts';
import { overhead } from './overhead.ts';
import { seatsOf, setupsOf } from './setups.ts';

/** Figures of this size say nothing; that there are figures is all a test can know. */
const TINY: Budget = {
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
/** A busy machine may take its time. */
const PATIENCE = 60_000;

test.each(measurable().flatMap((game) => setupsOf(game)))(
  '$name has every figure, and the counts are those of its games',
  async (setup) => {
    const held = await engineOf(setup.game);
    const { name, ratios, counts, ns, perSecond } = held.use((game) => figuresOf(game, setup, TINY, 'full'));
    const heap = held.use((game) => heapOf(game, setup, TINY));
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
  PATIENCE,
);

test('a quick run measures what the bars need, in every game', async () => {
  const held = await engineOf('comet');
  const [setup] = setupsOf('comet', 'quick');
  if (setup === undefined) throw new Error('Comet is not measured');
  const { ns } = held.use((game) => figuresOf(game, setup, TINY, 'quick'));
  expect(Object.keys(ns)).toEqual(['loop', 'step', 'copy', 'imagine']);
  expect(measurable().every((game) => setupsOf(game, 'quick').length > 0)).toBe(true);
});

test('the kernel and the hand are measured on the same games', () => {
  const found = overhead(TINY);
  expect(found.stepsPerGame).toBeGreaterThan(100);
  expect(found.overheadNs).toBeTypeOf('number');
});

test.each(KIT_GAMES)(
  'the environment of %s has every figure, for as many seats as its playouts',
  async (game) => {
    const found = await withLearnable(game, (learnable) => ({
      figures: learningOf(learnable, TINY),
      seats: seatsOf(learnable.game),
      sizes: [learnable.observation.size, learnable.actions.size],
    }));
    if (found === null) throw new Error(`there is no environment of ${game}`);
    const { seats, batch, ratios, counts, ns, perSecond } = found.figures;
    expect(seats).toBe(found.seats);
    expect(batch).toBeGreaterThan(1);
    for (const figure of Object.values({ ...ratios, ...counts, ...ns, ...perSecond }))
      expect(figure).toBeTypeOf('number');
    expect([counts.observation, counts.actions]).toEqual(found.sizes);
  },
  PATIENCE,
);

test('options a game does not have are named', async () => {
  const held = await engineOf('comet');
  const setup = { name: 'comet at night', game: 'comet', options: { night: true } };
  expect(() => held.use((game) => figuresOf(game, setup, TINY, 'quick'))).toThrow(
    'comet at night: there is no option "night"',
  );
});
