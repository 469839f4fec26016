import { comet } from '@orrery/kernel/example';
import type { LobbyMessage, ServerMessage } from '@orrery/protocol';
import type { BrokenGamesResponse, TableResponse, TablesResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEntryRows } from './storage/games.ts';
import type { PostgresDatabase } from './storage/postgres.ts';
import { TestClient } from './testing/client.ts';
import { ClusterUser, InProcessCluster } from './testing/in-process-cluster.ts';
import { TEST_TABLE_TERMS } from './testing/terms.ts';

let server: InProcessCluster;
let db: PostgresDatabase;
beforeAll(async () => {
  server = await InProcessCluster.start();
  db = server.database.open();
}, 180_000);
afterAll(() => server.end());

const SLOW_TEST = { timeout: 30_000 };
const ENTRY_COUNT = 36;

/** A game that was played against a bot for a while and that no node has in memory. */
async function played(player: ClusterUser): Promise<string> {
  const { node, url } = await server.node();
  const { table } = await player.ask<TableResponse>(url, 'POST', '/tables', TEST_TABLE_TERMS);
  await player.ask(url, 'POST', `/tables/${table.id}/bot`, { seat: 1, level: 'cadet' });
  await player.ask(url, 'POST', `/tables/${table.id}/start`);
  const page = new TestClient(comet, `${url.replace('http', 'ws')}/live/${table.id}`, { cookie: player.cookie });
  await page.open();
  while (page.seq < ENTRY_COUNT) {
    await page.until(() => page.now?.request?.must === true);
    await page.choose();
  }
  page.close();
  await server.close(node);
  return table.id;
}

/** A new person, on a node of their own. */
async function arrive(name: string): Promise<ClusterUser> {
  const { node, url } = await server.node();
  const player = new ClusterUser();
  await player.ask(url, 'POST', '/me', { name });
  await server.close(node);
  return player;
}

/** Makes everybody here a confirmed administrator. */
async function appointAll(): Promise<void> {
  await db.query(`UPDATE persons SET role = 'admin'`);
  await db.query('UPDATE sessions SET confirmed = now()');
}

const hashesOf = async (id: string) =>
  (await readEntryRows(db, id)).flatMap(({ hash }, i) => (hash === null ? [] : [i + 1]));

test('a log that no longer replays is noticed: its players are told, lobbies stay open, and an admin can restore it', async () => {
  const ada = await arrive('Ada');
  const id = await played(ada);
  const hashed = await hashesOf(id);
  expect(hashed.length).toBeGreaterThanOrEqual(2);
  const [sound = 0, last = 0] = hashed.slice(-2);
  await db.query('UPDATE entries SET hash = $3 WHERE game_id = $1 AND seq = $2', [id, last, '00000000']);

  const { url } = await server.node();
  const { table: other } = await ada.ask<TableResponse>(url, 'POST', '/tables', TEST_TABLE_TERMS);
  const lobby = ada.openSocket<LobbyMessage>(url, '/live/lobby');
  await expect.poll(() => lobby.heard[0], SLOW_TEST).toMatchObject({ mine: [{ id: other.id }, { id, waitsFor: [] }] });
  const { tables } = await ada.ask<TablesResponse>(url, 'GET', '/tables?list=mine');
  expect(tables).toHaveLength(2);
  const page = ada.openSocket<ServerMessage>(url, `/live/${id}`);
  await expect.poll(() => page.heard.at(-1), SLOW_TEST).toEqual({ type: 'bye', reason: 'unplayable' });

  await appointAll();
  const { games } = await ada.ask<BrokenGamesResponse>(url, 'GET', '/admin/games');
  expect(games).toMatchObject([{ table: id, game: 'comet', fault: expect.stringContaining(`entry ${last}:`) }]);
  await ada.ask(url, 'POST', `/admin/games/${id}/restore`);
  expect((await ada.ask<BrokenGamesResponse>(url, 'GET', '/admin/games')).games).toEqual([]);
  const again = ada.openSocket<ServerMessage>(url, `/live/${id}`);
  await expect.poll(() => again.heard[0], SLOW_TEST).toMatchObject({ type: 'hello', seat: 0 });
  const rows = await readEntryRows(db, id);
  expect(rows.length).toBeGreaterThanOrEqual(sound);
  expect(rows.length).toBeLessThan(last);
  const [{ aside } = { aside: 0 }] = await db.query<{ aside: number }>(
    'SELECT count(*) AS aside FROM removed_entries WHERE game_id = $1 AND seq > $2',
    [id, sound],
  );
  expect(aside).toBeGreaterThan(0);

  await ada.ask(url, 'POST', `/tables/${id}/substitute`, { level: 'cadet' });
  const state = async () => (await ada.ask<TableResponse>(url, 'GET', `/tables/${id}`)).table.state;
  await expect.poll(state, { timeout: 60_000 }).toBe('over');
  expect(await ada.ask<string>(url, 'GET', `/tables/${id}/log`)).toMatch(/ #[0-9a-f]{8}$/m);
}, 180_000);

test('only an admin can end a game whose log cannot be read', async () => {
  const ben = await arrive('Ben');
  const id = await played(ben);
  await db.query(`UPDATE entries SET entry = 'nonsense' WHERE game_id = $1 AND seq = $2`, [id, 20]);
  const { url } = await server.node();
  const page = ben.openSocket<ServerMessage>(url, `/live/${id}`);
  await expect.poll(() => page.heard.at(-1), SLOW_TEST).toEqual({ type: 'bye', reason: 'unplayable' });
  await expect(ben.ask(url, 'POST', `/admin/games/${id}/end`)).rejects.toThrow('admin.only');
  await appointAll();
  await ben.ask(url, 'POST', `/admin/games/${id}/end`);
  expect((await ben.ask<TableResponse>(url, 'GET', `/tables/${id}`)).table.state).toBe('abandoned');
  await expect(ben.ask(url, 'POST', `/admin/games/${id}/restore`)).rejects.toThrow('table.not-playing');
}, 180_000);
