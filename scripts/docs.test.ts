import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { renderSite, type SiteFiles } from './docs/build.mjs';
import { exportsOf } from './docs/exports.mjs';
import { renderMarkdown, slugOf } from './docs/markdown.mjs';
import { NAVIGATION, pageOf } from './docs/site-map.mjs';
import { root } from './repo.mjs';

let files: SiteFiles;
let complaints: readonly string[];
beforeAll(() => {
  ({ files, complaints } = renderSite());
}, 120_000);

const textOf = (file: string): string => String(files.get(file));

test('no link of the documentation leads nowhere', () => {
  expect(complaints).toEqual([]);
});

test('every page of docs/ is in the navigation', () => {
  const sources = NAVIGATION.flatMap(({ entries }) => entries.map(({ source }) => source));
  const pages = readdirSync(path.join(root, 'docs')).filter((file) => file.endsWith('.md') && file !== 'index.md');
  expect(pages.filter((file) => !sources.includes(`docs/${file}`))).toEqual([]);
});

test('the first page leads to four ways in and shows the eight pictures', () => {
  const home = textOf('index.html');
  for (const page of ['for-players', 'for-hosts', 'for-builders', 'for-researchers']) {
    expect(home).toContain(`href="${page}.html"`);
    expect(textOf(`${page}.html`)).toContain('<h1');
  }
  const shown = [...home.matchAll(/<img src="(screens\/[\w-]+\.webp)" alt="([^"]+)"/g)];
  expect(shown).toHaveLength(8);
  for (const [, file = ''] of shown) expect(files.has(file)).toBe(true);
});

test('pages need nothing from other servers, and nothing inline', () => {
  for (const [file, content] of files) {
    if (!file.endsWith('.html')) continue;
    expect(String(content)).not.toMatch(/<script(?! src="[^:"]+" defer)|<style|\son\w+="|\sstyle="|src="https?:/);
  }
});

test('a link to another page or to a place in it is checked', () => {
  const { html } = renderMarkdown('[a](b.md#c) and [gone](gone.md)', (to) => (to === 'gone.md' ? null : `x/${to}`));
  expect(html).toBe('<p><a href="x/b.md#c">a</a> and gone</p>\n');
});

test('headings have the ids that links in Markdown expect', () => {
  expect(slugOf('What is `seat 0`, and why?')).toBe('what-is-seat-0-and-why');
  const { headings } = renderMarkdown('# A\n\n## Same\n\n## Same\n', (to) => to);
  expect(headings.map(({ id }) => id)).toEqual(['a', 'same', 'same-1']);
});

test('API pages have each exported name with signature and doc comment', () => {
  const { own } = exportsOf('kernel/index.ts');
  const match = own.find(({ name }) => name === 'Match');
  expect(match?.note).toContain('A game being played');
  expect(match?.signature).toContain('drawChance(each?: OnStep<M, E>): readonly Step<M, E>[];');
  expect(match?.signature).not.toContain('#');
  for (const { name } of own) expect(textOf('api/kernel.html')).toContain(`>${name}</h3>`);
  expect(textOf('api/bots.html')).toContain('@orrery/bots/environment');
});

test('files keep their place when the site lies in a folder', () => {
  expect(pageOf('docs/hosting.md')).toBe('hosting.html');
  expect(pageOf('kernel/laws/README.md')).toBe('code/kernel/laws.html');
  expect(textOf('reference/duel.html')).toContain('href="../bot-protocol.html"');
});
