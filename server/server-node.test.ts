import { connect } from 'node:net';
import { findGame } from '@orrery/catalog';
import { fingerprintOf, parseLog, verifyLog } from '@orrery/kernel';
import type { LobbyMessage, ServerMessage } from '@orrery/protocol';
import type { TableResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import type { SqlRow, SqlValue } from './storage/db.ts';
import { PostgresDatabase } from './storage/postgres.ts';
import { startBlackHole } from './testing/black-hole.ts';
import { ClusterUser, InProcessCluster } from './testing/in-process-cluster.ts';
import { TEST_TABLE_TERMS } from './testing/terms.ts';

let server: InProcessCluster;

beforeAll(async () => {
  server = await InProcessCluster.start();
}, 180_000);
afterAll(() => server.end());

const startNode = (...[env, address, parts]: Parameters<InProcessCluster['node']>) => server.node(env, address, parts);

const SHORT_GAME = { options: { rounds: 10 } };

test('a table created on one node is seen on another and played to its end, and its dice can be verified', {
  timeout: 120_000,
}, async () => {
  const [one, two] = [await startNode(), await startNode()];
  const ada = new ClusterUser();
  await ada.ask(one.url, 'POST', '/me', { name: 'Ada' });
  const lobby = new ClusterUser().openSocket<LobbyMessage>(two.url, '/live/lobby');
  await expect.poll(() => lobby.heard[0], { timeout: 20_000 }).toMatchObject({ type: 'lobby', open: [] });

  const { table } = await ada.ask<TableResponse>(one.url, 'POST', '/tables', { ...TEST_TABLE_TERMS, ...SHORT_GAME });
  await expect
    .poll(() => lobby.heard.at(-1), { timeout: 20_000 })
    .toMatchObject({ summary: { id: table.id }, isOpen: true });
  const seed = '0123456789abcdef my own words';
  await ada.ask(two.url, 'POST', `/tables/${table.id}/commit`, { commitment: fingerprintOf(seed) });
  await ada.ask(two.url, 'POST', `/tables/${table.id}/bot`, { seat: 1, level: 'cadet' });
  const page = ada.openSocket<ServerMessage>(two.url, `/live/${table.id}?since=0`);
  const summaries = () =>
    page.heard.flatMap((each) => (each.type === 'table' || each.type === 'hello' ? [each.summary] : []));
  await expect.poll(() => summaries().at(-1)?.chairs[0], { timeout: 20_000 }).toMatchObject({ isPresent: true });
  await ada.ask(one.url, 'POST', `/tables/${table.id}/start`);
  // The game only starts after the page has revealed its seed, and by then the page has seen all commitments.
  await expect.poll(() => summaries().at(-1)?.revealUntil, { timeout: 20_000 }).toEqual(expect.any(Number));
  const seen = summaries().at(-1);
  await ada.ask(one.url, 'POST', `/tables/${table.id}/reveal`, { seed });
  const hello = () => page.heard.findLast((each) => each.type === 'hello' && each.status !== null);
  await expect.poll(hello, { timeout: 20_000 }).toMatchObject({ seat: 0 });
  await ada.ask(one.url, 'POST', `/tables/${table.id}/substitute`, { level: 'cadet' });
  await expect.poll(() => page.heard.some(({ type }) => type === 'over'), { timeout: 60_000 }).toBe(true);

  const after = await ada.ask<TableResponse>(two.url, 'GET', `/tables/${table.id}`);
  expect(after.table).toMatchObject({ state: 'over', places: [expect.any(Number), expect.any(Number)] });
  const text = await ada.ask<string>(two.url, 'GET', `/tables/${table.id}/log`);
  const held = await findGame('comet')?.editions.at(-1)?.load();
  const verdict = held?.use((game) => {
    const log = parseLog(game, text);
    const witness = {
      commitment: seen?.commitment ?? '',
      seats: seen?.chairs.map(({ commitment }) => commitment ?? '') ?? [],
    };
    return log.ok ? verifyLog(game, log.value, witness) : log;
  });
  expect(verdict).toMatchObject({ ok: true, value: { finished: true, dice: 'sealed', witnessed: true } });
  expect(text).toContain(seed);
});

test('a game of an edition that no node has says so, and closes nobody’s lobby', async () => {
  const { url } = await startNode();
  const ada = new ClusterUser();
  await ada.ask(url, 'POST', '/me', { name: 'Ada' });
  const make = async () => {
    const { table } = await ada.ask<TableResponse>(url, 'POST', '/tables', { ...TEST_TABLE_TERMS, ...SHORT_GAME });
    await ada.ask(url, 'POST', `/tables/${table.id}/bot`, { seat: 1, level: 'cadet' });
    return table.id;
  };
  const [lost, found] = [await make(), await make()];
  await ada.ask(url, 'POST', `/tables/${found}/start`);
  await ada.ask(url, 'POST', `/tables/${lost}/start`);
  const db = new PostgresDatabase(server.database.address);
  await db.query('UPDATE games SET edition = 99 WHERE id = $1', [lost]);
  await db.query('UPDATE tables SET edition = 99 WHERE id = $1', [lost]);
  await db.close();

  const later = await startNode();
  const page = ada.openSocket<ServerMessage>(later.url, `/live/${lost}`);
  await expect.poll(() => page.heard[0], { timeout: 20_000 }).toEqual({ type: 'bye', reason: 'unknown-edition' });
  const read = await fetch(`${later.url}/api/bots/${lost}`, { headers: { Cookie: ada.cookie } });
  expect([read.status, await read.json()]).toEqual([409, { reason: 'unknown-edition' }]);
  const said = { Cookie: ada.cookie, Origin: later.url };
  const answered = await fetch(`${later.url}/api/bots/${lost}`, { method: 'POST', headers: said, body: 'roll' });
  expect([answered.status, await answered.json()]).toEqual([409, { reason: 'unknown-edition' }]);
  const { socket } = ada.openSocket(later.url, `/live/bots/${lost}`);
  expect(await new Promise((go) => socket.on('close', (_, why) => go(String(why))))).toBe('unknown-edition');
  const lobby = ada.openSocket<LobbyMessage>(later.url, '/live/lobby');
  const mine = () => lobby.heard.flatMap((each) => (each.type === 'lobby' ? each.mine.map(({ id }) => id) : []));
  await expect.poll(mine, { timeout: 20_000 }).toEqual(expect.arrayContaining([lost, found]));
  const other = ada.openSocket<ServerMessage>(later.url, `/live/${found}`);
  await expect.poll(() => other.heard[0], { timeout: 20_000 }).toMatchObject({ type: 'hello', seat: 0 });
});

test('a page of another site gets no socket, and neither does an unknown path', async () => {
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

test('sockets of one address are limited, and other addresses do not notice', async () => {
  const { url } = await startNode({ MAX_SOCKETS: '2', TRUSTED_PROXIES: '1' });
  const open = (from: string) =>
    new Promise<WebSocket | number>((go) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/live/lobby`, {
        headers: { 'X-Forwarded-For': `198.51.100.9, ${from}` }, // the first address was made up by the client
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

test('attempts to open sockets from one network are limited, and others do not notice', async () => {
  const { url } = await startNode({ TRUSTED_PROXIES: '1' });
  const knock = (from: string) =>
    new Promise<number | 'open'>((go) => {
      const headers = { 'X-Forwarded-For': from };
      const socket = new WebSocket(`${url.replace('http', 'ws')}/live/lobby`, { headers });
      socket.on('unexpected-response', (_, answer) => go(answer.statusCode ?? 0));
      socket.on('open', () => {
        socket.terminate();
        go('open');
      });
      socket.on('error', () => {});
    });
  const answers = new Set<number | 'open'>();
  // Many at a time: on a slow machine the limit would recover between single ones.
  for (let i = 0; i < 10 && !answers.has(429); i++) {
    const together = Array.from({ length: 50 }, () => knock('192.0.2.77'));
    for (const answer of await Promise.all(together)) answers.add(answer);
  }
  expect(answers).toEqual(new Set(['open', 429]));
  expect(await knock('192.0.2.78')).toBe('open');
}, 60_000);

test('a muted person is not heard by the one who muted, but by everybody else', async () => {
  const { url } = await startNode();
  const [ada, ben, cleo] = [new ClusterUser(), new ClusterUser(), new ClusterUser()];
  const people = [ada, ben, cleo].map((each) =>
    each.ask<{ me: { person: string } }>(url, 'POST', '/me', { name: 'Somebody' }),
  );
  const [, { me }] = (await Promise.all(people)) as [unknown, { me: { person: string } }];
  const { table } = await ben.ask<TableResponse>(url, 'POST', '/tables', TEST_TABLE_TERMS);
  const pages = [ada, ben, cleo].map((each) => each.openSocket<ServerMessage>(url, `/live/${table.id}`));
  await expect.poll(() => pages.every(({ heard }) => heard.length > 0), { timeout: 20_000 }).toBe(true);
  const said = () => pages.map(({ heard }) => heard.flatMap((each) => (each.type === 'chat' ? each.message.text : [])));

  pages[1]?.socket.send(JSON.stringify({ type: 'say', id: 1, text: 'one' }));
  await expect.poll(said, { timeout: 20_000 }).toEqual([['one'], ['one'], ['one']]);
  await ada.ask(url, 'PUT', `/people/${me.person}/mute`);
  const late = ada.openSocket<ServerMessage>(url, `/live/${table.id}`);
  await expect.poll(() => late.heard[0], { timeout: 20_000 }).toMatchObject({ type: 'hello', chat: [] });
  pages[1]?.socket.send(JSON.stringify({ type: 'say', id: 2, text: 'two' }));
  await expect.poll(said, { timeout: 20_000 }).toEqual([['one'], ['one', 'two'], ['one', 'two']]);
});

test('signing out closes the sockets of that session on every node', async () => {
  const [one, two] = [await startNode(), await startNode()];
  const ada = new ClusterUser();
  await ada.ask(one.url, 'POST', '/me', { name: 'Ada' });
  const { table } = await ada.ask<TableResponse>(one.url, 'POST', '/tables', TEST_TABLE_TERMS);
  const page = ada.openSocket<ServerMessage>(two.url, `/live/${table.id}`);
  const other = new ClusterUser().openSocket<ServerMessage>(two.url, `/live/${table.id}`);
  await expect.poll(() => page.heard.length && other.heard.length, { timeout: 20_000 }).toBeGreaterThan(0);
  const closed = new Promise((go) => page.socket.on('close', go));
  await ada.ask(one.url, 'POST', '/sign-out');
  expect(await closed).toBe(1012);
  expect(other.socket.readyState).toBe(WebSocket.OPEN);
});

/** A page that leaves out the closing handshake, which every browser and library would do. */
function openRawSocket(url: string, address: string, cookie: string) {
  const { host, hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(
    [
      `GET ${address} HTTP/1.1`,
      `Host: ${host}`,
      `Cookie: ${cookie}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  );
  return {
    heard: () => Buffer.concat(chunks),
    /** Sends a text frame of fewer than 126 bytes, masked by zeros. */
    send(text: string) {
      socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]));
    },
    closed: new Promise<void>((done) => socket.on('close', () => done())),
  };
}

test('a signed-out page that ignores the close frame can do nothing more and is cut off', async () => {
  const { url } = await startNode();
  const ada = new ClusterUser();
  await ada.ask(url, 'POST', '/me', { name: 'Ada' });
  const { table } = await ada.ask<TableResponse>(url, 'POST', '/tables', TEST_TABLE_TERMS);
  const page = openRawSocket(url, `/live/${table.id}`, ada.cookie);
  await expect.poll(() => page.heard().includes('"type":"hello"'), { timeout: 20_000 }).toBe(true);
  page.send('{"type":"say","id":1,"text":"before"}');
  await expect.poll(() => page.heard().includes('{"type":"ack","id":1}'), { timeout: 20_000 }).toBe(true);
  await ada.ask(url, 'POST', '/sign-out');
  const closeFrame = Buffer.from([0x88, 2, 0x03, 0xf4]); // with code 1012
  await expect.poll(() => page.heard().includes(closeFrame), { timeout: 20_000 }).toBe(true);
  page.send('{"type":"say","id":2,"text":"after"}');
  await page.closed;
  const said = await server.database
    .open()
    .query<{ text: string }>('SELECT text FROM chat_messages WHERE table_id = $1', [table.id]);
  expect(said.map(({ text }) => text)).toEqual(['before']);
});

test('however often readiness is asked for, the database is asked at most twice a second', async () => {
  let asked = 0;
  class CountingDatabase extends PostgresDatabase {
    override query<R extends SqlRow>(sql: string, values?: readonly SqlValue[]): Promise<readonly R[]> {
      if (sql === 'SELECT 1') asked++;
      return super.query<R>(sql, values);
    }
  }
  const { url } = await startNode({}, undefined, { db: new CountingDatabase(server.database.address) });
  const before = asked;
  const begun = performance.now();
  const answers = await Promise.all(Array.from({ length: 60 }, () => fetch(`${url}/readyz`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
  expect(asked - before).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - begun) / 500));
});

test('a node that stops says goodbye, accepts nothing new, and sends every answer it owes', async () => {
  const { node, url } = await startNode();
  const ada = new ClusterUser();
  await ada.ask(url, 'POST', '/me', { name: 'Ada' });
  const { table } = await ada.ask<TableResponse>(url, 'POST', '/tables', TEST_TABLE_TERMS);
  const lobby = ada.openSocket<LobbyMessage>(url, '/live/lobby');
  const page = ada.openSocket<ServerMessage>(url, `/live/${table.id}`);
  await expect.poll(() => lobby.heard.length && page.heard.length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  const { underWay, gone } = await server.database.open().transaction(async (query) => {
    await query.query('SELECT 1 FROM tables WHERE id = $1 FOR UPDATE', [table.id]); // the answer has to wait for this lock
    const asked = ada.ask<TableResponse>(url, 'POST', `/tables/${table.id}/commit`, { commitment: '0'.repeat(64) });
    const isWaiting = async () =>
      (await query.query(`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`)).length > 0;
    await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
    return { underWay: asked, gone: server.close(node) };
  });
  expect((await underWay).table.chairs[0]?.commitment).toBe('0'.repeat(64));
  await gone;
  expect(lobby.heard.at(-1)).toEqual({ type: 'bye', reason: 'shutdown' });
  expect(page.heard.at(-1)).toEqual({ type: 'bye', reason: 'shutdown' });
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

test('a node that loses its database is not ready, and recovers without a restart', async () => {
  const address = new URL(server.database.address);
  const hole = await startBlackHole(Number(address.port), address.hostname);
  address.port = String(hole.port);
  const { url, node } = await startNode({}, address.href);
  const ada = new ClusterUser();
  await ada.ask(url, 'POST', '/me', { name: 'Ada' });
  const { table } = await ada.ask<TableResponse>(url, 'POST', '/tables', { ...TEST_TABLE_TERMS, ...SHORT_GAME });
  const status = async () => (await fetch(`${url}/readyz`)).status;
  expect(await status()).toBe(200);
  hole.swallow();
  await expect.poll(status, { timeout: 10_000, interval: 500 }).toBe(503);
  hole.open();
  await expect.poll(status, { timeout: 30_000, interval: 500 }).toBe(200);
  await ada.ask(url, 'POST', `/tables/${table.id}/bot`, { seat: 1, level: 'cadet' });
  await ada.ask(url, 'POST', `/tables/${table.id}/start`);
  await ada.ask(url, 'POST', `/tables/${table.id}/substitute`, { level: 'cadet' });
  const state = async () => (await ada.ask<TableResponse>(url, 'GET', `/tables/${table.id}`)).table.state;
  await expect.poll(state, { timeout: 60_000, interval: 500 }).toBe('over');
  await server.close(node);
  await hole.close();
}, 120_000);
