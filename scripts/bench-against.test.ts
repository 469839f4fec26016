import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withPresentNames } from './bench-against.mjs';

test('an engine file from before the rename gets the present names', () => {
  const former = "export { drawnFrom, has, Player } from '@orrery/kernel';\nexport const measurable = 1;\n";
  expect(withPresentNames(former)).toContain("export { drawnFrom as chanceFromRng } from '@orrery/kernel';");
  expect(withPresentNames(former)).toContain('export { measurable as measurableGames };');
});

test('an engine file with the present names stays as it is', () => {
  const present = readFileSync(new URL('../bench/engine.ts', import.meta.url), 'utf8');
  expect(withPresentNames(present).trim()).toBe(present.trim());
});
