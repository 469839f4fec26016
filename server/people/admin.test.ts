import type { MeResponse, NewFactorResponse, PasskeyChallengeResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDatabaseCommand } from '../commands.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { ORIGIN, startTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';
import { firstAdminLink, makeAdmin } from './admin.ts';
import { backfillSkeletons } from './logins.ts';
import { codeAt, stepAt } from './totp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.end();
});

const HOUR_MS = 3_600_000;
const context = () => ({ db: server.db, clock: server.clock.read });
const linkToken = async () => (await firstAdminLink(context()))?.replace('/account?admin=', '') ?? '';
const codeNow = (secret: string) => codeAt(secret, stepAt(server.clock.now));

async function passkey(browser: TestBrowser, what: 'register' | 'sign-in', key: Authenticator): Promise<MeResponse> {
  const { challenge, options } = await browser.ask<PasskeyChallengeResponse>('POST', `/passkeys/${what}/begin`);
  const asked = (options as { challenge: string }).challenge;
  const response = what === 'register' ? key.register(asked) : key.answer(asked);
  return browser.ask('POST', `/passkeys/${what}/finish`, { challenge, response });
}

test('the first admin is the person with the link printed at start, which works once and for an hour', async () => {
  const early = await linkToken();
  server.clock.pass(HOUR_MS);
  const token = await linkToken();
  const other = await linkToken(); // another node has started
  expect(await (await server.guest('Passer')).refused('POST', '/admin/claim', { token })).toBe('403 members.only');
  const chief = await server.member('Chief');
  const rival = await server.member('Rival');
  expect(await chief.refused('POST', '/admin/claim', { token: early })).toBe('400 link.expired');
  expect(await chief.refused('POST', '/admin/claim', { token: 'guess' })).toBe('400 link.expired');
  const { cookie } = chief;
  expect(await chief.ask('POST', '/admin/claim', { token })).toMatchObject({
    me: { isAdmin: false, needsSecondFactor: true },
  });
  expect(chief.cookie).not.toBe(cookie);
  for (const used of [token, other]) {
    expect(await rival.refused('POST', '/admin/claim', { token: used })).toBe('400 link.expired');
  }
  expect(await firstAdminLink(context())).toBeNull();
});

test('an admin may act after a second factor confirmed the session, for half a day', async () => {
  const home = await server.member('Quentin');
  await makeAdmin(context(), ' ＱUENTIN-login');
  expect((await home.ask<MeResponse>('GET', '/me')).me).toMatchObject({ isAdmin: false, needsSecondFactor: true });
  expect(await home.refused('GET', '/admin')).toBe('403 admin.confirm');
  const { secret } = await home.ask<NewFactorResponse>('POST', '/second-factor/begin');
  expect(await home.refused('POST', '/second-factor/finish', { code: '000000' })).toBe('400 second-factor.wrong');
  const code = codeNow(secret);
  const { cookie } = home;
  expect(await home.ask('POST', '/second-factor/finish', { code })).toMatchObject({ me: { isAdmin: true } });
  expect(home.cookie).not.toBe(cookie);
  await home.ask('GET', '/admin');

  const away = server.browser();
  const credentials = { login: 'quentin-login', password: 'Quentin horse staple' };
  expect(await away.ask('POST', '/sign-in', credentials)).toMatchObject({ me: { needsSecondFactor: true } });
  expect(await away.refused('POST', '/second-factor/confirm', { code })).toBe('400 second-factor.wrong'); // already used
  expect(await away.refused('POST', '/second-factor/begin')).toBe('403 admin.confirm');
  expect(await away.refused('POST', '/passkeys/register/begin')).toBe('403 admin.confirm');
  server.clock.pass(30_000);
  await away.ask('POST', '/second-factor/confirm', { code: codeNow(secret) });
  await away.ask('GET', '/admin');
  server.clock.pass(12 * HOUR_MS);
  expect(await away.refused('GET', '/admin')).toBe('403 admin.confirm');
});

test('guesses of codes are limited', async () => {
  const home = await server.admin('Ruth');
  for (let i = 0; i < 4; i++) await home.refused('POST', '/second-factor/confirm', { code: '000000' });
  expect(await home.refused('POST', '/second-factor/confirm', { code: '000000' })).toBe('429 api.rate-limit');
});

test('a passkey is a second factor too, and the command line helps an admin who has lost theirs', async () => {
  const home = await server.member('Saul');
  await makeAdmin(context(), 'saul-login');
  const key = new Authenticator(ORIGIN);
  expect(await passkey(home, 'register', key)).toMatchObject({ me: { isAdmin: true } });
  const away = server.browser();
  expect(await passkey(away, 'sign-in', key)).toMatchObject({ me: { isAdmin: true } });
  await away.ask('GET', '/admin');

  const command = parseDatabaseCommand(['remove-second-factor', 'Saul-login']);
  if (typeof command === 'string') throw new Error(command);
  expect(await command.run(context())).toMatchObject({ isDone: true });
  expect(await away.ask('GET', '/me')).toEqual({ me: null });
  await away.ask('POST', '/sign-in', { login: 'saul-login', password: 'Saul horse staple' });
  await away.ask('POST', '/second-factor/begin');
});

test("the login of a former admin is never free, and nobody may use a name like an admin's", async () => {
  const boss = await server.admin('Boss');
  for (const name of ['Boss', 'ＢＯＳＳ', 'B0ss']) {
    expect(await server.browser().refused('POST', '/me', { name }), name).toBe('409 name.taken');
  }
  await boss.ask('DELETE', '/me');
  const stranger = await server.guest('Boss');
  for (const login of ['Boss-login', ' ＢＯＳＳ-login ', 'b0ss-login']) {
    expect(await stranger.refused('POST', '/account', { login, password: 'correct horse' })).toBe('409 login.taken');
  }
  const pal = await server.member('Pal');
  await pal.ask('DELETE', '/me');
  await stranger.ask('POST', '/account', { login: 'pal-login', password: 'correct horse' });
  const left = await server.db.query('SELECT to_jsonb(t)::text AS row FROM login_looks AS t');
  expect(JSON.stringify(left)).not.toMatch(/boss|pal/i);
});

test('logins from before are normalised at start', async () => {
  await server.member('Tess');
  await server.db.query('DELETE FROM login_looks');
  await backfillSkeletons(context());
  const other = await server.guest('Other');
  expect(await other.refused('POST', '/account', { login: 'tess-l0gin', password: 'correct horse' })).toBe(
    '409 login.taken',
  );
});
