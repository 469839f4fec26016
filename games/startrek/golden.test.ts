import { expect, test } from 'vitest';
import { goldenGame, splitLogs } from './testing/golden.ts';

const files = import.meta.glob<string>('./golden/*.log', { query: '?raw', import: 'default', eager: true });
const logs = Object.values(splitLogs(files));

test('two hundred golden games are kept, each once', () => {
  expect(logs).toHaveLength(200);
  expect(new Set(logs).size).toBe(200);
});

test('a golden game is played again from its seed to the same text', () => {
  for (const seed of [1, 77]) expect(logs).toContain(goldenGame(seed));
});
