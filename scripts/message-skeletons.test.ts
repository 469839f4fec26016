import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { files, root } from './repo.mjs';

test('no message has a number or date skeleton, which the built app cannot read', () => {
  const texts = files(root).filter((file) => /\/texts\/.*\.json$|^editions\/.*\.js$/.test(file));
  expect(texts.length).toBeGreaterThan(100);
  const bad = texts.filter((file) =>
    /\{\s*\w+\s*,\s*(number|date|time)\s*,/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(bad).toEqual([]);
});
