import { EventEmitter } from 'node:events';
import type { LobbyMessage, LobbyTableUpdate } from '@orrery/protocol';
import type { TableResponse, TablesResponse, TournamentResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import type { Person } from '../ports.ts';
import { GAMES_CHANNEL } from '../storage/log-appender.ts';
import { TEST_TABLE_TERMS } from '../testing/terms.ts';
import { startTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';
import { Lobby } from './lobby.ts';

let server: TestServer;
let lobby: Lobby;
beforeAll(async () => {
  server = await startTestServer();
  lobby = new Lobby({ db: server.db, clock: server.clock.read }, server.play, (error) => server.faults.push(error));
  await lobby.listen();
}, 120_000);
afterAll(async () => {
  await lobby.drain();
  await server.end();
});

const MINUTE_MS = 60_000;

/** A page in the lobby: the messages it got, and how it was closed. */
class Page extends EventEmitter {
  readonly heard: LobbyMessage[] = [];
  readonly bufferedAmount = 0;
  closed: number | null = null;
  send(text: string): void {
    this.heard.push(JSON.parse(text) as LobbyMessage);
  }
  close(code: number): void {
    this.closed = code;
    this.emit('close');
  }
  ping(): void {}
  terminate(): void {}
}

async function look(person: Partial<Person> | null, query = ''): Promise<Page> {
  const page = new Page();
  const caller = {
    person: person as Person | null,
    url: new URL(`http://orrery/live/lobby${query}`),
    from: '',
    outbox: { send: () => {}, flush: () => {} },
  };
  lobby.open(page as unknown as WebSocket, caller); // the parts of a socket that the lobby uses
  await expect.poll(() => page.heard[0]?.type).toBe('lobby');
  return page;
}

const told = (page: Page, id: string): LobbyTableUpdate[] =>
  page.heard.filter((message): message is LobbyTableUpdate => message.type === 'table' && message.summary.id === id);

test('the lobby shows open and own tables, and then what changes about them', async () => {
  const [host, ben] = [await server.guest('Host'), await server.guest('Ben')];
  const { table } = await host.ask<TableResponse>('POST', '/tables', TEST_TABLE_TERMS);
  server.clock.pass(1);
  const { table: hidden } = await host.ask<TableResponse>('POST', '/tables', {
    ...TEST_TABLE_TERMS,
    visibility: 'unlisted',
  });
  const [stranger, own] = [await look(null), await look({ id: host.id })];
  expect(stranger.heard[0]).toMatchObject({ type: 'lobby', open: [{ id: table.id }], mine: [] });
  expect(own.heard[0]).toMatchObject({ open: [{ id: table.id }], mine: [{ id: hidden.id }, { id: table.id }] });

  await ben.ask('POST', `/tables/${table.id}/sit`);
  await expect.poll(() => told(stranger, table.id).at(-1)).toMatchObject({ isOpen: false, isMine: false });
  await expect.poll(() => told(own, table.id).at(-1)).toMatchObject({ isOpen: false, isMine: true });
  await ben.ask('POST', `/tables/${table.id}/stand`);
  await expect.poll(() => told(stranger, table.id).at(-1)).toMatchObject({ isOpen: true });

  const commitment = '0'.repeat(64);
  await host.ask('POST', `/tables/${hidden.id}/commit`, { commitment });
  await expect.poll(() => told(own, hidden.id).at(-1)?.summary.chairs[0]?.commitment).toBe(commitment);
  expect(told(stranger, hidden.id)).toEqual([]);
  expect(JSON.stringify(own.heard)).not.toContain((await server.tables.find(table.id))?.serverSeed);
});

test('players see in their list whose turn it is, move by move', async () => {
  const [host, ben] = [await server.guest('Host'), await server.guest('Ben')];
  const { table } = await host.ask<TableResponse>('POST', '/tables', TEST_TABLE_TERMS);
  await ben.ask('POST', `/tables/${table.id}/sit`);
  await ben.ask('POST', `/tables/${table.id}/ready`, { ready: true });
  await host.ask('POST', `/tables/${table.id}/start`);
  const page = await look({ id: host.id });
  const [first] = page.heard;
  expect(first?.type === 'lobby' && first.mine.find(({ id }) => id === table.id)?.waitsFor).toEqual([0]);
  server.play.turn = 1;
  await server.db.query('SELECT pg_notify($1, $2)', [GAMES_CHANNEL, `another:7 ${table.id}:12`]);
  await expect.poll(() => told(page, table.id).at(-1)?.summary.waitsFor).toEqual([1]);
});

test('tables of blocked people are not shown, not even when they change', async () => {
  const [host, ben] = [await server.guest('Host'), await server.guest('Ben')];
  await ben.ask('PUT', `/people/${host.id}/block`);
  const page = await look({ id: ben.id });
  const { table } = await host.ask<TableResponse>('POST', '/tables', TEST_TABLE_TERMS);
  const open = await look(null);
  await host.ask('POST', `/tables/${table.id}/commit`, { commitment: '0'.repeat(64) });
  await expect.poll(() => told(open, table.id)).not.toEqual([]);
  expect(told(page, table.id)).toEqual([]);
});

/** A game of two in progress. */
async function begin(host: TestBrowser, other: TestBrowser, changes: object = {}): Promise<string> {
  const { table } = await host.ask<TableResponse>('POST', '/tables', { ...TEST_TABLE_TERMS, ...changes });
  await other.ask('POST', `/tables/${table.id}/sit`);
  await other.ask('POST', `/tables/${table.id}/ready`, { ready: true });
  await host.ask('POST', `/tables/${table.id}/start`);
  return table.id;
}

test('a game at an open table is listed for spectators from start to end, without an update for each move', async () => {
  const [host, ben, eve] = [await server.guest('Host'), await server.guest('Ben'), await server.guest('Eve')];
  await eve.ask('PUT', `/people/${ben.id}/block`);
  const [stranger, own, shut] = [await look(null), await look({ id: host.id }), await look({ id: eve.id })];
  const hidden = await begin(host, ben, { visibility: 'unlisted' });
  const id = await begin(host, ben);
  const here = {
    isOpen: false,
    isWatchable: true,
    isMine: false,
    summary: { state: 'playing', startedAt: server.clock.now },
  };
  await expect.poll(() => told(stranger, id).at(-1)).toMatchObject(here);
  await expect.poll(() => told(own, id).at(-1)).toMatchObject({ isWatchable: false, isMine: true });
  const after = await look(null);
  expect(after.heard[0]?.type === 'lobby' && after.heard[0].watchable.map((summary) => summary.id)).toContain(id);

  const before = told(stranger, id).length;
  const owned = told(own, id).length;
  await server.db.query('SELECT pg_notify($1, $2)', [GAMES_CHANNEL, `${id}:12`]);
  await expect.poll(() => told(own, id).length).toBeGreaterThan(owned);
  expect(told(stranger, id)).toHaveLength(before);

  await server.tables.finish(id, [1, 2], []);
  await expect.poll(() => told(stranger, id).at(-1)).toMatchObject({ isWatchable: false, summary: { state: 'over' } });
  expect(told(shut, id).filter(({ isWatchable }) => isWatchable)).toEqual([]);
  expect(told(stranger, hidden)).toEqual([]);
});

test('setting auto-answers sends nothing to the lobby', async () => {
  const [host, ben] = [await server.guest('Host'), await server.guest('Ben')];
  const id = await begin(host, ben);
  const pages = [await look(null), await look({ id: host.id }), await look({ id: ben.id })];
  /** Sends a message to everybody, which arrives after all earlier ones. */
  const hearAll = async () => {
    const { table } = await host.ask<TableResponse>('POST', '/tables', TEST_TABLE_TERMS);
    await expect.poll(() => pages.every((page) => told(page, table.id).length > 0)).toBe(true);
  };
  await hearAll();
  const before = pages.map((page) => page.heard.length);
  await ben.ask('PUT', `/tables/${id}/auto-answers`, { answers: [{ question: 'answers', move: 'decline' }] });
  await hearAll();
  expect(
    pages.flatMap((page, i) => page.heard.slice(before[i]).filter((said) => JSON.stringify(said).includes(id))),
  ).toEqual([]);
});

test('spectators find open tables that are being played, live games first', async () => {
  const [host, ben, eve] = [await server.guest('Host'), await server.guest('Ben'), await server.guest('Eve')];
  const found = async (asker: TestBrowser) =>
    (await asker.ask<TablesResponse>('GET', '/tables?list=watch')).tables.map(({ id }) => id);
  const others = new Set(await found(eve));
  const shown = async (asker: TestBrowser) => (await found(asker)).filter((id) => !others.has(id));

  const slow = await begin(host, ben, { time: { kind: 'correspondence', perMove: 86_400_000 } });
  const [first, second] = [await begin(host, ben), await begin(host, ben)];
  await begin(host, ben, { visibility: 'unlisted' });
  await host.ask('POST', '/tables', TEST_TABLE_TERMS);
  const [over, broken] = [await begin(host, ben), await begin(host, ben)];
  await server.tables.finish(over, [1, 2], []);
  await host.ask('POST', `/tables/${broken}/vote-to-end`);
  await ben.ask('POST', `/tables/${broken}/vote-to-end`);
  expect(new Set((await shown(eve)).slice(0, 2))).toEqual(new Set([first, second]));
  expect((await shown(eve)).slice(2)).toEqual([slow]);
  expect(await shown(server.browser())).toHaveLength(3);
  expect(await shown(ben)).toEqual([]);

  server.clock.pass(4 * MINUTE_MS);
  const newest = await begin(host, ben);
  await server.tables.saw([{ table: second, person: ben.id }]);
  server.clock.pass(2 * MINUTE_MS);
  expect(await shown(eve)).toEqual([newest, second, slow]); // nobody has been at the first one for a while

  await eve.ask('PUT', `/people/${host.id}/block`);
  expect(await shown(eve)).toEqual([]);
});

test('a page that floods the lobby is disconnected', async () => {
  const page = await look(null);
  page.emit('message', '{"type":"ping","lag":1}');
  expect(page.heard.at(-1)).toEqual({ type: 'pong', serverTime: server.clock.now });
  for (let i = 0; i < 700; i++) page.emit('message', 'x');
  expect(page.heard).toContainEqual({ type: 'bye', reason: 'rate-limit' });
  expect(page.closed).toBe(1008);
});

test('a page that shows a tournament hears that it has changed, and no other page does', async () => {
  const host = await server.guest('Host');
  const created = await host.ask<TournamentResponse>('POST', '/tournaments', {
    ...TEST_TABLE_TERMS,
    onTimeout: undefined,
    takeBacks: undefined,
    spectatorDelayMs: undefined,
    name: 'Cup',
    system: 'swiss',
    time: { kind: 'move', perMove: MINUTE_MS },
    noShowMs: MINUTE_MS,
  });
  const { id } = created.tournament;
  const [shown, other, none] = [
    await look(null, `?tournament=${id}`),
    await look(null, '?tournament=x'),
    await look(null),
  ];
  await host.ask('POST', `/tournaments/${id}/enter`);
  const heard = (page: Page) => page.heard.filter(({ type }) => type === 'tournament');
  await expect.poll(() => heard(shown)).toEqual([{ type: 'tournament', id }]);
  expect([heard(other), heard(none)]).toEqual([[], []]);
});

test('a page in the lobby is told that somebody has come whom its person follows, or who invites them, and nothing more', async () => {
  const [ada, ben, other] = [await server.member('Ada'), await server.member('Ben'), await server.member('Other')];
  await ada.ask('PUT', `/people/${ben.id}/follow`);
  const [page, stranger] = [await look({ id: ada.id }), await look({ id: other.id })];
  const people = ({ heard }: Page) => heard.filter(({ type }) => type === 'people');
  await server.db.query(`SELECT pg_notify('person_presences', $1)`, [ben.id]);
  await expect.poll(() => people(page)).toEqual([{ type: 'people' }]);
  const { table } = await ben.ask<TableResponse>('POST', '/tables', TEST_TABLE_TERMS);
  await ben.ask('POST', `/tables/${table.id}/invite`, { person: ada.id });
  await expect.poll(() => people(page)).toEqual([{ type: 'people' }, { type: 'people' }]);
  expect(people(stranger)).toEqual([]);
});
