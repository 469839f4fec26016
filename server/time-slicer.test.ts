import { expect, test } from 'vitest';
import { TimeSlicer } from './time-slicer.ts';

const busyFor = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

test('long work lets others in after every slice, and short work never stops', async () => {
  let others = 0;
  const other = setInterval(() => others++, 1);
  const slices = new TimeSlicer();
  await slices.yieldIfDue();
  expect(others).toBe(0);
  for (let i = 0; i < 100; i++) {
    busyFor(2);
    await slices.yieldIfDue();
  }
  clearInterval(other);
  expect(others).toBeGreaterThan(10);
});
