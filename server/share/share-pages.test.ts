import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableRecord } from '../ports.ts';
import { makeRecord } from '../testing/tables.ts';
import { sharePages } from './share-pages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-share-'));
beforeAll(() => writeFileSync(path.join(folder, 'index.html'), '<html><head><title>Orrery</title></head></html>'));
afterAll(() => rmSync(folder, { recursive: true }));

const duel = makeRecord({ game: 'duel', sitters: [{ person: 'Ada' }, { person: '"><script>Jan' }] });
let queries = 0;
const pagesOf = (table: TableRecord) =>
  sharePages({
    context: { clock: () => 0 },
    tables: {
      find: async (id) => {
        queries++;
        return id === table.id ? table : null;
      },
    },
    pictures: {
      isEnabled: true,
      picture: async ({ state }, at) => (state === 'over' ? Buffer.from(`PNG ${at}`) : null),
    },
    originConfig: { origin: 'https://orrery.test', proxies: 0 },
    webFolder: folder,
  });
const pageOf = async (table: TableRecord, address: string, language = 'en') =>
  (await pagesOf(table).request(address, { headers: { 'Accept-Language': language } })).text();

test.each([
  ['over', 'en', 'Ada wins Two Captains'],
  ['over', 'de', 'Ada gewinnt Zwei Kapitäne'],
  ['playing', 'en', 'Two Captains: Ada and'],
  ['gathering', 'nl', 'met Ada en'],
] as const)(
  'the page of a table that is %s has a title and a card in the language %s',
  async (state, language, title) => {
    const html = await pageOf(
      { ...duel, state, places: state === 'over' ? [1, 2] : null },
      `/replay/${duel.id}`,
      language,
    );
    expect(html).toMatch(new RegExp(`<title>.*${title}`));
    expect(html).toMatch(new RegExp(`property="og:title" content=".*${title}`));
    expect(html).toContain(`property="og:url" content="https://orrery.test/replay/${duel.id}"`);
  },
);

test('names cannot end an attribute, and nothing secret is in the page', async () => {
  const html = await pageOf(duel, `/join/${duel.id}`);
  expect(html).toContain('&quot;&gt;&lt;script&gt;Jan');
  expect(html).not.toContain('<script>');
  expect(html).not.toContain(duel.serverSeed);
});

test('search engines are asked to leave the pages of tables out', async () => {
  const { headers } = await pagesOf(duel).request(`/replay/${duel.id}/7`);
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

test('a game that is over has a picture of the moment in the address, any other has none', async () => {
  const over: TableRecord = { ...duel, state: 'over', places: [1, 2] };
  const html = await pageOf(over, `/replay/${duel.id}/37`, 'de');
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect(picture).toBe(`https://orrery.test/picture/${duel.id}.png?language=de&amp;at=37`);
  const answer = await pagesOf(over).request(picture.replace('&amp;', '&'));
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'image/png',
    'PNG 37',
  ]);
  expect(await pageOf(duel, `/join/${duel.id}`)).not.toContain('og:image');
  expect((await pagesOf(duel).request(`/picture/${duel.id}.png`)).status).toBe(404);
  expect((await pagesOf(over).request('/picture/unknown.png')).status).toBe(404);
});

test('somebody who asks for too many pictures is refused', async () => {
  const pages = pagesOf({ ...duel, state: 'over' });
  const answers = await Promise.all(Array.from({ length: 25 }, () => pages.request(`/picture/${duel.id}.png`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(20).fill(200), ...Array(5).fill(429)]);
});

test('a table that is unknown or was abandoned has no card, and nor has a caller who asks for too many', async () => {
  expect((await pagesOf(duel).request('/replay/unknown')).status).toBe(404);
  expect((await pagesOf({ ...duel, state: 'abandoned' }).request(`/replay/${duel.id}`)).status).toBe(404);
  const pages = pagesOf(duel);
  queries = 0;
  for (let n = 0; n < 100; n++) await pages.request(`/replay/${duel.id}`);
  expect(queries).toBe(60);
});
