import { startrek } from '@orrery/startrek';
import { expect, test } from 'vitest';
import { Timeline } from '../../session/timeline.ts';
import { goldenLog } from '../result/testing/golden.ts';
import { openingStep } from './opening.ts';

test('a replay opens when the board is dealt and the first player is asked', () => {
  const loaded = Timeline.fromLog(startrek, null, goldenLog());
  if (!loaded.ok) throw new Error(loaded.problem.text);
  const step = openingStep(loaded.value);
  expect(loaded.value.awaiting(step).who).toBe('seats');
  expect(step === 0 || loaded.value.awaiting(step - 1).who === 'chance').toBe(true);
  expect(loaded.value.state(step).table.board.planets.some((kind) => kind > 0)).toBe(true);
});

test('a game that ends before a decision opens at its beginning', () => {
  expect(openingStep({ length: 2, awaiting: () => ({ who: 'over', places: [1] }) })).toBe(0);
});
