import type { MeResponse, PasskeyChallengeResponse, SessionsResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { ORIGIN, startTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.end());

interface Challenge {
  readonly id: string;
  readonly challenge: string;
}

async function begin(browser: TestBrowser, what: 'register' | 'sign-in'): Promise<Challenge> {
  const { challenge, options } = await browser.ask<PasskeyChallengeResponse>('POST', `/passkeys/${what}/begin`);
  return { id: challenge, challenge: (options as { challenge: string }).challenge };
}

async function register(browser: TestBrowser, key: Authenticator): Promise<MeResponse> {
  const { id, challenge } = await begin(browser, 'register');
  return browser.ask('POST', '/passkeys/register/finish', { challenge: id, response: key.register(challenge) });
}

test('a guest becomes a member with a passkey, and signs in with it elsewhere', async () => {
  const home = await server.guest('Ada');
  const key = new Authenticator(ORIGIN);
  expect((await register(home, key)).me).toMatchObject({ person: home.id, kind: 'member' });
  const away = server.browser();
  const { id, challenge } = await begin(away, 'sign-in');
  const signedIn = { challenge: id, response: key.answer(challenge) };
  expect((await away.ask<MeResponse>('POST', '/passkeys/sign-in/finish', signedIn)).me?.person).toBe(home.id);
  expect((await home.ask<SessionsResponse>('GET', '/sessions')).passkeys).toHaveLength(1);
});

test('a passkey response counts once, in time, for its challenge, and from our own pages', async () => {
  const home = await server.guest('Bea');
  const key = new Authenticator(ORIGIN);
  await register(home, key);
  const finish = (browser: TestBrowser, challenge: string, response: object) =>
    browser.refused('POST', '/passkeys/sign-in/finish', { challenge, response });

  const away = server.browser();
  const first = await begin(away, 'sign-in');
  const answer = key.answer(first.challenge);
  await away.ask('POST', '/passkeys/sign-in/finish', { challenge: first.id, response: answer });
  expect(await finish(server.browser(), first.id, answer)).toBe('400 passkey.expired');

  const second = await begin(away, 'sign-in');
  expect(await finish(away, second.id, answer)).toBe('400 passkey.refused');
  expect(await finish(away, second.id, key.answer(second.challenge))).toBe('400 passkey.expired');

  const third = await begin(away, 'sign-in');
  server.clock.pass(301_000);
  expect(await finish(away, third.id, key.answer(third.challenge))).toBe('400 passkey.expired');

  const fourth = await begin(away, 'sign-in');
  expect(await finish(away, fourth.id, new Authenticator(ORIGIN).answer(fourth.challenge))).toBe('404 passkey.unknown');
});

test("a passkey of another site or another person's challenge is refused", async () => {
  const ada = await server.guest('Ada');
  const own = await begin(ada, 'register');
  const foreign = new Authenticator('https://evil.test').register(own.challenge);
  expect(await ada.refused('POST', '/passkeys/register/finish', { challenge: own.id, response: foreign })).toBe(
    '400 passkey.refused',
  );
  const asked = await begin(ada, 'register');
  const other = await server.guest('Other');
  const response = new Authenticator(ORIGIN).register(asked.challenge);
  expect(await other.refused('POST', '/passkeys/register/finish', { challenge: asked.id, response })).toBe(
    '400 passkey.expired',
  );
});

test('a passkey of another person cannot be registered again, and malformed responses are refused', async () => {
  const [ada, eve] = [await server.guest('Ada'), await server.guest('Eve')];
  const key = new Authenticator(ORIGIN);
  await register(ada, key);
  const { id, challenge } = await begin(eve, 'register');
  const again = { challenge: id, response: key.register(challenge) };
  expect(await eve.refused('POST', '/passkeys/register/finish', again)).toBe('400 passkey.refused');
  const asked = await begin(eve, 'register');
  const nonsense = { challenge: asked.id, response: { id: 'x', response: { attestationObject: 7 } } };
  expect(await eve.refused('POST', '/passkeys/register/finish', nonsense)).toBe('400 passkey.refused');
  expect((await eve.ask<MeResponse>('GET', '/me')).me?.kind).toBe('guest');
});

test('the last way to sign in cannot be removed', async () => {
  const ada = await server.guest('Ada');
  await register(ada, new Authenticator(ORIGIN));
  await register(ada, new Authenticator(ORIGIN));
  const { passkeys } = await ada.ask<SessionsResponse>('GET', '/sessions');
  await ada.ask('DELETE', `/passkeys/${passkeys[0]?.id}`);
  expect(await ada.refused('DELETE', `/passkeys/${passkeys[1]?.id}`)).toBe('409 passkey.last');
  await ada.ask('POST', '/account', { login: 'ada-key', password: 'correct horse' });
  await ada.ask('DELETE', `/passkeys/${passkeys[1]?.id}`);
  expect(await ada.refused('DELETE', `/passkeys/${passkeys[1]?.id}`)).toBe('404 passkey.unknown');
});
