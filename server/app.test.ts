import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApp } from './app.ts';

const house = mkdtempSync(path.join(tmpdir(), 'orrery-web-'));
const web = path.join(house, 'web');

beforeAll(() => {
  mkdirSync(path.join(web, 'assets'), { recursive: true });
  writeFileSync(path.join(house, 'secret.txt'), 'secret');
  writeFileSync(path.join(web, 'index.html'), '<!doctype html><title>Orrery</title>');
  writeFileSync(path.join(web, 'assets', 'main-1234.js'), 'export {};');
  writeFileSync(path.join(web, 'service-worker.js'), '');
  writeFileSync(path.join(web, 'manifest.json'), '{}');
});
afterAll(() => rmSync(house, { recursive: true }));

const get = (address: string, headers: Record<string, string> = {}) => makeApp(web).request(address, { headers });

test('the app is served at the root and asked for anew each time', async () => {
  const page = await get('/');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(await page.text()).toContain('Orrery');
});

test('files with a hash in their name are kept for ever', async () => {
  const script = await get('/assets/main-1234.js');
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect(script.headers.get('cache-control')).toContain('immutable');
});

test.each(['/table/a1b2', '/almanac/startrek/ST-DEV-03', '/settings', '/replay/a1b2/17'])(
  '%s is an address of the app: its page comes, asked for anew each time',
  async (address) => {
    const page = await get(address);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  },
);

test('the service worker and the manifest are asked for anew each time', async () => {
  for (const file of ['/service-worker.js', '/manifest.json']) {
    const answer = await get(file);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  }
});

test('somebody who comes to a wrong address in a browser is shown the app, which says so', async () => {
  const page = await get('/nowhere', { Accept: 'text/html,application/xhtml+xml' });
  expect(page.status).toBe(404);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('a host can ask whether the server is well', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
});

test.each(['/nowhere', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt'])(
  '%s leads nowhere',
  async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('secret');
  },
);

test('every answer carries a policy that allows nothing inline and nothing from elsewhere', async () => {
  for (const address of ['/', '/healthz', '/nowhere']) {
    const policy = (await get(address)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
  }
});
