import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const pagesOf = (names: readonly string[]): string =>
  names.map((name) => readFileSync(new URL(`../docs/${name}.md`, import.meta.url), 'utf8')).join('\n');
const page = pagesOf(['security', 'online']);
const at = (file: string) => new URL(`../${file}`, import.meta.url);

/** Every test that a page names: the file, and part of the test's name. */
function named(text: string): { file: string; words: string }[] {
  const found: { file: string; words: string }[] = [];
  for (const [, file = '', list = ''] of text.matchAll(
    /`((?:server|e2e|web|kernel)\/[\w./-]+\.(?:test|spec)\.tsx?)`((?:,? ?“[^”]+”)*)/g,
  )) {
    const quotes = [...list.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words);
    for (const words of quotes) found.push({ file, words });
  }
  return found;
}

test('every promise in the docs about security and online play names tests that exist', () => {
  const rows = page.split('\n').filter((line) => /^\| [A-Z]/.test(line));
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) expect(row, 'names no test').toMatch(/`server\/[^`]+\.test\.ts` “/);
  for (const { file, words } of named(page + pagesOf(['testing']))) {
    expect(existsSync(at(file)), file).toBe(true);
    expect(readFileSync(at(file), 'utf8'), `${file} has no test “${words}”`).toContain(words);
  }
});
