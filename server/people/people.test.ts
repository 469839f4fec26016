import type { MeResponse, ResetLinkResponse, SessionsResponse, TokensResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDatabaseCommand } from '../commands.ts';
import { startTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.end());

const DAY_MS = 86_400_000;

test('a visitor without a cookie is nobody, and becomes a guest with a name', async () => {
  const browser = server.browser();
  expect(await browser.ask('GET', '/me')).toEqual({ me: null });
  const { me } = await browser.ask<MeResponse>('POST', '/me', { name: ' Ada ' });
  expect(me).toEqual({ person: expect.stringMatching(/^[a-z2-9]{16}$/), name: 'Ada', kind: 'guest', isAdmin: false });
  expect(await browser.ask('GET', '/me')).toEqual({ me });
});

test('the cookie is hidden from scripts and other sites, and sent over https only', async () => {
  const browser = await server.guest('Ada');
  expect(browser.setCookie).toMatch(/^__Host-orrery=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
});

test('an older cookie still works, and the one that only our https can set has priority', async () => {
  const ada = await server.guest('Ada');
  const token = ada.cookie?.split('=')[1];
  const old = Object.assign(server.browser(), { cookie: `orrery=${token}` });
  expect(await old.ask('GET', '/me')).toMatchObject({ me: { name: 'Ada' } });
  expect(old.cookie).toBe(`__Host-orrery=${token}`);
  const tricked = Object.assign(server.browser(), { cookie: `orrery=planted; __Host-orrery=${token}` });
  expect(await tricked.ask('GET', '/me')).toMatchObject({ me: { name: 'Ada' } });
});

test('the database stores no token in clear text', async () => {
  const browser = await server.guest('Ada');
  const token = browser.cookie?.split('=')[1] ?? '';
  const [row] = await server.db.query('SELECT count(*) AS n FROM sessions WHERE token_hash = $1 OR id = $1', [token]);
  expect(row).toEqual({ n: 0 });
});

test('a guest becomes a member and stays the same person', async () => {
  const browser = await server.guest('Bea');
  const { me } = await browser.ask<MeResponse>('POST', '/account', { login: 'Bea@Home', password: 'correct horse' });
  expect(me).toEqual({ person: browser.id, name: 'Bea', kind: 'member', isAdmin: false });
  expect(await browser.refused('POST', '/account', { login: 'again', password: 'correct horse' })).toBe(
    '409 account.already',
  );
});

test('a member signs in anywhere, however the login is typed, and gets a session of its own', async () => {
  const first = await server.member('Cleo');
  const second = server.browser();
  const { me } = await second.ask<MeResponse>('POST', '/sign-in', {
    login: ' CLEO-LOGIN',
    password: 'Cleo horse staple',
  });
  expect(me?.person).toBe(first.id);
  expect(second.cookie).not.toBe(first.cookie);
});

test('a wrong password and an unknown login get the same answer', async () => {
  await server.member('Dora');
  const wrong = await server.browser().send('POST', '/sign-in', '{"login":"dora-login","password":"wrong horse"}');
  const unknown = await server.browser().send('POST', '/sign-in', '{"login":"nobody-login","password":"wrong horse"}');
  expect(wrong.status).toBe(401);
  expect(unknown.body).toEqual(wrong.body);
});

test.each([
  [{ login: 'ab', password: 'correct horse' }, 'login.form'],
  [{ login: 'a b c', password: 'correct horse' }, 'login.form'],
  [{ login: 'someone', password: 'short' }, 'password.short'],
  [{ login: 'someone@home', password: 'someone@home' }, 'password.easy'],
  [{ login: 'someone', password: '12345678' }, 'password.easy'],
  [{ login: 'someone', password: 'aaaaaaaaaa' }, 'password.easy'],
])('%j is not enough for an account: %s', async (credentials, code) => {
  expect(await (await server.guest('Eve')).refused('POST', '/account', credentials)).toBe(`400 ${code}`);
});

test('frequent passwords are refused wherever one is chosen and however it is written', async () => {
  const eve = await server.guest('Eve');
  const choose = (password: string) => ({ login: 'eve-frequent', password });
  for (const password of ['1qaz2wsx', 'Starwars', 'TRUSTNO1', 'ｂａｓｅｂａｌｌ', 'qwertyuiop']) {
    expect(await eve.refused('POST', '/account', choose(password)), password).toBe('400 password.frequent');
  }
  await eve.ask('POST', '/account', choose('rain in liverpool'));
  const change = { old: 'rain in liverpool', password: 'Liverpool' };
  expect(await eve.refused('POST', '/account/password', change)).toBe('400 password.frequent');
  await eve.ask('POST', '/account/password', { ...change, password: 'sun in liverpool' });

  const rosa = await memberWithMail('Rosamunde');
  await server.browser().ask('POST', '/password-reset/request', { loginOrMail: 'rosamunde-login' });
  await expect.poll(() => linkTo('rosamunde@example.org', 'reset')).not.toBe('');
  const token = linkTo('rosamunde@example.org', 'reset');
  expect(await rosa.refused('POST', '/password-reset', { token, password: 'iloveyou' })).toBe('400 password.frequent');
  await rosa.ask('POST', '/password-reset', { token, password: 'the link still counts' });
});

test.each([
  ['en', 'very many people'],
  ['de', 'sehr viele'],
  ['nl', 'heel veel mensen'],
])('the error for a frequent password is written in %s', async (language, words) => {
  const guest = await server.guest('Frequent');
  guest.headers['Accept-Language'] = language;
  const { body } = await guest.send('POST', '/account', '{"login":"frequent","password":"sunshine"}');
  expect(JSON.stringify(body)).toContain(words);
});

test('a login belongs to one person, also when two register at the same time', async () => {
  const [one, two] = [await server.guest('One'), await server.guest('Two')];
  const answers = await Promise.all(
    [one, two].map((each) => each.send('POST', '/account', '{"login":"same-login","password":"correct horse"}')),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a guest who signs in to an existing account takes their games along', async () => {
  const member = await server.member('Finn');
  const guest = await server.guest('Passing');
  await server.db.query(
    `INSERT INTO tables (id, game, edition, seats, options, time, on_timeout, is_rated, visibility, host, server_seed, commitment)
     VALUES ('along', 'comet', 1, 2, '{}', '{}', 'bot', false, 'unlisted', $1, '', '')`,
    [guest.id],
  );
  await server.db.query(
    `INSERT INTO chairs (table_id, seat, kind, person, name) VALUES ('along', 0, 'person', $1, 'P')`,
    [guest.id],
  );
  await guest.ask('POST', '/sign-in', { login: 'finn-login', password: 'Finn horse staple' });
  const [row] = await server.db.query(`SELECT person, chairs.name, host FROM chairs JOIN tables ON id = table_id
    WHERE id = 'along'`);
  expect(row).toEqual({ person: member.id, name: 'Finn', host: member.id });
});

test('sessions are listed and can be ended from another one', async () => {
  const home = await server.member('Gus');
  const away = server.browser({ 'User-Agent': 'Telephone' });
  await away.ask('POST', '/sign-in', { login: 'gus-login', password: 'Gus horse staple' });
  const { sessions, login } = await home.ask<SessionsResponse>('GET', '/sessions');
  expect(login).toBe('gus-login');
  expect(sessions.map(({ userAgent, isCurrent }) => [userAgent, isCurrent]).toSorted()).toEqual([
    ['Telephone', false],
    ['Test', true],
  ]);
  const lost = sessions.find(({ isCurrent }) => !isCurrent)?.id;
  await home.ask('DELETE', `/sessions/${lost}`);
  expect(await away.ask('GET', '/me')).toEqual({ me: null });
  expect((await home.ask<MeResponse>('GET', '/me')).me?.name).toBe('Gus');
});

test('nobody can end the sessions of another person', async () => {
  const victim = await server.member('Hal');
  const { sessions } = await victim.ask<SessionsResponse>('GET', '/sessions');
  const other = await server.guest('Other');
  expect(await other.refused('DELETE', `/sessions/${sessions[0]?.id}`)).toBe('404 session.unknown');
  expect((await victim.ask<MeResponse>('GET', '/me')).me).not.toBeNull();
});

test('a cookie is invalid after signing out', async () => {
  const browser = await server.member('Ida');
  const { cookie } = browser;
  await browser.ask('POST', '/sign-out');
  expect(browser.cookie).toBeNull();
  browser.cookie = cookie;
  expect(await browser.ask('GET', '/me')).toEqual({ me: null });
});

test('a session expires after half a year without use', async () => {
  const browser = await server.guest('Jo');
  for (let i = 0; i < 3; i++) {
    server.clock.pass(170 * DAY_MS);
    expect((await browser.ask<MeResponse>('GET', '/me')).me?.name).toBe('Jo');
  }
  server.clock.pass(181 * DAY_MS);
  expect(await browser.ask('GET', '/me')).toEqual({ me: null });
});

test('a new password needs the old one and ends all other sessions', async () => {
  const home = await server.member('Kim');
  const away = server.browser();
  await away.ask('POST', '/sign-in', { login: 'kim-login', password: 'Kim horse staple' });
  const change = (old: string) => ({ old, password: 'battery staple' });
  expect(await home.refused('POST', '/account/password', change('guess'))).toBe('400 password.wrong');
  await home.ask('POST', '/account/password', change('Kim horse staple'));
  expect(await away.ask('GET', '/me')).toEqual({ me: null });
  await away.ask('POST', '/sign-in', { login: 'kim-login', password: 'battery staple' });
});

test('a new password revokes the tokens of bots unless they are kept', async () => {
  const owner = await server.member('Una');
  const isBot = async (token = '') =>
    (await server.browser({ Authorization: `Bearer ${token}` }).ask<MeResponse>('GET', '/me')).me !== null;
  const { token } = await owner.ask<TokensResponse>('POST', '/tokens', { name: 'Unabot' });
  const passwords = ['Una horse staple', 'second horse staple', 'third horse staple'];
  const change = (n: number, more: object) =>
    owner.ask('POST', '/account/password', { old: passwords[n], password: passwords[n + 1], ...more });
  await change(0, { keepTokens: true });
  expect(await isBot(token)).toBe(true);
  await change(1, {});
  expect(await isBot(token)).toBe(false);
});

test('the cookie is replaced after every rise in rights', async () => {
  const guest = await server.guest('Vic');
  const cookies = [guest.cookie];
  const isNew = async (action: Promise<unknown>) => {
    await action;
    expect(cookies).not.toContain(guest.cookie);
    cookies.push(guest.cookie);
  };
  await isNew(guest.ask('POST', '/account', { login: 'vic-login', password: 'correct horse' }));
  await isNew(guest.ask('POST', '/sign-in', { login: 'vic-login', password: 'correct horse' }));
  await isNew(guest.ask('POST', '/account/password', { old: 'correct horse', password: 'battery staple' }));
  for (const cookie of cookies.slice(0, -1)) {
    const thief = Object.assign(server.browser(), { cookie });
    expect(await thief.ask('GET', '/me')).toEqual({ me: null });
  }
});

test.each(['Wim-Login', ' ｗｉｍ-login ', 'wím-login', 'wim-l0gin', 'wım-login'])(
  'a login that looks like another is taken: %s',
  async (login) => {
    const wim = { login: 'wim-login', password: 'correct horse' };
    await (await server.guest('Wim')).send('POST', '/account', JSON.stringify(wim));
    const other = await server.guest('Other');
    expect(await other.refused('POST', '/account', { login, password: 'correct horse' })).toBe('409 login.taken');
  },
);

test.each([
  ['admin', '409 login.taken'],
  ['Ａdmin', '409 login.taken'],
  ['оrrery', '400 login.mixed'],
])('nobody can register the login %s', async (login, refused) => {
  const someone = await server.guest('Someone');
  expect(await someone.refused('POST', '/account', { login, password: 'correct horse' })).toBe(refused);
});

test('guesses of passwords are limited for a login and for an address', async () => {
  await server.member('Lea');
  const credentials = { login: 'lea-login', password: 'wrong horse' };
  for (let i = 0; i < 10; i++) {
    expect(await server.browser().refused('POST', '/sign-in', credentials)).toBe('401 sign-in.failed');
  }
  const cut = await server.browser().send('POST', '/sign-in', JSON.stringify(credentials));
  expect(cut.status).toBe(429);
  expect(cut.headers.get('Retry-After')).toBe('60');
  server.clock.pass(61_000);
  expect(await server.browser().refused('POST', '/sign-in', credentials)).toBe('401 sign-in.failed');

  const one = server.browser();
  for (let i = 0; i < 20; i++) await one.refused('POST', '/sign-in', { login: `login-${i}`, password: 'wrong horse' });
  expect(await one.refused('POST', '/sign-in', { login: 'login-20', password: 'wrong horse' })).toBe(
    '429 api.rate-limit',
  );
});

test('guesses at a login count together however it is typed', async () => {
  const typed = [' mia-login', 'mia-login ', 'MIA-login', 'ｍia-login', '\u00a0mia-login', 'mia-login\t'];
  const guess = (i: number) => ({ login: typed[i % typed.length], password: 'wrong horse' });
  for (let i = 0; i < 10; i++) await server.browser().refused('POST', '/sign-in', guess(i));
  for (let i = 0; i < typed.length; i++) {
    expect(await server.browser().refused('POST', '/sign-in', guess(i))).toBe('429 api.rate-limit');
  }
});

test('an IPv6 network of /64 counts as one address', async () => {
  const from = (i: number) => server.browser({ 'X-Forwarded-For': `2001:db8:7:7::${i.toString(16)}` });
  const guess = (i: number) => ({ login: `ipv6-login-${i}`, password: 'wrong horse' });
  for (let i = 0; i < 20; i++) await from(i).refused('POST', '/sign-in', guess(i));
  expect(await from(20).refused('POST', '/sign-in', guess(20))).toBe('429 api.rate-limit');
  const elsewhere = server.browser({ 'X-Forwarded-For': '2001:db8:7:8::1' });
  expect(await elsewhere.refused('POST', '/sign-in', guess(20))).toBe('401 sign-in.failed');
});

test('too many guesses at once are refused, and an honest sign-in is not delayed', async () => {
  const slow = await startTestServer({ scryptParams: { cost: 14, r: 8, p: 2 } }); // slow, so that all guesses arrive before one is checked
  await slow.member('Ned');
  const flooder = slow.browser();
  const guesses = Array.from({ length: 15 }, (_, i) =>
    flooder.refused('POST', '/sign-in', { login: `flood-${i}`, password: 'wrong horse' }),
  );
  await slow.browser().ask('POST', '/sign-in', { login: 'ned-login', password: 'Ned horse staple' });
  expect(await Promise.all(guesses)).toContain('503 api.busy');
  await slow.end();
}, 60_000);

test('a banned person is signed out at once, with all bots', async () => {
  const boss = await server.admin('Chief');
  const rogue = await server.member('Rogue');
  const { token } = await rogue.ask<TokensResponse>('POST', '/tokens', { name: 'Roguebot' });
  const bot = server.browser({ Authorization: `Bearer ${token}` });
  expect((await bot.ask<MeResponse>('GET', '/me')).me?.name).toBe('Roguebot');
  const victim = await server.guest('Victim');
  await victim.ask('POST', `/people/${rogue.id}/report`, { text: 'Says <b>bad</b> things' });
  const { reports } = await boss.ask<{ reports: { id: string; text: string }[] }>('GET', '/admin/reports');
  expect(reports[0]).toMatchObject({ text: 'Says <b>bad</b> things', about: { person: rogue.id }, resolvedAt: null });
  await boss.ask('PATCH', `/admin/people/${rogue.id}`, { role: 'barred' });
  await boss.ask('POST', `/admin/reports/${reports[0]?.id}/resolve`);
  expect(await rogue.ask('GET', '/me')).toEqual({ me: null });
  expect(await bot.ask('GET', '/me')).toEqual({ me: null });
  expect(await rogue.refused('POST', '/sign-in', { login: 'rogue-login', password: 'Rogue horse staple' })).toBe(
    '401 sign-in.failed',
  );
});

test('a bot token is valid until it is revoked or a year has passed, and has no rights on accounts', async () => {
  const owner = await server.member('Moe');
  const { token, tokens } = await owner.ask<TokensResponse>('POST', '/tokens', { name: 'Moebot' });
  const bot = server.browser({ Authorization: `Bearer ${token}`, Origin: 'https://elsewhere.test' });
  expect((await bot.ask<MeResponse>('GET', '/me')).me).toMatchObject({ kind: 'bot', name: 'Moebot' });
  expect(await bot.refused('POST', '/account', { login: 'moebot', password: 'correct horse' })).toBe(
    '403 bots.forbidden',
  );
  expect(await bot.refused('GET', '/sessions')).toBe('403 bots.forbidden');
  expect(JSON.stringify(await owner.ask('GET', '/tokens'))).not.toContain(token);
  await owner.ask('DELETE', `/tokens/${tokens[0]?.id}`);
  expect(await bot.ask('GET', '/me')).toEqual({ me: null });

  const { token: second } = await owner.ask<TokensResponse>('POST', '/tokens', { name: 'Moebot' });
  server.clock.pass(366 * DAY_MS);
  expect(await server.browser({ Authorization: `Bearer ${second}` }).ask('GET', '/me')).toEqual({ me: null });
});

test('a deleted account leaves no name, and nobody can sign in to it again', async () => {
  const nell = await server.member('Nellisandra');
  await nell.ask('PUT', '/mail', { mail: 'nellisandra@example.org' });
  const { token } = await nell.ask<TokensResponse>('POST', '/tokens', { name: 'Nellisandrabot' });
  const terms = {
    game: 'comet',
    seats: 2,
    time: { kind: 'none' },
    onTimeout: 'bot',
    isRated: false,
    visibility: 'public',
  };
  const { table } = await nell.ask<{ table: { id: string } }>('POST', '/tables', terms);
  await nell.ask('POST', `/tables/${table.id}/bot`, { seat: 1, level: 'cadet' });
  await nell.ask('POST', `/tables/${table.id}/start`);
  const person = { id: nell.id, name: 'Nellisandra', kind: 'member', role: 'player', language: 'en' } as const;
  await server.tables.say(table.id, person, 'I am Nellisandra');
  const { cookie } = nell;

  await nell.ask('DELETE', '/me');
  nell.cookie = cookie;
  expect(await nell.ask('GET', '/me')).toEqual({ me: null });
  const credentials = { login: 'Nellisandra-login', password: 'Nellisandra horse staple' };
  expect(await server.browser().refused('POST', '/sign-in', credentials)).toBe('401 sign-in.failed');
  expect(await server.browser({ Authorization: `Bearer ${token}` }).ask('GET', '/me')).toEqual({ me: null });
  const left = await Promise.all(
    ['persons', 'chairs', 'chat_messages', 'passwords', 'tokens'].map((name) =>
      server.db.query(`SELECT to_jsonb(t)::text AS row FROM ${name} AS t`),
    ),
  );
  expect(JSON.stringify(left)).not.toMatch(/nellisandra/i);
  const { table: after } = await server.browser().ask<{ table: object }>('GET', `/tables/${table.id}`);
  expect(after).toMatchObject({ state: 'playing', chairs: [{ sitter: { name: '', substitute: 'captain' } }, {}] });
});

test('only members have bots, and five at most', async () => {
  expect(await (await server.guest('Ned')).refused('POST', '/tokens', { name: 'Bot' })).toBe('403 members.only');
  const owner = await server.member('Ole');
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => owner.send('POST', '/tokens', JSON.stringify({ name: 'Bot' }))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
});

test('a profile shows what everybody may know; only its owner sees whom they blocked', async () => {
  const pia = await server.member('Pia');
  const quin = await server.guest('Quin');
  await quin.ask('PUT', `/people/${pia.id}/mute`);
  expect(await quin.ask('GET', `/people/${pia.id}`)).toEqual({
    person: pia.id,
    name: 'Pia',
    handle: null,
    isHere: false,
    isFollowed: false,
    followsMe: false,
    reliability: { finished: 0, left: 0 },
    kind: 'member',
    createdAt: expect.any(Number),
    restriction: 'mute',
    ratings: [],
    games: [],
  });
  await quin.ask('PUT', `/people/${pia.id}/block`);
  expect(await quin.ask('GET', `/people/${pia.id}`)).toMatchObject({ restriction: 'block' });
  expect(await quin.ask('GET', '/blocks')).toEqual({ people: [{ person: pia.id, name: 'Pia', kind: 'block' }] });
  expect(await pia.ask('GET', '/blocks')).toEqual({ people: [] });
  await quin.ask('DELETE', `/people/${pia.id}/block`);
  expect(await quin.ask('GET', `/people/${pia.id}`)).toMatchObject({ restriction: null });
  expect(await quin.refused('PUT', `/people/${quin.id}/block`)).toBe('400 people.self');
  expect(await quin.refused('PUT', '/people/nobody/block')).toBe('404 people.unknown');
  expect(await quin.refused('GET', '/people/nobody')).toBe('404 people.unknown');
});

/** The token in the last mail to an address. */
function linkTo(mail: string, kind: 'confirm' | 'reset'): string {
  const text = server.mails.findLast(({ to, text }) => to === mail && text.includes(kind))?.text ?? '';
  return new RegExp(`https://orrery.test/account\\?${kind}=(\\S+)`).exec(text)?.[1] ?? '';
}

async function memberWithMail(name: string): Promise<TestBrowser & { readonly id: string }> {
  const made = await server.member(name);
  const mail = `${name}@example.org`.toLowerCase();
  await made.ask('PUT', '/mail', { mail });
  await made.ask('POST', '/mail/confirm', { token: linkTo(mail, 'confirm') });
  return made;
}

test('a reset link works once and for an hour, and ends every session', async () => {
  const rosa = await memberWithMail('Rosa');
  const lost = server.browser();
  await lost.ask('POST', '/password-reset/request', { loginOrMail: 'ROSA-login' });
  await expect.poll(() => linkTo('rosa@example.org', 'reset')).not.toBe('');
  const token = linkTo('rosa@example.org', 'reset');
  const rows = await server.db.query<{ row: string }>('SELECT to_jsonb(t)::text AS row FROM links AS t');
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(await lost.refused('POST', '/password-reset', { token, password: 'short' })).toBe('400 password.short');
  expect(await lost.ask('POST', '/password-reset', { token, password: 'a new horse staple' })).toMatchObject({
    me: { person: rosa.id },
  });
  expect(await rosa.ask('GET', '/me')).toEqual({ me: null });
  expect(await server.browser().refused('POST', '/password-reset', { token, password: 'another horse' })).toBe(
    '400 link.expired',
  );
  const old = { login: 'rosa-login', password: 'Rosa horse staple' };
  expect(await server.browser().refused('POST', '/sign-in', old)).toBe('401 sign-in.failed');
  await server.browser().ask('POST', '/sign-in', { ...old, password: 'a new horse staple' });

  await server.browser().ask('POST', '/password-reset/request', { loginOrMail: 'rosa@example.org' });
  await expect.poll(() => linkTo('rosa@example.org', 'reset')).not.toBe(token);
  server.clock.pass(61 * 60_000);
  const late = { token: linkTo('rosa@example.org', 'reset'), password: 'too late horse' };
  expect(await server.browser().refused('POST', '/password-reset', late)).toBe('400 link.expired');
});

test('asking for a reset link reveals no account, and mails are limited', async () => {
  await memberWithMail('Sven');
  const eve = server.browser();
  const sent = server.mails.length;
  expect(await eve.ask('POST', '/password-reset/request', { loginOrMail: 'nobody-at-all' })).toEqual({});
  for (let i = 0; i < 3; i++)
    expect(await eve.ask('POST', '/password-reset/request', { loginOrMail: 'sven-login' })).toEqual({});
  expect(await server.browser().refused('POST', '/password-reset/request', { loginOrMail: 'sven-login' })).toBe(
    '429 api.rate-limit',
  );
  await expect.poll(() => server.mails.length).toBe(sent + 3);
  for (const { to } of server.mails.slice(sent)) expect(to).toBe('sven@example.org');
});

test('only admins can create a reset link for another person', async () => {
  const tim = await server.member('Tim');
  const boss = await server.admin('Boss');
  expect(await tim.refused('POST', `/admin/people/${tim.id}/password-reset`)).toBe('403 admin.only');
  const { path } = await boss.ask<ResetLinkResponse>('POST', `/admin/people/${tim.id}/password-reset`);
  const token = path.replace('/account?reset=', '');
  await server.browser().ask('POST', '/password-reset', { token, password: 'tims new horse' });
  const command = parseDatabaseCommand(['reset-password', 'tim-login']);
  if (typeof command === 'string') throw new Error(command);
  const said = await command.run({ db: server.db, clock: server.clock.read });
  expect(said).toMatchObject({ isDone: true, sentence: expect.stringContaining('/account?reset=') });
});
