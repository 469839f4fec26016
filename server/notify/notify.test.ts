import { promisify } from 'node:util';
import type { TableResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lookupPublic, NotPublicError } from '../http/public-address.ts';
import type { TableRecord } from '../ports.ts';
import { readSettings } from '../settings.ts';
import { TEST_TABLE_TERMS } from '../testing/terms.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { DailyMail } from './digest.ts';
import { PersonNotifier } from './person-notifier.ts';
import { loadPushKeys } from './push-keys.ts';
import { makeSenders, type Senders } from './senders.ts';
import { UndeliveredError } from './undelivered.ts';
import { webhookRequest } from './webhook-formats.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.end());

const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/abc';
const P256DH = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
const SUBSCRIPTION = {
  endpoint: ENDPOINT,
  keys: { p256dh: P256DH, auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
  expirationTime: null,
};
const TABLE = { id: 'atable', game: 'duel', time: { kind: 'correspondence', perMove: 1 } } as TableRecord; // everything a notice needs

let sent: unknown[][] = [];
let isThere = true;
const SENDERS: Senders = {
  push: async (...said) => {
    sent.push(['push', ...said]);
    return isThere;
  },
  mail: async (...said) => void sent.push(['mail', ...said]),
  webhook: async (said) => void sent.push(['webhook', said]),
  personWebhook: async ({ address, body }) => {
    sent.push(['own', address.href, body]);
    return isThere;
  },
};
const notices = (senders: Senders = SENDERS) => {
  const context = { db: server.db, clock: server.clock.read };
  return new PersonNotifier({
    context,
    senders,
    origin: 'https://orrery.test',
    reportError: (error) => server.faults.push(error),
  });
};
beforeEach(() => {
  sent = [];
  isThere = true;
});

test('the keys for web push are created once and are the same on every node', async () => {
  const [one, two] = await Promise.all([loadPushKeys(server.db), loadPushKeys(server.db)]);
  expect(one).toEqual(two);
  expect(one.publicKey).toMatch(/^[\w-]{87}$/);
});

test('a subscriber is notified by web push, in their language', async () => {
  const ada = await server.guest('Ada');
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

test('a browser that is gone is forgotten, and a person can unsubscribe', async () => {
  const ada = await server.guest('Ada');
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

test('a subscription whose messages could not be encrypted is refused', async () => {
  const ada = await server.guest('Ada');
  const offCurve = Buffer.alloc(65, 4).toString('base64url');
  for (const wrong of [{ p256dh: 'a' }, { p256dh: offCurve }, { auth: 'b' }]) {
    const subscription = { ...SUBSCRIPTION, keys: { ...SUBSCRIPTION.keys, ...wrong } };
    expect(await ada.refused('PUT', '/push', subscription)).toBe('400 push.keys');
  }
  await notices().notifyTurn(ada.id, TABLE);
  expect(sent.map(([way]) => way)).toEqual(['webhook']);
});

test('mail is sent to an address only after it was confirmed', async () => {
  const ada = await server.guest('Ada');
  expect(await ada.refused('PUT', '/mail', { mail: 'nonsense' })).toBe('400 mail.form');
  expect(await ada.refused('PUT', '/mail', { mail: 'a@b.org\nBcc: c@d.org' })).toBe('400 mail.form');
  await ada.ask('PUT', '/mail', { mail: 'ada@example.org' });
  await notices().notifyTurn(ada.id, TABLE);
  expect(sent.map(([way]) => way)).toEqual(['webhook']);
  sent = [];
  const { to, text } = server.mails.splice(0).at(-1) ?? { to: '', text: '' };
  expect(to).toBe('ada@example.org');
  const [, token = ''] = /https:\/\/orrery\.test\/account\?confirm=(\S+)/.exec(text) ?? [];
  await server.browser().ask('POST', '/mail/confirm', { token });
  expect(await server.browser().refused('POST', '/mail/confirm', { token })).toBe('400 link.expired');
  expect(await ada.ask('GET', '/mail')).toEqual({
    isEnabled: true,
    mail: 'ada@example.org',
    unconfirmed: null,
    pace: 'each',
    hour: 6,
  });
  await notices().notifyTurn(ada.id, TABLE);
  expect(sent[0]).toEqual([
    'mail',
    'ada@example.org',
    'Your turn',
    'Two Captains is waiting for your move.\n\nhttps://orrery.test/join/atable\n',
  ]);
});

test('a way of notification that fails affects neither the others nor the game', async () => {
  const ada = await server.guest('Ada');
  await ada.ask('PUT', '/push', SUBSCRIPTION);
  const failing: Senders = { ...SENDERS, push: () => Promise.reject(new Error('no line')) };
  await notices(failing).notifyTurn(ada.id, TABLE);
  expect(sent.map(([way]) => way)).toEqual(['webhook']);
  expect(server.faults.splice(0)).toHaveLength(1);
  await notices().notifyTurn('nobody', TABLE);
});

test('a device that cannot be reached does not keep a notice from the others', async () => {
  const ada = await server.guest('Ada');
  const endpoints = [ENDPOINT, `${ENDPOINT}-2`, `${ENDPOINT}-3`];
  for (const endpoint of endpoints) await ada.ask('PUT', '/push', { ...SUBSCRIPTION, endpoint });
  const reached: string[] = [];
  const failing: Senders = {
    ...SENDERS,
    push: async ({ endpoint }) => {
      if (endpoint === ENDPOINT) throw new Error('no line');
      reached.push(endpoint);
      return true;
    },
  };
  await notices(failing).notifyTurn(ada.id, TABLE);
  expect(reached.toSorted()).toEqual(endpoints.slice(1));
  expect(server.faults.splice(0)).toHaveLength(1);
});

test.each([
  'http://updates.push.services.mozilla.com/x',
  'https://127.0.0.1/x',
  'https://localhost/x',
  'https://internal.example.org/x',
  'https://push.services.mozilla.com.evil.test/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
])('no notification is ever sent to %s', async (endpoint) => {
  expect(await (await server.guest('Eve')).refused('PUT', '/push', { ...SUBSCRIPTION, endpoint })).toBe(
    '400 push.address',
  );
});

/** The senders without any settings. */
async function defaultSenders(): Promise<Senders> {
  const settings = readSettings({}, '/');
  if (typeof settings === 'string') throw new Error(settings);
  return makeSenders(settings, await loadPushKeys(server.db));
}

test('without settings, web push is the only way of notification', async () => {
  const senders = await defaultSenders();
  expect([senders.mail, senders.webhook]).toEqual([null, null]);
});

test('a service that does not take a notice is no fault of this server', async () => {
  const { personWebhook } = await defaultSenders();
  const request = webhookRequest('json', new URL('https://127.0.0.1/x'), NOTICE);
  await expect(personWebhook(request)).rejects.toThrow(UndeliveredError);
});

const NOTICE = {
  title: 'Du bist dran',
  text: 'Zwei Kapitäne wartet auf deinen Zug.',
  url: 'https://orrery.test/join/atable',
};
const ALL_IN_LINES = `${NOTICE.title}\n${NOTICE.text}\n${NOTICE.url}`;
test.each([
  [
    { format: 'discord', address: 'https://discord.com/api/webhooks/1/abc' },
    'https://discord.com/api/webhooks/1/abc',
    { content: ALL_IN_LINES, allowed_mentions: { parse: [] } },
  ],
  [
    { format: 'ntfy', address: 'https://ntfy.example.org/at/home/ada-turns' },
    'https://ntfy.example.org/at/home',
    { topic: 'ada-turns', title: NOTICE.title, message: NOTICE.text, click: NOTICE.url },
  ],
  [
    { format: 'matrix', address: 'https://hooks.example.org/webhook/1234' },
    'https://hooks.example.org/webhook/1234',
    { text: ALL_IN_LINES },
  ],
  [{ format: 'json', address: 'https://example.org/turn?to=ada' }, 'https://example.org/turn?to=ada', NOTICE],
])('a turn is announced where the person chose, in the format of $format', async (webhook, address, body) => {
  const ada = await server.guest('Ada');
  await ada.ask('PATCH', '/me', { language: 'de' });
  expect(await ada.ask('PUT', '/webhook', webhook)).toEqual({ webhook });
  await notices().notifyTurn(ada.id, TABLE);
  expect(sent.filter(([way]) => way === 'own')).toEqual([['own', address, body]]);
});

test('a live game notifies devices only; an invitation goes everywhere and names the host', async () => {
  const ada = await server.guest('Ada');
  await server.db.query(`UPDATE persons SET mail = 'ada@example.org' WHERE id = $1`, [ada.id]);
  await ada.ask('PUT', '/push', SUBSCRIPTION);
  await ada.ask('PUT', '/webhook', { format: 'json', address: 'https://example.org/ada' });
  await notices().notifyTurn(ada.id, { ...TABLE, time: { kind: 'none' } });
  expect(sent.map(([way]) => way)).toEqual(['push']);
  sent = [];
  await notices().notifyInvitation(ada.id, TABLE, 'Ben');
  expect(sent.map(([way]) => way).toSorted()).toEqual(['mail', 'own', 'push', 'webhook']);
  for (const said of sent) expect(JSON.stringify(said)).toContain('Ben invites you');
});

test('a daily digest is sent once, at the person’s hour, with what still waits', async () => {
  const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
  await server.db.query(`UPDATE persons SET mail = 'ada@daily.org' WHERE id = $1`, [ada.id]);
  expect(await ada.ask('PUT', '/mail/pace', { pace: 'daily', hour: 6 })).toMatchObject({ pace: 'daily', hour: 6 });
  const terms = { ...TEST_TABLE_TERMS, time: { kind: 'correspondence', perMove: 86_400_000 } };
  const tables: TableRecord[] = [];
  for (let i = 0; i < 3; i++) {
    const { table } = await ben.ask<TableResponse>('POST', '/tables', terms);
    await ada.ask('POST', `/tables/${table.id}/sit`);
    await ada.ask('POST', `/tables/${table.id}/ready`, { ready: true });
    if (i < 2) await ben.ask('POST', `/tables/${table.id}/start`);
    tables.push((await server.tables.find(table.id)) as TableRecord);
  }
  const [waiting, moved, gathering] = tables as [TableRecord, TableRecord, TableRecord];
  server.clock.now = Date.parse('2027-03-01T05:00:00Z');
  await notices().notifyTurn(ada.id, waiting);
  await notices().notifyTurn(ada.id, waiting);
  await notices().notifyTurn(ada.id, moved);
  await notices().notifyInvitation(ada.id, gathering, 'Ben');
  const mails = () => sent.filter(([way]) => way === 'mail');
  const daily = () =>
    new DailyMail({
      context: { db: server.db, clock: server.clock.read },
      tables: server.tables,
      play: { waitsFor: async ({ id, state }) => (state === 'playing' && id === waiting.id ? [1] : []) },
      send: async (...said) => void sent.push(['mail', ...said]),
      origin: 'https://orrery.test',
      reportError: (error) => server.faults.push(error),
    });
  await daily().sendDue();
  expect(mails()).toEqual([]);
  server.clock.now = Date.parse('2027-03-01T06:01:00Z');
  await Promise.all([daily().sendDue(), daily().sendDue()]);
  expect(mails()).toHaveLength(1);
  const [[, to, title, text]] = mails() as [string[]];
  expect([to, title]).toEqual(['ada@daily.org', '2 tables are waiting for you']);
  expect(text).toContain(`/join/${waiting.id}`);
  expect(text).toContain(`/join/${gathering.id}`);
  expect(text).not.toContain(moved.id);
  await daily().sendDue();
  expect(mails()).toHaveLength(1);

  await ada.ask('PUT', '/mail/pace', { pace: 'never', hour: 6 });
  await notices().notifyTurn(ada.id, waiting);
  server.clock.pass(2 * 86_400_000);
  await daily().sendDue();
  expect(mails()).toHaveLength(1);
});

test('a digest that cannot be sent is sent the next time', async () => {
  const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
  await server.db.query(`UPDATE persons SET mail = 'ada@broken.org' WHERE id = $1`, [ada.id]);
  await ada.ask('PUT', '/mail/pace', { pace: 'daily', hour: 6 });
  const { table } = await ben.ask<TableResponse>('POST', '/tables', TEST_TABLE_TERMS);
  await notices().notifyInvitation(ada.id, (await server.tables.find(table.id)) as TableRecord, 'Ben');
  server.clock.pass(86_400_000);
  let isBroken = true;
  const errors: unknown[] = [];
  const daily = new DailyMail({
    context: { db: server.db, clock: server.clock.read },
    tables: server.tables,
    play: server.play,
    send: async (...said) => {
      if (isBroken) throw new Error('no mail today');
      sent.push(['mail', ...said]);
    },
    origin: null,
    reportError: (error) => errors.push(error),
  });
  await daily.sendDue();
  expect(errors).toHaveLength(1);
  isBroken = false;
  server.clock.pass(86_400_000);
  await daily.sendDue();
  expect(sent.filter(([way]) => way === 'mail')).toHaveLength(1);
});

test('a webhook is visible to its owner only, and a dead one is forgotten', async () => {
  const [ada, eve] = [await server.guest('Ada'), await server.guest('Eve')];
  const webhook = { format: 'json', address: 'https://example.org/secret' };
  await ada.ask('PUT', '/webhook', webhook);
  expect(await eve.ask('GET', '/webhook')).toEqual({ webhook: null });
  await eve.ask('DELETE', '/webhook');
  expect(await ada.ask('GET', '/webhook')).toEqual({ webhook });
  isThere = false;
  await notices().notifyTurn(ada.id, TABLE);
  expect(await ada.ask('GET', '/webhook')).toEqual({ webhook: null });
  expect(server.faults).toEqual([]);
});

test.each([
  'http://example.org/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://0x7f000001/x',
  'https://localhost/x',
  'https://database/x',
  'https://example.org:8443/x',
  'https://ada@example.org/x',
])('a webhook cannot make the server call %s', async (address) => {
  const eve = await server.guest('Eve');
  expect(await eve.refused('PUT', '/webhook', { format: 'json', address })).toBe('400 webhook.address');
});

test('a host name that resolves to this machine is refused when the server connects', async () => {
  const looked = promisify(lookupPublic);
  await expect(looked('localhost', {})).rejects.toThrow(NotPublicError);
});

test('each way of notification can be tried, and explains why nothing arrives', async () => {
  const ada = await server.guest('Ada');
  for (const way of ['push', 'mail', 'webhook']) {
    expect(await ada.refused('POST', '/notify/try', { way })).toBe(`400 notify.none.${way}`);
  }
  await ada.ask('PUT', '/webhook', { format: 'ntfy', address: 'https://ntfy.sh/ada' });
  expect((await notices().tryNotice(ada.id, 'webhook')).ok).toBe(true);
  expect(sent).toEqual([
    [
      'own',
      'https://ntfy.sh/',
      {
        topic: 'ada',
        title: 'It works',
        message: 'This is how Orrery tells you that it is your turn.',
        click: 'https://orrery.test/account',
      },
    ],
  ]);
  const failing: Senders = { ...SENDERS, personWebhook: () => Promise.reject(new Error('no line')) };
  const failed = await notices(failing).tryNotice(ada.id, 'webhook');
  expect(failed.ok ? '' : failed.problem.code).toBe('notify.failed');
  expect(await ada.ask('POST', '/notify/try', { way: 'webhook' })).toEqual({});
  const answers = await Promise.all([1, 2, 3].map(() => ada.send('POST', '/notify/try', '{"way":"webhook"}')));
  expect(answers.map(({ status }) => status)).toContain(429); // each trial calls another server
});
