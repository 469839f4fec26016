import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApp } from './app.ts';
import type { ApiEnv } from './http/handlers.ts';
import { Metrics } from './ops/metrics.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-web-'));
const web = path.join(folder, 'web');
const SCRIPT = 'export {};';
const THINGS = Array.from({ length: 100 }, (_, i) => ({ id: i, name: `Thing ${i}` }));
const LOG = 'orrery log 1\n'.repeat(200);

beforeAll(() => {
  mkdirSync(path.join(web, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  writeFileSync(path.join(web, 'index.html'), '<!doctype html><title>Orrery</title>');
  writeFileSync(path.join(web, 'assets', 'main-1234.js'), SCRIPT);
  writeFileSync(path.join(web, 'assets', 'main-1234.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(web, 'assets', 'main-1234.js.gz'), gzipSync(SCRIPT));
  writeFileSync(path.join(web, 'assets', 'bot.worker-1234.js'), SCRIPT);
  writeFileSync(path.join(web, 'service-worker.js'), '');
  writeFileSync(path.join(web, 'manifest.json'), '{}');
  mkdirSync(path.join(folder, 'docs', 'reference'), { recursive: true });
  writeFileSync(path.join(folder, 'docs', 'index.html'), '<h1>Documentation</h1>');
  writeFileSync(path.join(folder, 'docs', 'reference', 'duel.html'), '<h1>Duel</h1>');
});
afterAll(() => rmSync(folder, { recursive: true }));

let isReady = true;
const METRICS_TOKEN = 'a token of some length';
const parts = {
  webFolder: web,
  docsFolder: path.join(folder, 'docs'),
  api: new Hono<ApiEnv>()
    .get('/things', (c) => c.json(THINGS))
    .get('/things/:id', (c) => c.json({}))
    .get('/tables/:id/log', (c) => c.text(LOG)),
  sharePages: new Hono(),
  wellKnown: new Hono(),
  isReady: async () => isReady,
  metrics: new Metrics(async () => ({ games: 1, runs: 1, sockets: 1, watchers: 1 })),
  metricsToken: METRICS_TOKEN,
  isSecure: false,
  testClock: null,
};
const app = makeApp(parts);
const get = (address: string, headers: Record<string, string> = {}) => app.request(address, { headers });

test('with https, browsers are told to use nothing else', async () => {
  expect((await get('/')).headers.get('Strict-Transport-Security')).toBeNull();
  const secure = await makeApp({ ...parts, isSecure: true }).request('/');
  expect(secure.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
});

test('the app is served at the root and revalidated each time', async () => {
  const page = await get('/');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(await page.text()).toContain('Orrery');
});

test('the documentation is served at /docs, revalidated each time, with the headers of all pages', async () => {
  const moved = await get('/docs');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/docs/']);
  const home = await get('/docs/');
  expect([home.status, await home.text()]).toEqual([200, '<h1>Documentation</h1>']);
  expect(home.headers.get('cache-control')).toBe('no-cache');
  expect(home.headers.get('content-security-policy')).toContain("script-src 'self'");
  const page = await get('/docs/reference/duel.html');
  expect([page.status, await page.text()]).toEqual([200, '<h1>Duel</h1>']);
  const tag = page.headers.get('etag') ?? '';
  expect((await get('/docs/reference/duel.html', { 'If-None-Match': tag })).status).toBe(304);
  for (const address of ['/docs/nothing.html', '/docs/%2e%2e/secret.txt', '/docs/%2e%2e%2fsecret.txt']) {
    expect((await get(address)).status).toBe(404);
  }
});

test('files with a hash in their name are cached for ever', async () => {
  const script = await get('/assets/main-1234.js');
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect(script.headers.get('cache-control')).toContain('immutable');
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', null],
])('a browser that accepts %s gets the file as %s', async (accepted, sent) => {
  const script = await get('/assets/main-1234.js', { 'Accept-Encoding': accepted });
  expect(script.headers.get('content-encoding')).toBe(sent);
  expect(script.headers.get('content-type')).toContain('text/javascript');
  const forms = { br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT), plain: Buffer.from(SCRIPT) };
  const form = sent === 'br' || sent === 'gzip' ? sent : 'plain';
  expect(Buffer.from(await script.arrayBuffer()).length).toBe(forms[form].length);
  if (sent !== null) expect(script.headers.get('vary')).toContain('Accept-Encoding');
});

test('a file whose name stays the same is sent again only when it has changed', async () => {
  const first = await get('/manifest.json');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).not.toBe('');
  const again = await get('/manifest.json', { 'If-None-Match': tag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(again.headers.get('cache-control')).toBe('no-cache');
  expect((await get('/assets/main-1234.js')).headers.get('etag')).toBeNull(); // its name is its tag
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
])('a long answer of the API is compressed for clients that accept %s', async (accepted, sent) => {
  for (const [address, plain] of [
    ['/api/tables/1/log', LOG],
    ['/api/things', JSON.stringify(THINGS)],
  ] as const) {
    const answer = await get(address, { 'Accept-Encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(sent);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    const bytes = await answer.arrayBuffer();
    expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect((sent === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString()).toBe(plain);
    expect(await (await get(address)).text()).toBe(plain);
  }
});

test('a short answer is sent as it is', async () => {
  const answer = await get('/api/things/1', { 'Accept-Encoding': 'br, gzip' });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.json()).toEqual({});
});

test('files of the app have the headers that mean something for a file; workers have their policy', async () => {
  const script = (await get('/assets/main-1234.js')).headers;
  expect(script.get('x-content-type-options')).toBe('nosniff');
  expect(script.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(script.get('content-security-policy')).toBeNull();
  const worker = (await get('/assets/bot.worker-1234.js')).headers;
  expect(worker.get('content-security-policy')).toContain("default-src 'none'");
  expect(worker.get('cross-origin-embedder-policy')).toBe('require-corp');
  const missing = await get('/assets/gone.js', { Accept: 'text/html' });
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test.each([
  '/table/a1b2',
  '/almanac/startrek/ST-DEV-03',
  '/companion',
  '/companion/duel/dice',
  '/settings',
  '/people',
  '/tournaments',
  '/leaderboard/duel/2',
  '/replay/a1b2/17',
])('%s is an address of the app: its page is served and revalidated each time', async (address) => {
  const page = await get(address);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

test('the service worker and the manifest are revalidated each time', async () => {
  for (const file of ['/service-worker.js', '/manifest.json']) {
    const answer = await get(file);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  }
});

test('a wrong address shows the app in a browser, which says so', async () => {
  const page = await get('/nowhere', { Accept: 'text/html,application/xhtml+xml' });
  expect(page.status).toBe(404);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('a health check answers while the process is alive', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
});

test('a readiness check says whether the server accepts requests', async () => {
  expect((await get('/readyz')).status).toBe(200);
  isReady = false;
  expect((await get('/readyz')).status).toBe(503);
  expect((await get('/healthz')).status).toBe(200);
  isReady = true;
});

test('metrics need the token and name routes, never addresses', async () => {
  await get('/api/things/invitation');
  expect((await get('/metrics')).status).toBe(404);
  const text = await (await get('/metrics', { Authorization: `Bearer ${METRICS_TOKEN}` })).text();
  expect(text).toContain('route="/api/things/:id"');
  expect(text).not.toContain('invitation');
});

test('responses of the API are never cached', async () => {
  const answer = await get('/api/things/1');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each(['/nowhere', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt'])(
  '%s cannot leave the folder of the app',
  async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('secret');
  },
);

const EMBEDDED = '/embed/a2b2c2d2e2f2g2h2';

test.each([EMBEDDED, `${EMBEDDED}/37`])('%s is a replay that other sites may frame', async (address) => {
  const { headers } = await get(address);
  expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-frame-options')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test.each(
  '/ /new/duel /friends/duel /join/1 /lobby /person/1 /account /admin /learn/duel /puzzles /companion /table/1 /replay/1 /result/1 /almanac /settings /about /nowhere /embed /embed/x /embed/../account /embed/a2b2c2d2e2f2g2h2/1/2 /healthz /api/things/1'.split(
    ' ',
  ),
)('no site may frame %s', async (address) => {
  const { headers } = await get(address, { Accept: 'text/html' });
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('every response has a policy that allows nothing inline and nothing from other sites', async () => {
  for (const address of ['/', '/healthz', '/nowhere']) {
    const policy = (await get(address)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
  }
});
