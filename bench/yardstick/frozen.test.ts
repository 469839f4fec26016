import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { YardstickLoop } from './loop.ts';

const FROZEN = '02b32a94d13510b87f8e5ee463eed9c364ab6f5991081845f6ca975ca2f58218';

test('the yardstick is the one all records were measured with', () => {
  const text = readFileSync(new URL('./playout.cjs', import.meta.url));
  expect(createHash('sha256').update(text).digest('hex')).toBe(FROZEN);
});

test('the loop plays the same games for the same seed', () => {
  const loop = new YardstickLoop();
  const actions = [7, 7, 8].map((seed) => {
    loop.run(20, seed);
    return loop.actions;
  });
  expect(actions[0]).toBeGreaterThan(20 * 300);
  expect(actions[1]).toBe(actions[0]);
  expect(actions[2]).not.toBe(actions[0]);
});
