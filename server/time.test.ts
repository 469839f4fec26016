import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DaysOffResponse, TableResponse } from '@orrery/protocol/api';
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

/** The player whose turn it is, and the other one. */
async function playersOf({ id, guests }: Awaited<ReturnType<typeof startGuestGame>>) {
  await expect.poll(() => turns.some(({ table }) => table === id), soon).toBe(true);
  const seated = await Promise.all(
    guests.map(async (guest) => ({ guest, seat: (await guest.ask<TableResponse>('GET', `/tables/${id}`)).seat ?? 0 })),
  );
  const { table } = seated[0] ? await seated[0].guest.ask<TableResponse>('GET', `/tables/${id}`) : { table: null };
  const asked = turns.find((turn) => turn.table === id)?.person;
  const isAsked = ({ seat }: { readonly seat: number }) => {
    const sitter = table?.chairs[seat]?.sitter;
    return sitter?.kind === 'person' && sitter.person === asked;
  };
  const [awaited, other] = [seated.find(isAsked), seated.find((each) => !isAsked(each))];
  if (awaited === undefined || other === undefined) throw new Error('nobody is asked');
  return { awaited, other };
}

test('on vacation a clock by correspondence stands still on all nodes, and runs on when the vacation ends', async () => {
  const [one = '', two = ''] = nodes.map(({ url }) => url);
  const game = await startGuestGame(one, 'comet', 2, { kind: 'correspondence', perMove: DAY_MS }, 'forfeit');
  const { awaited } = await playersOf(game);
  const table = async () => (await awaited.guest.ask<TableResponse>('GET', `/tables/${game.id}`)).table;
  const now = Date.now() + 25 * HOUR_MS; // where the test before has moved the time to
  const { vacations } = await awaited.guest.ask<DaysOffResponse>('POST', '/days-off/vacations', {
    from: 0,
    until: now + 20 * DAY_MS,
  });
  await expect.poll(async () => (await table()).chairs[awaited.seat]?.daysOff?.vacations.length, soon).toBe(1);
  expect((await move(10 * DAY_MS)).status).toBe(200);
  const control = await startGuestGame(two, 'comet', 2, { kind: 'correspondence', perMove: HOUR_MS }, 'forfeit');
  const { other } = await playersOf(control);
  expect((await move(12 * DAY_MS)).status).toBe(200);
  // A game whose clock runs ends meanwhile: so the node has had the time to end the other one too.
  const ended = async () => (await other.guest.ask<TableResponse>('GET', `/tables/${control.id}`)).table.state;
  await expect.poll(ended, soon).toBe('over');
  expect(await table()).toMatchObject({ state: 'playing', forfeited: [] });
  await awaited.guest.ask('DELETE', `/days-off/vacations/${vacations[0]?.id}`);
  expect((await move(14 * DAY_MS)).status).toBe(200);
  await expect.poll(table, soon).toMatchObject({ state: 'over', forfeited: [awaited.seat] });
}, 60_000);

test('a player who is given a day has a day more, on all nodes', async () => {
  const [one = '', two = ''] = nodes.map(({ url }) => url);
  const time = { kind: 'correspondence', perMove: DAY_MS } as const;
  const game = await startGuestGame(one, 'comet', 2, time, 'forfeit');
  const control = await startGuestGame(two, 'comet', 2, time, 'forfeit');
  const { awaited, other } = await playersOf(game);
  const { table } = await other.guest.ask<TableResponse>('POST', `/tables/${game.id}/add-time`, { seat: awaited.seat });
  expect(table.chairs[awaited.seat]?.addedTime).toBe(DAY_MS);
  const stateOf = async (id: string) => (await other.guest.ask<TableResponse>('GET', `/tables/${id}`)).table.state;
  expect((await move(15 * DAY_MS + 2 * HOUR_MS)).status).toBe(200);
  await expect.poll(() => stateOf(control.id), soon).toBe('over');
  expect(await stateOf(game.id)).toBe('playing');
  expect((await move(16 * DAY_MS + 2 * HOUR_MS)).status).toBe(200);
  await expect.poll(() => stateOf(game.id), soon).toBe('over');
}, 60_000);
