import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TableRecord } from '../ports.ts';
import { readSettings } from '../settings.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { loadPushKeys } from './push-keys.ts';
import { makeSenders, type Senders } from './senders.ts';
import { TurnNotifier } from './turn-notifier.ts';

let house: TestServer;
beforeAll(async () => {
  house = await startTestServer();
}, 120_000);
afterAll(() => house.end());

const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/abc';
const SUBSCRIPTION = { endpoint: ENDPOINT, keys: { p256dh: 'BPkey', auth: 'secret' }, expirationTime: null };
const TABLE = { id: 'atable', game: 'duel' } as TableRecord; // everything a notice needs

let sent: unknown[][] = [];
let isThere = true;
const SENDERS: Senders = {
  push: async (...said) => {
    sent.push(['push', ...said]);
    return isThere;
  },
  mail: async (...said) => void sent.push(['mail', ...said]),
  webhook: async (said) => void sent.push(['webhook', said]),
};
const notices = (senders: Senders = SENDERS) => {
  const context = { db: house.db, clock: house.clock.read };
  return new TurnNotifier({
    context,
    senders,
    origin: 'https://orrery.test',
    reportError: (error) => house.faults.push(error),
  });
};
beforeEach(() => {
  sent = [];
  isThere = true;
});

test('the keys for web push are made once and are the same on every node', async () => {
  const [one, two] = await Promise.all([loadPushKeys(house.db), loadPushKeys(house.db)]);
  expect(one).toEqual(two);
  expect(one.publicKey).toMatch(/^[\w-]{87}$/);
});

test('whoever asked for it is told by web push, in their language', async () => {
  const ada = await house.guest('Ada');
  await ada.ask('PATCH', '/me', { language: 'de' });
  await ada.ask('PUT', '/push', SUBSCRIPTION);
  await notices().notifyTurn(ada.id, TABLE);
  const shown = { title: 'Du bist dran', text: 'Zwei Kapitäne wartet auf deinen Zug.' };
  expect(sent.toSorted()).toEqual([
    [
      'push',
      { endpoint: ENDPOINT, keys: SUBSCRIPTION.keys },
      JSON.stringify({ ...shown, path: '/join/atable', tag: 'atable' }),
    ],
    [
      'webhook',
      {
        person: ada.id,
        name: 'Ada',
        table: 'atable',
        game: 'duel',
        ...shown,
        tag: 'atable',
        url: 'https://orrery.test/join/atable',
      },
    ],
  ]);
});

test('a browser that is gone is forgotten, and one can stop it oneself', async () => {
  const ada = await house.guest('Ada');
  await ada.ask('PUT', '/push', SUBSCRIPTION);
  isThere = false;
  await notices().notifyTurn(ada.id, TABLE);
  sent = [];
  await notices().notifyTurn(ada.id, TABLE);
  expect(sent.map(([way]) => way)).toEqual(['webhook']);

  await ada.ask('PUT', '/push', SUBSCRIPTION);
  await ada.ask('DELETE', '/push', { endpoint: ENDPOINT });
  sent = [];
  await notices().notifyTurn(ada.id, TABLE);
  expect(sent.map(([way]) => way)).toEqual(['webhook']);
});

test('mail goes to an address once it was confirmed, and not before', async () => {
  const ada = await house.guest('Ada');
  expect(await ada.refused('PUT', '/mail', { mail: 'nonsense' })).toBe('400 mail.form');
  expect(await ada.refused('PUT', '/mail', { mail: 'a@b.org\nBcc: c@d.org' })).toBe('400 mail.form');
  await ada.ask('PUT', '/mail', { mail: 'ada@example.org' });
  await notices().notifyTurn(ada.id, TABLE);
  expect(sent.map(([way]) => way)).toEqual(['webhook']);
  sent = [];
  const { to, text } = house.mails.splice(0).at(-1) ?? { to: '', text: '' };
  expect(to).toBe('ada@example.org');
  const [, token = ''] = /https:\/\/orrery\.test\/account\?confirm=(\S+)/.exec(text) ?? [];
  await house.browser().ask('POST', '/mail/confirm', { token });
  expect(await house.browser().refused('POST', '/mail/confirm', { token })).toBe('400 link.expired');
  expect(await ada.ask('GET', '/mail')).toEqual({ isEnabled: true, mail: 'ada@example.org', unconfirmed: null });
  await notices().notifyTurn(ada.id, TABLE);
  expect(sent[0]).toEqual([
    'mail',
    'ada@example.org',
    'Your turn',
    'Two Captains is waiting for your move.\n\nhttps://orrery.test/join/atable\n',
  ]);
});

test('one way that fails stops no other, and never the game', async () => {
  const ada = await house.guest('Ada');
  await ada.ask('PUT', '/push', SUBSCRIPTION);
  const failing: Senders = { ...SENDERS, push: () => Promise.reject(new Error('no line')) };
  await notices(failing).notifyTurn(ada.id, TABLE);
  expect(sent.map(([way]) => way)).toEqual(['webhook']);
  expect(house.faults.splice(0)).toHaveLength(1);
  await notices().notifyTurn('nobody', TABLE);
});

test.each([
  'http://updates.push.services.mozilla.com/x',
  'https://127.0.0.1/x',
  'https://localhost/x',
  'https://internal.example.org/x',
  'https://push.services.mozilla.com.evil.test/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
])('nothing is ever sent to %s', async (endpoint) => {
  expect(await (await house.guest('Eve')).refused('PUT', '/push', { ...SUBSCRIPTION, endpoint })).toBe(
    '400 push.address',
  );
});

test('without settings there is web push alone', async () => {
  const settings = readSettings({}, '/');
  if (typeof settings === 'string') throw new Error(settings);
  const senders = makeSenders(settings, await loadPushKeys(house.db));
  expect([senders.mail, senders.webhook]).toEqual([null, null]);
});
