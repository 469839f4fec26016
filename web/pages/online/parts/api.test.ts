import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, setSignedOutHandler } from './api.ts';

const asked: { method: string; path: string; body: unknown; language: string | null }[] = [];

/** Answers like a server; `null`: the server is unreachable. */
function serve(status: number, body: string | null): void {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const language = new Headers(init.headers).get('Accept-Language');
    const given = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ method: init.method ?? '', path, body: given, language });
    if (body === null) throw new TypeError('Failed to fetch');
    return new Response(body, { status });
  });
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('document', { documentElement: { lang: 'nl' } });
});
afterEach(() => vi.unstubAllGlobals());

test("a response is a value, requested in the reader's language", async () => {
  serve(200, JSON.stringify({ me: { person: 'p1', name: 'Ada', kind: 'guest', isAdmin: false } }));
  expect(await api.becomeGuest('Ada')).toMatchObject({ ok: true, value: { person: 'p1' } });
  expect(asked).toEqual([{ method: 'POST', path: '/api/me', body: { name: 'Ada', language: 'nl' }, language: 'nl' }]);
});

test('the first response after a sign-out elsewhere tells the page', async () => {
  let noticed = 0;
  setSignedOutHandler(() => noticed++);
  serve(409, JSON.stringify({ problem: { code: 'table.seat-taken', params: {}, text: 'Deze plaats is bezet.' } }));
  await api.sit('t', 0);
  expect(noticed).toBe(0);
  serve(401, JSON.stringify({ problem: { code: 'api.unauthenticated', params: {}, text: 'Zeg eerst wie je bent.' } }));
  await api.sit('t', 0);
  expect(noticed).toBe(1);
});

test('a refusal of the server is a problem in its own words', async () => {
  serve(
    409,
    JSON.stringify({ problem: { code: 'table.seat-taken', params: { seat: 2 }, text: 'Deze plaats is bezet.' } }),
  );
  expect(await api.sit('a/b', 2)).toEqual({
    ok: false,
    problem: { code: 'table.seat-taken', params: { seat: 2 }, text: 'Deze plaats is bezet.' },
  });
  expect(asked[0]?.path).toBe('/api/tables/a%2Fb/sit');
});

test.each([
  [0, null, 'online.unreached'],
  [502, '<html>Bad gateway</html>', 'online.unreached'],
  [200, 'not JSON', 'online.unreadable'],
  [200, '{"table":{"id":"x"},"seat":null}', 'online.unreadable'],
  [404, '{"nothing":1}', 'online.unreadable'],
])('every other failure is a problem as well: %s %s', async (status, body, code) => {
  serve(status, body);
  expect(await api.table('x')).toMatchObject({ ok: false, problem: { code } });
});

test('an answer without a value is a success', async () => {
  serve(200, '{}');
  expect(await api.mute('p1')).toMatchObject({ ok: true });
});
