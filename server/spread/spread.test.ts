import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeId } from '../secrets.ts';
import { PostgresDatabase } from '../storage/postgres.ts';
import { buildProgram } from '../testing/build.ts';
import { TestGuest } from '../testing/guest.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres.ts';
import { ServerProcess } from '../testing/server-process.ts';
import { placeOfTable, placeOfTableSql } from './place-of-table.ts';
import { tableOf } from './route-connection.ts';

const TIMEOUT = { timeout: 30_000 };
const TERMS = {
  game: 'comet',
  seats: 2,
  time: { kind: 'none' },
  onTimeout: 'bot',
  isRated: false,
  visibility: 'unlisted',
} as const;

let postgres: PostgresServer;
let server: ServerProcess;
beforeAll(async () => {
  buildProgram('server');
  postgres = await startPostgres();
  server = new ServerProcess({ DATABASE_URL: postgres.address, PROCESSES: '2' });
  await server.start();
}, 180_000);
afterAll(async () => {
  await server.stop();
  postgres.stop();
});

/** The processes that this one has started. */
function childrenOf(pid: number): readonly number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const [child = 0, parent] = line.trim().split(/\s+/).map(Number);
    return parent === pid ? [child] : [];
  });
}

/** A socket at a table, once it has been greeted. */
function open(guest: TestGuest, table: string): Promise<WebSocket> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live/${table}`, { headers: guest.headers });
  return new Promise((settle, fail) => {
    socket.once('message', () => settle(socket));
    socket.once('error', fail);
  });
}

const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
};

async function tableWithSockets(): Promise<readonly WebSocket[]> {
  const guests = [await new TestGuest(server.url).arrive(), await new TestGuest(server.url).arrive()];
  const [host] = guests;
  if (host === undefined) throw new Error('nobody');
  const { table } = await host.ask<{ table: { id: string } }>('POST', '/tables', TERMS);
  return Promise.all(guests.map((guest) => open(guest, table.id)));
}

test('two processes serve one port, and metrics count both', async () => {
  expect(childrenOf(server.pid)).toHaveLength(2);
  const sockets: WebSocket[] = [];
  for (let i = 0; i < 6; i++) sockets.push(...(await tableWithSockets()));
  await expect.poll(() => metric('orrery_open_sockets'), TIMEOUT).toBe(12);
  for (const socket of sockets) socket.terminate();
  await expect.poll(() => metric('orrery_open_sockets'), TIMEOUT).toBe(0);
});

test('a process that ends is started again, and the other one serves meanwhile', async () => {
  const [victim = 0] = childrenOf(server.pid);
  process.kill(victim, 'SIGKILL');
  // Connections passed on in this moment are lost, and their clients connect again.
  await expect.poll(() => childrenOf(server.pid), TIMEOUT).not.toContain(victim);
  const sockets: WebSocket[] = [];
  for (let i = 0; i < 4; i++) sockets.push(...(await tableWithSockets()));
  await expect.poll(() => childrenOf(server.pid).filter((pid) => pid !== victim).length, TIMEOUT).toBe(2);
  for (const socket of sockets) socket.terminate();
});

/** Runs in the server before anything else: this machine has an address in a network. */
const NETWORK_ADDRESS = '127.0.0.2';
const WITH_NETWORK = `data:text/javascript,import os from 'node:os'; import { syncBuiltinESMExports } from 'node:module';
  os.networkInterfaces = () => ({ network: [{ family: 'IPv4', internal: false, address: '${NETWORK_ADDRESS}' }] }); syncBuiltinESMExports();`;

test('one press opens the port of all processes to the local network', async () => {
  const settings = { DATABASE_URL: postgres.address, PROCESSES: '2', TRUSTED_PROXIES: '0' };
  const plain = new ServerProcess(settings, [`--import=${WITH_NETWORK.replace(/\s+/g, ' ')}`]);
  await plain.start();
  const there = plain.url.replace('127.0.0.1', NETWORK_ADDRESS);
  const answers = (method: 'GET' | 'POST', address: string) =>
    Promise.all(
      [1, 2, 3, 4].map(async () =>
        (await fetch(`${plain.url}/api${address}`, { method, headers: { Origin: plain.url } })).json(),
      ),
    );
  expect(await answers('GET', '/network')).toEqual(Array(4).fill({ mayOpen: true, origins: [] }));
  expect(await answers('POST', '/network/open')).toEqual(Array(4).fill({ mayOpen: false, origins: [there] }));
  expect(await answers('GET', '/network')).toEqual(Array(4).fill({ mayOpen: false, origins: [there] }));
  expect((await fetch(`${there}/healthz`)).status).toBe(200);
  await plain.stop();
  await expect(fetch(`${there}/healthz`)).rejects.toThrow();
});

test('processes that are stopped say goodbye to pages and send every answer they owe', async () => {
  const own = new ServerProcess({ DATABASE_URL: postgres.address, PROCESSES: '2' });
  await own.start();
  const guests = [await new TestGuest(own.url).arrive(), await new TestGuest(own.url).arrive()];
  const [ada] = guests;
  if (ada === undefined) throw new Error('nobody');
  const { table } = await ada.ask<{ table: { id: string } }>('POST', '/tables', TERMS);
  const page = new WebSocket(`${own.url.replace('http', 'ws')}/live/${table.id}`, { headers: ada.headers });
  const heard: { readonly type: string }[] = [];
  page.on('message', (text) => heard.push(JSON.parse(String(text))));
  await expect.poll(() => heard.length, TIMEOUT).toBeGreaterThan(0);
  const db = new PostgresDatabase(postgres.address);
  const { underWay, stopped } = await db.transaction(async (query) => {
    await query.query('SELECT 1 FROM tables WHERE id = $1 FOR UPDATE', [table.id]); // the answers have to wait for this lock
    const asked = ada.ask('POST', `/tables/${table.id}/commit`, { commitment: '0'.repeat(64) });
    const isWaiting = async () =>
      (await query.query(`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`)).length > 0;
    await expect.poll(isWaiting, TIMEOUT).toBe(true);
    const end = own.stop();
    await expect.poll(() => heard.at(-1)?.type, TIMEOUT).toBe('bye');
    return { underWay: asked, stopped: end };
  });
  await db.close();
  expect(await underWay).toMatchObject({ table: { chairs: [{ commitment: '0'.repeat(64) }, {}] } });
  await stopped;
});

test('all sockets of a table lead to one process, as the database counts as well', async () => {
  const db = new PostgresDatabase(postgres.address);
  const ids = Array.from({ length: 200 }, makeId);
  for (const processes of [2, 3]) {
    const rows = await db.query<{ place: number }>(
      `SELECT ${placeOfTableSql('id', '$2::integer')} AS place FROM unnest($1::text[]) WITH ORDINALITY AS t (id, n) ORDER BY n`,
      [ids, processes],
    );
    expect(rows.map(({ place }) => Number(place))).toEqual(ids.map((id) => placeOfTable(id, processes)));
    expect(new Set(rows.map(({ place }) => Number(place))).size).toBe(processes);
  }
  await db.close();
});

test.each([
  ['GET /live/abc?since=3 HTTP/1.1', 'abc'],
  ['GET /live/bots/abc HTTP/1.1', 'abc'],
  ['GET /api/bots/abc HTTP/1.1', 'abc'],
  ['GET /live/lobby?tournament=abc HTTP/1.1', null],
  ['GET /live/review/abc HTTP/1.1', null],
  ['POST /api/tables/abc/ready HTTP/1.1', null],
  ['\u0016\u0003\u0001', null],
])('%s', (line, table) => {
  expect(tableOf(`${line}\r\nHost: x\r\n\r\n`)).toBe(table);
});
