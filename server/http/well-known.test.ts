import { expect, test } from 'vitest';
import { wellKnownRoutes } from './well-known.ts';

const NOW = Date.parse('2026-11-19T12:00:00Z');

test('security.txt names the contact and expires within a year, as RFC 9116 asks', async () => {
  const answer = await wellKnownRoutes('mailto:security@example.org', () => NOW).request('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:security@example\.org$/m);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(NOW);
  expect(expires).toBeLessThan(NOW + 365 * 86_400_000);
});

test('a server without a contact has no security.txt', async () => {
  expect((await wellKnownRoutes(null, () => NOW).request('/.well-known/security.txt')).status).toBe(404);
});

test('robots.txt keeps search engines off people and the API, and lets messengers read cards', async () => {
  const text = await (await wellKnownRoutes(null, () => NOW).request('/robots.txt')).text();
  expect(text).toMatch(/^Disallow: \/api\/$/m);
  expect(text).toMatch(/^Disallow: \/person\/$/m);
  expect(text).not.toMatch(/replay|join|result|picture/);
});
