import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TableResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from './listen.ts';
import { type ServerNode, startServerNode } from './server-node.ts';
import { readSettings } from './settings.ts';
import { PostgresDatabase } from './storage/postgres.ts';
import { buildProgram } from './testing/build.ts';
import { startDatabase } from './testing/database.ts';
import { startGuestGame } from './testing/guest.ts';
import { SILENT_LOGGERS } from './testing/in-process-cluster.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const soon = { timeout: 20_000, interval: 20 };

let database: Awaited<ReturnType<typeof startDatabase>>;
let hook: Server;
const turns: { person: string; table: string }[] = [];
const nodes: { node: ServerNode; url: string }[] = [];

async function startNode(): Promise<void> {
  const { port } = hook.address() as AddressInfo;
  const env = {
    PORT: '0',
    LOG_LEVEL: 'silent',
    TEST_CLOCK: '1',
    TRUSTED_PROXIES: '1',
    WEBHOOK_URL: `http://127.0.0.1:${port}`,
  };
  const settings = readSettings(env, '/');
  if (typeof settings === 'string') throw new Error(settings);
  const programs = new URL('../dist/server/', import.meta.url);
  const db = new PostgresDatabase(database.address);
  const node = await startServerNode({
    settings,
    db,
    distFolder: programs,
    logFor: SILENT_LOGGERS,
    minBotDelayMs: 0,
  });
  const listening = await listen(node.server, settings);
  if (typeof listening === 'string') throw new Error(listening);
  nodes.push({ node, url: listening.url });
}

beforeAll(async () => {
  buildProgram('server');
  hook = createServer(async (request, answer) => {
    let body = '';
    for await (const part of request) body += part;
    turns.push(JSON.parse(body));
    answer.end();
  });
  await new Promise<void>((go) => hook.listen(0, '127.0.0.1', go));
  database = await startDatabase();
  await startNode();
  await startNode();
}, 180_000);
afterAll(async () => {
  for (const { node } of nodes) await node.close();
  await database.end();
  hook.close();
});

const move = (ahead: number) =>
  fetch(`${nodes[1]?.url}/test/clock`, { method: 'PUT', body: JSON.stringify({ ahead }) });

test('a test moves the time of all nodes: a player with days to move is notified, reminded, and replaced or beaten', async () => {
  const url = nodes[0]?.url ?? '';
  const time = { kind: 'correspondence', perMove: DAY_MS } as const;
  const byBot = await startGuestGame(url, 'comet', 2, time);
  const toForfeit = await startGuestGame(url, 'comet', 2, time, 'forfeit');
  const summaryOf = async ({ id, guests }: typeof byBot) =>
    (await guests[0]?.ask<TableResponse>('GET', `/tables/${id}`))?.table;
  const toldOf = ({ id }: typeof byBot) => turns.filter(({ table }) => table === id).length;

  await expect.poll(() => [toldOf(byBot), toldOf(toForfeit)], soon).toEqual([1, 1]);
  expect((await move(20 * HOUR_MS)).status).toBe(200);
  await expect.poll(() => [toldOf(byBot), toldOf(toForfeit)], soon).toEqual([2, 2]);
  expect((await move(0)).status).toBe(400);
  expect((await move(25 * HOUR_MS)).status).toBe(200);
  await expect.poll(() => summaryOf(toForfeit), soon).toMatchObject({ state: 'over', forfeited: [expect.any(Number)] });
  await expect.poll(async () => JSON.stringify(await summaryOf(byBot)), soon).toContain('"substitute":"captain"');
  expect(await summaryOf(byBot)).toMatchObject({ state: 'playing', forfeited: [] });
}, 60_000);
