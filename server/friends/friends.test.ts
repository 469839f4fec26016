import type {
  FriendsResponse,
  InvitationsResponse,
  InvitedResponse,
  PresenceResponse,
  ProfileResponse,
  TableResponse,
} from '@orrery/protocol/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TableRecord } from '../ports.ts';
import { TEST_TABLE_TERMS } from '../testing/terms.ts';
import { startTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';

type Player = TestBrowser & { readonly id: string };

/** The people who were told of an invitation, and by whom. */
let told: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    notifier: {
      notifyInvitation: async (person: string, _: TableRecord, from: string) => void told.push(`${person} ${from}`),
      tryNotice: async () => ({ ok: true, value: null }),
    },
  });
}, 120_000);
afterAll(() => server.end());
beforeEach(() => {
  told = [];
});

let members = 0;

/** A member with a login of their own, whatever the others are called. */
async function member(name: string): Promise<Player & { readonly login: string }> {
  const made = await server.guest(name);
  const login = `login-of-${String.fromCharCode(97 + Math.floor(members / 26), 97 + (members++ % 26))}`;
  await made.ask('POST', '/account', { login, password: `${name} horse staple` });
  return Object.assign(made, { login });
}

const SETTINGS = { isPresenceHidden: false, invitedBy: 'everybody' } as const;

const friendsOf = (player: Player) => player.ask<FriendsResponse>('GET', '/friends');
const follow = (player: Player, other: Player) => player.ask('PUT', `/people/${other.id}/follow`);
const names = (people: readonly { readonly name: string }[]) => people.map(({ name }) => name);

/** A page of this person is open at a table on some node. */
const appear = (player: Player, table = 'lobby') =>
  server.db.query(
    `INSERT INTO presences (table_id, node, person, sockets, is_seated) VALUES ($1, 'node', $2, 1, false)`,
    [table, player.id],
  );

async function makeTable(host: Player, changes: object = {}): Promise<string> {
  const { table } = await host.ask<TableResponse>('POST', '/tables', { ...TEST_TABLE_TERMS, ...changes });
  return table.id;
}

async function playTogether(host: Player, other: Player): Promise<string> {
  const id = await makeTable(host);
  await other.ask('POST', `/tables/${id}/sit`, {});
  await other.ask('POST', `/tables/${id}/ready`, { ready: true });
  await host.ask('POST', `/tables/${id}/start`, {});
  return id;
}

const inviting = (host: Player, id: string, person: Player) =>
  host.ask<InvitedResponse>('POST', `/tables/${id}/invite`, { person: person.id });
const inviteRefused = (host: Player, id: string, person: Player) =>
  host.refused('POST', `/tables/${id}/invite`, { person: person.id });
const invitationsOf = async (player: Player) =>
  (await player.ask<InvitationsResponse>('GET', '/invitations')).invitations;

test('a person follows another, sees who is here, and both see whether it is mutual', async () => {
  const [ada, ben, cem] = [await member('Ada'), await member('Ben'), await member('Cem')];
  await follow(ada, ben);
  await follow(ada, cem);
  await follow(cem, ada);
  expect(await friendsOf(ada)).toMatchObject({
    following: [
      { name: 'Ben', isHere: false, followsMe: false },
      { name: 'Cem', isHere: false, followsMe: true },
    ],
    followers: [],
  });
  expect(await friendsOf(ben)).toMatchObject({ following: [], followers: [{ name: 'Ada', isFollowed: false }] });
  await appear(cem);
  expect((await friendsOf(ada)).following).toMatchObject([
    { name: 'Cem', isHere: true },
    { name: 'Ben', isHere: false },
  ]);
  expect(await ada.ask<ProfileResponse>('GET', `/people/${cem.id}`)).toMatchObject({
    isHere: true,
    isFollowed: true,
    followsMe: true,
  });
  await ada.ask('DELETE', `/people/${cem.id}/follow`);
  expect(names((await friendsOf(ada)).following)).toEqual(['Ben']);
  expect(names((await friendsOf(ada)).followers)).toEqual(['Cem']);
});

test('nobody sees that a person is here who does not want it, nor where they play', async () => {
  const [ada, ben] = [await member('Ada'), await member('Ben')];
  await follow(ada, ben);
  const table = await playTogether(ben, await server.guest('Somebody'));
  await appear(ben, table);
  expect((await friendsOf(ada)).following).toMatchObject([{ isHere: true, table }]);
  const changed = await ben.ask<FriendsResponse>('PUT', '/friends/settings', { ...SETTINGS, isPresenceHidden: true });
  expect(changed.isPresenceHidden).toBe(true);
  expect((await friendsOf(ada)).following).toMatchObject([{ isHere: false, table: null }]);
  expect(await ada.ask<ProfileResponse>('GET', `/people/${ben.id}`)).toMatchObject({ isHere: false });
});

test('a game at a table by invitation is not named as the place where somebody plays', async () => {
  const [ada, ben] = [await member('Ada'), await member('Ben')];
  await follow(ada, ben);
  const table = await makeTable(ben, { visibility: 'unlisted' });
  const other = await server.guest('Somebody');
  await other.ask('POST', `/tables/${table}/sit`, {});
  await other.ask('POST', `/tables/${table}/ready`, { ready: true });
  await ben.ask('POST', `/tables/${table}/start`, {});
  await appear(ben, table);
  expect((await friendsOf(ada)).following).toMatchObject([{ isHere: true, table: null }]);
});

test('who is here is counted for everybody and listed for people who are known, without those who hide or block', async () => {
  await server.db.query('DELETE FROM presences');
  const [ada, ben, cem, dov] = [
    await member('Ada'),
    await member('Ben'),
    await server.guest('Cem'),
    await member('Dov'),
  ];
  for (const each of [ada, ben, cem, dov]) await appear(each);
  await dov.ask('PUT', '/friends/settings', { ...SETTINGS, isPresenceHidden: true });
  const seenBy = (player: TestBrowser) => player.ask<PresenceResponse>('GET', '/presence');
  expect(await seenBy(server.browser())).toEqual({ count: 3, people: [] });
  expect(names((await seenBy(ada)).people)).toEqual(['Ben', 'Cem']);
  await ben.ask('PUT', `/people/${ada.id}/block`);
  expect(names((await seenBy(ada)).people)).toEqual(['Cem']);
});

test('a block ends following and invitations in both directions, and allows neither', async () => {
  const [ada, ben] = [await member('Ada'), await member('Ben')];
  await follow(ada, ben);
  await follow(ben, ada);
  const table = await makeTable(ada);
  await inviting(ada, table, ben);
  await appear(ben);
  await ben.ask('PUT', `/people/${ada.id}/block`);
  for (const each of [ada, ben]) expect(await friendsOf(each)).toMatchObject({ following: [], followers: [] });
  expect(await invitationsOf(ben)).toEqual([]);
  expect(await ada.refused('PUT', `/people/${ben.id}/follow`)).toBe('403 people.blocked');
  expect(await ben.refused('PUT', `/people/${ada.id}/follow`)).toBe('403 people.blocked');
  expect(await inviteRefused(ada, table, ben)).toBe('403 invite.refused');
  expect(await ada.ask<ProfileResponse>('GET', `/people/${ben.id}`)).toMatchObject({ isHere: false });
});

test('programs, deleted accounts and oneself cannot be followed', async () => {
  const [ada, gone] = [await member('Ada'), await server.guest('Gone')];
  const { tokens } = await ada.ask<{ tokens: { bot: string }[] }>('POST', '/tokens', { name: 'Robot' });
  await gone.ask('DELETE', '/me');
  const [token] = tokens;
  for (const id of [token?.bot, gone.id, 'nobody'])
    expect(await ada.refused('PUT', `/people/${id}/follow`)).toBe('404 people.unknown');
  expect(await ada.refused('PUT', `/people/${ada.id}/follow`)).toBe('400 people.self');
});

test('who sits at a table invites a person, who is told, sees the invitation and declines it', async () => {
  const [ada, ben] = [await member('Ada'), await member('Ben')];
  const table = await makeTable(ada, { game: 'duel' });
  expect(await inviting(ada, table, ben)).toEqual({ people: [{ person: ben.id, name: 'Ben', isDeclined: false }] });
  expect(told).toEqual([`${ben.id} Ada`]);
  expect(await invitationsOf(ben)).toMatchObject([{ table, game: 'duel', seats: 2, from: { name: 'Ada' } }]);
  await ben.ask('POST', `/tables/${table}/decline`);
  expect(await invitationsOf(ben)).toEqual([]);
  expect(await ada.ask('GET', `/tables/${table}/invited`)).toMatchObject({ people: [{ isDeclined: true }] });
  expect(await inviteRefused(ada, table, ben)).toBe('409 invite.already');
  expect(told).toHaveLength(1);
});

test('an invitation ends when the person sits down, the table is full or the game begins', async () => {
  const [ada, ben, cem] = [await member('Ada'), await member('Ben'), await member('Cem')];
  const table = await makeTable(ada);
  await inviting(ada, table, ben);
  await inviting(ada, table, cem);
  await cem.ask('POST', `/tables/${table}/sit`, {});
  for (const each of [ben, cem]) expect(await invitationsOf(each)).toEqual([]);
  expect(await ada.ask<InvitedResponse>('GET', `/tables/${table}/invited`)).toMatchObject({
    people: [{ name: 'Ben' }],
  });
  expect(await inviteRefused(ada, table, cem)).toBe('409 invite.at-table');
  await cem.ask('POST', `/tables/${table}/stand`);
  expect(await invitationsOf(ben)).toHaveLength(1);
  await cem.ask('POST', `/tables/${table}/sit`, {});
  await cem.ask('POST', `/tables/${table}/ready`, { ready: true });
  await ada.ask('POST', `/tables/${table}/start`, {});
  expect(await inviteRefused(ada, table, ben)).toBe('409 table.already-started');
});

test('only who is at the table invites and sees who was invited', async () => {
  const [ada, ben, cem] = [await member('Ada'), await member('Ben'), await member('Cem')];
  const table = await makeTable(ada);
  expect(await inviteRefused(ben, table, cem)).toBe('409 table.not-seated');
  expect(await ben.refused('GET', `/tables/${table}/invited`)).toBe('409 table.not-seated');
  expect(await inviteRefused(ada, 'nowhere', cem)).toBe('404 table.unknown');
});

test('people choose who may invite them, and a refusal looks like a block', async () => {
  const [ada, ben] = [await member('Ada'), await member('Ben')];
  const [one, two, three] = [await makeTable(ada), await makeTable(ada), await makeTable(ada)];
  await ben.ask('PUT', '/friends/settings', { ...SETTINGS, invitedBy: 'followed' });
  expect(await inviteRefused(ada, one, ben)).toBe('403 invite.refused');
  await follow(ben, ada);
  await inviting(ada, one, ben);
  await ben.ask('PUT', '/friends/settings', { ...SETTINGS, invitedBy: 'nobody' });
  expect(await inviteRefused(ada, two, ben)).toBe('403 invite.refused');
  await ben.ask('PUT', '/friends/settings', SETTINGS);
  await ben.ask('PUT', `/people/${ada.id}/mute`);
  expect(await inviteRefused(ada, three, ben)).toBe('403 invite.refused');
  expect(told).toEqual([`${ben.id} Ada`]);
});

test('a guest invites people who follow them or have played with them, and nobody else', async () => {
  const [guest, ada, ben] = [await server.guest('Guest'), await member('Ada'), await member('Ben')];
  const table = await makeTable(guest, { game: 'startrek', seats: 4 });
  for (const each of [ada, ben]) expect(await inviteRefused(guest, table, each)).toBe('403 invite.refused');
  await follow(ada, guest);
  await playTogether(ben, guest);
  for (const each of [ada, ben]) await inviting(guest, table, each);
});

test('invitations are limited for each person and each table', async () => {
  const ada = await member('Ada');
  const table = await makeTable(ada);
  const refusals: string[] = [];
  for (let i = 0; i < 14; i++) {
    const other = await member(`Person ${String.fromCharCode(65 + i)}`);
    const { status } = await ada.send('POST', `/tables/${table}/invite`, JSON.stringify({ person: other.id }));
    refusals.push(String(status));
  }
  expect(refusals.filter((status) => status === '429')).toHaveLength(2);
});

test('the people of the last games are offered for the next one, without programs', async () => {
  const [ada, ben, cem] = [await member('Ada'), await member('Ben'), await member('Cem')];
  await playTogether(ada, ben);
  server.clock.pass(1000);
  await playTogether(cem, ada);
  const { recent, lastGame } = await friendsOf(ada);
  expect(names(recent)).toEqual(['Cem', 'Ben']);
  expect(lastGame).toEqual([cem.id]);
  await follow(ada, cem);
  expect(names((await friendsOf(ada)).recent)).toEqual(['Ben']);
});

test('whom a guest follows stays with the member that the guest becomes, and nothing stays of a deleted account', async () => {
  const [guest, ada, ben] = [await server.guest('Guest'), await member('Ada'), await member('Ben')];
  await follow(guest, ben);
  await follow(ben, guest);
  await guest.ask('POST', '/sign-in', { login: ada.login, password: 'Ada horse staple' });
  expect(names((await friendsOf(ada)).following)).toContain('Ben');
  expect(names((await friendsOf(ben)).following)).toEqual(['Ada']);
  await inviting(ben, await makeTable(ben), ada);
  await ada.ask('DELETE', '/me');
  expect(await server.db.query('SELECT * FROM follows WHERE person = $1 OR other = $1', [ada.id])).toEqual([]);
  expect(await server.db.query('SELECT * FROM invitations WHERE person = $1', [ada.id])).toEqual([]);
});
