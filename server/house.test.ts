import { findGame } from '@orrery/catalog';
import { parseLog, verify } from '@orrery/kernel';
import type { FromLobby, FromServer } from '@orrery/protocol';
import type { TableAnswer } from '@orrery/protocol/api';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type House, openHouse } from './house.ts';
import { listen } from './listen.ts';
import { readSettings } from './settings.ts';
import { Postgres } from './storage/postgres.ts';
import { build } from './testing/build.ts';
import { startDatabase } from './testing/database.ts';

const PROGRAMS = new URL('../dist/server/', import.meta.url);

let database: Awaited<ReturnType<typeof startDatabase>>;
const houses: House[] = [];

beforeAll(async () => {
  build('server');
  database = await startDatabase();
}, 180_000);
afterAll(async () => {
  for (const house of houses) await house.close();
  await database.end();
});

/** A node on a port of its own; all of them on one database. */
async function startNode(env: Record<string, string> = {}): Promise<{ house: House; url: string }> {
  const settings = readSettings({ PORT: '0', LOG_LEVEL: 'silent', ...env }, '/');
  if (typeof settings === 'string') throw new Error(settings);
  const log = pino({ level: 'silent' });
  const house = await openHouse({ settings, db: new Postgres(database.address), programs: PROGRAMS, log, botPace: 0 });
  houses.push(house);
  const listening = await listen(house.server, settings);
  if (typeof listening === 'string') throw new Error(listening);
  return { house, url: listening.url };
}

/** Somebody with a cookie, who can ask any node. */
class Player {
  cookie = '';

  async ask<X>(url: string, method: string, address: string, body?: object): Promise<X> {
    const answer = await fetch(`${url}/api${address}`, {
      method,
      headers: { Origin: url, Cookie: this.cookie, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? this.cookie;
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text}`);
    return (answer.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text) as X;
  }

  /** A socket, and everything it hears. */
  look<X>(url: string, address: string): { heard: X[]; socket: WebSocket } {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${address}`, {
      origin: url,
      headers: { Cookie: this.cookie },
    });
    const heard: X[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    return { heard, socket };
  }
}

const TERMS = { game: 'comet', seats: 2, time: { kind: 'none' }, atZero: 'bot', isRated: false, door: 'open' };
const QUICK = { options: { rounds: 10 } };

test('a table is made on one node, seen on another, played to its end, and its dice hold', {
  timeout: 120_000,
}, async () => {
  const [one, two] = [await startNode(), await startNode()];
  const ada = new Player();
  await ada.ask(one.url, 'POST', '/me', { name: 'Ada' });
  const lobby = new Player().look<FromLobby>(two.url, '/live/lobby');
  await expect.poll(() => lobby.heard[0], { timeout: 20_000 }).toMatchObject({ type: 'lobby', open: [] });

  const { table } = await ada.ask<TableAnswer>(one.url, 'POST', '/tables', { ...TERMS, ...QUICK });
  await expect
    .poll(() => lobby.heard.at(-1), { timeout: 20_000 })
    .toMatchObject({ card: { id: table.id }, isOpen: true });
  await ada.ask(two.url, 'POST', `/tables/${table.id}/seed`, { seed: 'my own words' });
  await ada.ask(two.url, 'POST', `/tables/${table.id}/bot`, { seat: 1, level: 'cadet' });
  await ada.ask(one.url, 'POST', `/tables/${table.id}/start`);
  const page = ada.look<FromServer>(two.url, `/live/${table.id}?since=0`);
  const hello = () => page.heard.find(({ type }) => type === 'hello');
  await expect.poll(hello, { timeout: 20_000 }).toMatchObject({ seat: 0 });
  await ada.ask(one.url, 'POST', `/tables/${table.id}/stand-in`, { level: 'cadet' });
  await expect.poll(() => page.heard.some(({ type }) => type === 'over'), { timeout: 60_000 }).toBe(true);

  const after = await ada.ask<TableAnswer>(two.url, 'GET', `/tables/${table.id}`);
  expect(after.table).toMatchObject({ state: 'over', places: [expect.any(Number), expect.any(Number)] });
  const text = await ada.ask<string>(two.url, 'GET', `/tables/${table.id}/log`);
  const held = await findGame('comet')?.editions.at(-1)?.load();
  const verdict = held?.use((game) => {
    const log = parseLog(game, text);
    return log.ok ? verify(game, log.value) : log;
  });
  expect(verdict).toMatchObject({ ok: true, value: { finished: true, dice: 'sealed' } });
  expect(text).toContain('my own words');
});

test('a game of an edition that nobody carries says so, and closes nobody’s lobby', async () => {
  const { url } = await startNode();
  const ada = new Player();
  await ada.ask(url, 'POST', '/me', { name: 'Ada' });
  const make = async () => {
    const { table } = await ada.ask<TableAnswer>(url, 'POST', '/tables', { ...TERMS, ...QUICK });
    await ada.ask(url, 'POST', `/tables/${table.id}/bot`, { seat: 1, level: 'cadet' });
    return table.id;
  };
  const [lost, found] = [await make(), await make()];
  await ada.ask(url, 'POST', `/tables/${found}/start`);
  await ada.ask(url, 'POST', `/tables/${lost}/start`);
  const db = new Postgres(database.address);
  await db.query('UPDATE games SET edition = 99 WHERE id = $1', [lost]);
  await db.query('UPDATE tables SET edition = 99 WHERE id = $1', [lost]);
  await db.close();

  const later = await startNode();
  const page = ada.look<FromServer>(later.url, `/live/${lost}`);
  await expect.poll(() => page.heard[0], { timeout: 20_000 }).toEqual({ type: 'bye', why: 'edition' });
  const lobby = ada.look<FromLobby>(later.url, '/live/lobby');
  const mine = () => lobby.heard.flatMap((each) => (each.type === 'lobby' ? each.mine.map(({ id }) => id) : []));
  await expect.poll(mine, { timeout: 20_000 }).toEqual(expect.arrayContaining([lost, found]));
  const other = ada.look<FromServer>(later.url, `/live/${found}`);
  await expect.poll(() => other.heard[0], { timeout: 20_000 }).toMatchObject({ type: 'hello', seat: 0 });
});

test('a page of others is given no socket, and neither is an address without a door', async () => {
  const { url } = await startNode();
  const status = (address: string, origin: string) =>
    new Promise((go) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}${address}`, { origin });
      socket.on('unexpected-response', (_, answer) => go(answer.statusCode));
      socket.on('open', () => go('open'));
      socket.on('error', () => {});
    });
  expect(await status('/live/lobby', 'https://evil.test')).toBe(403);
  expect(await status('/elsewhere', url)).toBe(404);
});

test('one address has so many sockets and no more, and others do not notice', async () => {
  const { url } = await startNode({ SOCKETS: '2', PROXIES: '1' });
  const open = (from: string) =>
    new Promise<WebSocket | number>((go) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/live/lobby`, {
        headers: { 'X-Forwarded-For': `198.51.100.9, ${from}` }, // what stands first was made up by the caller
      });
      socket.on('unexpected-response', (_, answer) => go(answer.statusCode ?? 0));
      socket.on('open', () => go(socket));
      socket.on('error', () => {});
    });
  const [first] = [await open('192.0.2.1'), await open('192.0.2.1')];
  expect(await open('192.0.2.1')).toBe(429);
  expect(await open('192.0.2.2')).toBeInstanceOf(WebSocket);
  if (first instanceof WebSocket) first.close();
  await expect.poll(() => open('192.0.2.1'), { timeout: 20_000 }).toBeInstanceOf(WebSocket);
});

test('whoever is muted is not heard by the one who muted, and by all others', async () => {
  const { url } = await startNode();
  const [ada, ben, cleo] = [new Player(), new Player(), new Player()];
  const people = [ada, ben, cleo].map((each) =>
    each.ask<{ me: { person: string } }>(url, 'POST', '/me', { name: 'Somebody' }),
  );
  const [, { me }] = (await Promise.all(people)) as [unknown, { me: { person: string } }];
  const { table } = await ben.ask<TableAnswer>(url, 'POST', '/tables', TERMS);
  const pages = [ada, ben, cleo].map((each) => each.look<FromServer>(url, `/live/${table.id}`));
  await expect.poll(() => pages.every(({ heard }) => heard.length > 0), { timeout: 20_000 }).toBe(true);
  const said = () => pages.map(({ heard }) => heard.flatMap((each) => (each.type === 'chat' ? each.remark.text : [])));

  pages[1]?.socket.send(JSON.stringify({ type: 'say', id: 1, text: 'one' }));
  await expect.poll(said, { timeout: 20_000 }).toEqual([['one'], ['one'], ['one']]);
  await ada.ask(url, 'PUT', `/people/${me.person}/mute`);
  const late = ada.look<FromServer>(url, `/live/${table.id}`);
  await expect.poll(() => late.heard[0], { timeout: 20_000 }).toMatchObject({ type: 'hello', chat: [] });
  pages[1]?.socket.send(JSON.stringify({ type: 'say', id: 2, text: 'two' }));
  await expect.poll(said, { timeout: 20_000 }).toEqual([['one'], ['one', 'two'], ['one', 'two']]);
});

test('whoever is signed out somewhere loses the sockets there, on every node', async () => {
  const [one, two] = [await startNode(), await startNode()];
  const ada = new Player();
  await ada.ask(one.url, 'POST', '/me', { name: 'Ada' });
  const { table } = await ada.ask<TableAnswer>(one.url, 'POST', '/tables', TERMS);
  const page = ada.look<FromServer>(two.url, `/live/${table.id}`);
  const other = new Player().look<FromServer>(two.url, `/live/${table.id}`);
  await expect.poll(() => page.heard.length && other.heard.length, { timeout: 20_000 }).toBeGreaterThan(0);
  const closed = new Promise((go) => page.socket.on('close', go));
  await ada.ask(one.url, 'POST', '/sign-out');
  expect(await closed).toBe(1012);
  expect(other.socket.readyState).toBe(WebSocket.OPEN);
});

test('a node that goes says good-bye, takes nothing new, and gives every answer it owes', async () => {
  const { house, url } = await startNode();
  const ada = new Player();
  await ada.ask(url, 'POST', '/me', { name: 'Ada' });
  const { table } = await ada.ask<TableAnswer>(url, 'POST', '/tables', TERMS);
  const lobby = ada.look<FromLobby>(url, '/live/lobby');
  const page = ada.look<FromServer>(url, `/live/${table.id}`);
  await expect.poll(() => lobby.heard.length && page.heard.length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  const { underWay, gone } = await database.open().within(async (query) => {
    await query.query('SELECT 1 FROM tables WHERE id = $1 FOR UPDATE', [table.id]); // the answer has to wait for us
    const asked = ada.ask<TableAnswer>(url, 'POST', `/tables/${table.id}/seed`, { seed: 'late' });
    const isWaiting = async () =>
      (await query.query(`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`)).length > 0;
    await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
    return { underWay: asked, gone: house.close() };
  });
  houses.splice(houses.indexOf(house), 1);
  expect((await underWay).table.chairs[0]?.hasSeed).toBe(true);
  await gone;
  expect(lobby.heard.at(-1)).toEqual({ type: 'bye', why: 'drain' });
  expect(page.heard.at(-1)).toEqual({ type: 'bye', why: 'drain' });
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});
