import { expect, test } from 'vitest';
import { playRandomGame } from '../testing/games.ts';
import { phaseOf } from './phase.ts';

const PHASES: Readonly<Record<string, string>> = {
  before: 'production',
  steal: 'production',
  main: 'main',
  flight: 'flight',
};

test('the step shown is the one in which a pilot is asked', () => {
  const seen = new Set<string>();
  playRandomGame({ seed: 3, seats: 5, maxEntries: 600 }, ({ asking, view: { table } }) => {
    const expected = PHASES[asking.question];
    if (expected === undefined) return;
    seen.add(asking.question);
    expect(phaseOf(table), asking.question).toBe(expected);
  });
  expect(seen.size).toBe(4);
});
