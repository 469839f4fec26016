import type { ProblemResponse } from '@orrery/protocol/api';
import { argumentsOf } from '@orrery/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_TABLE_TERMS } from './testing/terms.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import texts from './texts/all.ts';

const { en, de, nl } = texts;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(async () => {
  expect(server.faults).toEqual([]); // whatever was sent, no server error occurred
  await server.end();
});

/** Every route that takes a body, with a valid body. */
const BODIES: readonly (readonly [method: string, address: string, right: Record<string, unknown>])[] = [
  ['POST', '/me', { name: 'Ada' }],
  ['PATCH', '/me', { name: 'Ada' }],
  ['POST', '/account', { login: 'ada-ada', password: 'correct horse' }],
  ['POST', '/account/password', { old: 'correct horse', password: 'battery staple' }],
  ['POST', '/sign-in', { login: 'ada-ada', password: 'correct horse' }],
  ['POST', '/passkeys/register/finish', { challenge: 'x', response: { id: 'x' } }],
  ['POST', '/passkeys/sign-in/finish', { challenge: 'x', response: { id: 'x' } }],
  ['POST', '/people/nobody/report', { text: 'x' }],
  ['PUT', '/push', { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'a', auth: 'b' } }],
  ['DELETE', '/push', { endpoint: 'https://fcm.googleapis.com/x' }],
  ['POST', '/tables', TEST_TABLE_TERMS],
  ['POST', '/tables/none/sit', { seat: 0 }],
  ['POST', '/tables/none/ready', { ready: true }],
  ['POST', '/tables/none/commit', { commitment: '0'.repeat(64) }],
  ['POST', '/tables/none/reveal', { seed: '0123456789abcdef' }],
  ['POST', '/tables/none/bot', { seat: 0, level: 'cadet' }],
  ['POST', '/tables/none/claim', { seat: 0 }],
  ['POST', '/tables/none/substitute', { level: null }],
];

test.each(BODIES)('%s %s refuses bodies that are not JSON or have the wrong shape', async (method, address, right) => {
  const ada = await server.guest('Ada');
  for (const text of ['{', 'null', '[]', '"x"', '7', '{"__proto__":{"x":1}}', 'name=Ada', '\u0000', '{"a":1}{"b":2}']) {
    const { status, body } = await ada.send(method, address, text);
    expect([400, status], text).toContain(400);
    expect((body as ProblemResponse).problem.code, text).toMatch(/^api\.invalid-(json|body)$/);
  }
  for (const key of Object.keys(right)) {
    if (typeof right[key] === 'string') {
      expect(await ada.refused(method, address, { ...right, [key]: 'a\0b' }), key).toMatch(
        /^400 api\.invalid-(json|body)$/,
      );
    }
    for (const wrong of [7.5, true, [], { $ne: null }, 'x'.repeat(5000), -1, 1e21]) {
      if (typeof wrong === typeof right[key] && typeof wrong !== 'string' && typeof wrong !== 'number') continue;
      const said = await ada.refused(method, address, { ...right, [key]: wrong });
      expect(said, `${key}: ${JSON.stringify(wrong).slice(0, 40)}`).toBe('400 api.invalid-body');
    }
    expect(await ada.refused(method, address, { ...right, surprise: 1 })).toBe('400 api.invalid-body');
  }
});

test.each(['{"toString":1}', '{"length":{"toString":1}}', '{"length":[{"valueOf":1,"toString":1}]}'])(
  'an unexpected value, %s, is refused like any other',
  async (text) => {
    const value: unknown = JSON.parse(text);
    const ada = await server.guest('Ada');
    for (const [method, address, right] of BODIES) {
      for (const key of Object.keys(right)) {
        const said = await ada.refused(method, address, { ...right, [key]: value });
        expect(said, `${method} ${address} ${key}`).toBe('400 api.invalid-body');
      }
    }
  },
);

test.each(BODIES)('%s %s accepts at most 64 KB, however the body is sent', async (method, address) => {
  const ada = await server.guest('Ada');
  expect((await ada.send(method, address, JSON.stringify({ name: 'x'.repeat(70_000) }))).status).toBe(413);
  const endless = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(16_384).fill(32));
    },
  });
  const headers = { ...ada.headers, Cookie: ada.cookie ?? '' };
  const answer = await server.api.request(address, { method, headers, body: endless, duplex: 'half' } as RequestInit);
  expect(answer.status).toBe(413);
});

test.each([
  ...BODIES.map(([method, address, right]) => [method, address, right] as const),
  ['POST', '/sign-out', {}] as const,
  ['DELETE', '/sessions/x', {}] as const,
  ['PUT', '/people/x/block', {}] as const,
  ['POST', '/tables/x/start', {}] as const,
  ['POST', '/tables/x/expire-reveal', {}] as const,
  ['POST', '/tables/x/leave', {}] as const,
  ['DELETE', '/tokens/x', {}] as const,
])('%s %s cannot be asked for from the pages of others', async (method, address, right) => {
  const ada = await server.guest('Ada');
  const foreign = [
    'https://evil.test',
    'null',
    'http://orrery.test',
    'https://orrery.test.evil.test',
    'https://orrery.test:8443',
  ];
  for (const Origin of foreign) {
    const browser = Object.assign(server.browser({ Origin }), { cookie: ada.cookie });
    expect(await browser.refused(method, address, right), Origin).toBe('403 api.wrong-origin');
  }
  const silent = server.browser();
  delete silent.headers.Origin;
  silent.cookie = ada.cookie;
  expect(await silent.refused(method, address, right)).toBe('403 api.wrong-origin');
});

test('a request without a valid cookie or token is told to sign in', async () => {
  const strangers = [
    server.browser(),
    Object.assign(server.browser(), { cookie: 'orrery=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }),
    Object.assign(server.browser(), { cookie: "orrery=' OR 1=1 --" }),
    Object.assign(server.browser(), { cookie: `orrery=${'x'.repeat(8000)}` }),
    server.browser({ Authorization: 'Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }),
    server.browser({ Authorization: 'Basic YWRtaW46YWRtaW4=' }),
  ];
  for (const stranger of strangers) {
    expect(await stranger.ask('GET', '/me')).toEqual({ me: null });
    for (const address of ['/sessions', '/tokens', '/admin', '/admin/people', '/admin/reports', '/tables?list=mine']) {
      expect(await stranger.refused('GET', address), address).toBe('401 api.unauthenticated');
    }
    expect(await stranger.refused('POST', '/tables', TEST_TABLE_TERMS)).toBe('401 api.unauthenticated');
  }
});

test('only admins can use the admin routes', async () => {
  const ada = await server.member('Ada');
  for (const [method, address] of [
    ['GET', '/admin'],
    ['GET', '/admin/people?find='],
    ['GET', '/admin/reports'],
    ['POST', '/admin/reports/x/resolve'],
    ['GET', '/second-factor'],
    ['POST', '/second-factor/begin'],
  ] as const) {
    expect(await ada.refused(method, address), address).toBe('403 admin.only');
  }
  expect(await ada.refused('PATCH', `/admin/people/${ada.id}`, { role: 'admin' })).toBe('403 admin.only');
});

test('SQL and markup in names are stored as plain text', async () => {
  for (const name of ["'; DROP TABLE persons;--", '<script>x()</script>', '{7*7}{{7*7}}', '%s%n\\u0000', '../../etc']) {
    const guest = await server.guest(name);
    const { body, headers } = await guest.send('GET', `/people/${guest.id}`);
    expect(body).toMatchObject({ name });
    expect(headers.get('content-type')).toBe('application/json');
  }
  for (const address of [
    "/people/x'%20OR%201=1",
    '/tables/%00',
    '/people/%00',
    '/sessions?x=%00',
    '/tables/%F0%28',
    `/tables/${'x'.repeat(5000)}`,
  ]) {
    expect((await server.browser().send('GET', address)).status, address).toBe(404);
  }
});

test('errors are written in the language of the request', async () => {
  const say = async (language: string) => {
    const { body } = await server.browser({ 'Accept-Language': language }).send('POST', '/me', '{"name":""}');
    return (body as ProblemResponse).problem.text;
  };
  expect(await say('de-AT,de;q=0.9,en;q=0.5')).toBe(de['name.empty']);
  expect(await say('fr;q=0.9,nl;q=0.4')).toBe(nl['name.empty']);
  expect(await say('tlh')).toBe(en['name.empty']);
  expect(await say('x'.repeat(5000))).toBe(en['name.empty']);
});

test('every language has the same errors with the same numbers', () => {
  const english: Readonly<Record<string, string>> = en;
  for (const own of Object.values(texts)) {
    for (const [key, text] of Object.entries(own))
      expect(argumentsOf(text), key).toEqual(argumentsOf(english[key] ?? ''));
  }
});

test('requests of one address are limited, and other addresses do not notice', async () => {
  const eager = server.browser();
  const answers = await Promise.all(Array.from({ length: 320 }, () => eager.send('GET', '/me')));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  expect((await server.browser().send('GET', '/me')).status).toBe(200);
  server.clock.pass(1000);
  expect((await eager.send('GET', '/me')).status).toBe(200);
});

test('a client cannot forge its address in front of our own proxy', async () => {
  const one = { 'X-Forwarded-For': '203.0.113.9' };
  for (let i = 0; i < 300; i++) {
    await server.browser({ 'X-Forwarded-For': `10.0.0.${i}, ${one['X-Forwarded-For']}` }).send('GET', '/me');
  }
  expect((await server.browser(one).send('GET', '/me')).status).toBe(429);
});

test('an unknown route is refused like every other error', async () => {
  expect(await server.browser().refused('GET', '/nothing')).toBe('404 api.not-found');
  expect(await (await server.guest('Ada')).refused('PUT', '/me', {})).toBe('404 api.not-found');
});
