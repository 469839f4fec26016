import { beforeAll, expect, test } from 'vitest';
import { attack, HEAP_GROWTH_MB } from './testing/attack.ts';
import { buildProgram } from './testing/build.ts';

beforeAll(() => buildProgram('server'), 120_000);

// `npm run attack` sends as much as you like.
test('under attack the server never answers 500, keeps running, leaks no memory and disturbs nobody', async () => {
  const report = await attack({ messages: 1200, waves: 1, seed: 1, say: () => {} });
  expect(report.faults).toEqual([]);
  expect(report.witness.troubles).toEqual([]);
  expect(report.witness.moves).toBeGreaterThan(0);
  expect(report.heap.after - report.heap.before).toBeLessThan(HEAP_GROWTH_MB);
  expect(report.messages).toBeGreaterThanOrEqual(1200);
}, 240_000);
