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
});
afterAll(() => rmSync(house, { recursive: true }));

const get = (address: string) => makeApp(web).request(address);

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
