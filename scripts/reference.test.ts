import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { referencePages } from './reference.mjs';
import { root } from './repo.mjs';

test('the pages about the games for programs are up to date', async () => {
  const pages = await referencePages();
  expect(pages.size).toBe(6);
  for (const [file, text] of pages) {
    expect(readFileSync(path.join(root, file), 'utf8'), `${file}: run npm run reference`).toBe(text);
  }
}, 60_000);
