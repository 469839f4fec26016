import { comet } from '@orrery/kernel/example';
import type { FromLobby, FromServer } from '@orrery/protocol';
import type { FaultyAnswer, TableAnswer, TablesAnswer } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEntryRows } from './storage/games.ts';
import type { Postgres } from './storage/postgres.ts';
import { Client } from './testing/client.ts';
import { TERMS } from './testing/terms.ts';
import { Player, WholeServer } from './testing/whole.ts';

let server: WholeServer;
let db: Postgres;
beforeAll(async () => {
  server = await WholeServer.start();
  db = server.database.open();
}, 180_000);
afterAll(() => server.end());

const PATIENT = { timeout: 30_000 };
const ENTRIES = 36;

/** A game that was played for a while against a bot, and that nobody has in memory any more. */
async function played(player: Player): Promise<string> {
  const { house, url } = await server.node();
  const { table } = await player.ask<TableAnswer>(url, 'POST', '/tables', TERMS);
  await player.ask(url, 'POST', `/tables/${table.id}/bot`, { seat: 1, level: 'cadet' });
  await player.ask(url, 'POST', `/tables/${table.id}/start`);
  const page = new Client(comet, `${url.replace('http', 'ws')}/live/${table.id}`, { cookie: player.cookie });
  await page.open();
  while (page.seq < ENTRIES) {
    await page.until(() => page.now?.request?.must === true);
    await page.choose();
  }
  page.close();
  await server.close(house);
  return table.id;
}

/** Somebody new, by way of a node of their own. */
async function arrive(name: string): Promise<Player> {
  const { house, url } = await server.node();
  const player = new Player();
  await player.ask(url, 'POST', '/me', { name });
  await server.close(house);
  return player;
}

/** Makes everybody who is here one who runs the house, confirmed. */
async function appointAll(): Promise<void> {
  await db.query(`UPDATE persons SET role = 'admin'`);
  await db.query('UPDATE sessions SET confirmed = now()');
}

const hashesOf = async (id: string) =>
  (await readEntryRows(db, id)).flatMap(({ hash }, i) => (hash === null ? [] : [i + 1]));

test('a log that leads elsewhere is noticed: its players are told, lobbies stay open, and it is set back', async () => {
  const ada = await arrive('Ada');
  const id = await played(ada);
  const hashed = await hashesOf(id);
  expect(hashed.length).toBeGreaterThanOrEqual(2);
  const [sound = 0, last = 0] = hashed.slice(-2);
  await db.query('UPDATE entries SET hash = $3 WHERE game_id = $1 AND seq = $2', [id, last, '00000000']);

  const { url } = await server.node();
  const { table: other } = await ada.ask<TableAnswer>(url, 'POST', '/tables', TERMS);
  const lobby = ada.look<FromLobby>(url, '/live/lobby');
  await expect.poll(() => lobby.heard[0], PATIENT).toMatchObject({ mine: [{ id: other.id }, { id, waitsFor: [] }] });
  const { tables } = await ada.ask<TablesAnswer>(url, 'GET', '/tables?list=mine');
  expect(tables).toHaveLength(2);
  const page = ada.look<FromServer>(url, `/live/${id}`);
  await expect.poll(() => page.heard.at(-1), PATIENT).toEqual({ type: 'bye', why: 'unplayable' });

  await appointAll();
  const { games } = await ada.ask<FaultyAnswer>(url, 'GET', '/admin/games');
  expect(games).toMatchObject([{ table: id, game: 'comet', fault: expect.stringContaining(`entry ${last}:`) }]);
  await ada.ask(url, 'POST', `/admin/games/${id}/restore`);
  expect((await ada.ask<FaultyAnswer>(url, 'GET', '/admin/games')).games).toEqual([]);
  const again = ada.look<FromServer>(url, `/live/${id}`);
  await expect.poll(() => again.heard[0], PATIENT).toMatchObject({ type: 'hello', seat: 0 });
  const rows = await readEntryRows(db, id);
  expect(rows.length).toBeGreaterThanOrEqual(sound);
  expect(rows.length).toBeLessThan(last);
  const [{ aside } = { aside: 0 }] = await db.query<{ aside: number }>(
    'SELECT count(*) AS aside FROM removed_entries WHERE game_id = $1 AND seq > $2',
    [id, sound],
  );
  expect(aside).toBeGreaterThan(0);

  await ada.ask(url, 'POST', `/tables/${id}/stand-in`, { level: 'cadet' });
  const state = async () => (await ada.ask<TableAnswer>(url, 'GET', `/tables/${id}`)).table.state;
  await expect.poll(state, { timeout: 60_000 }).toBe('over');
  expect(await ada.ask<string>(url, 'GET', `/tables/${id}/log`)).toMatch(/ #[0-9a-f]{8}$/m);
}, 180_000);

test('a game whose log cannot be read is ended by those who run the house, and by nobody else', async () => {
  const ben = await arrive('Ben');
  const id = await played(ben);
  await db.query(`UPDATE entries SET entry = 'nonsense' WHERE game_id = $1 AND seq = $2`, [id, 20]);
  const { url } = await server.node();
  const page = ben.look<FromServer>(url, `/live/${id}`);
  await expect.poll(() => page.heard.at(-1), PATIENT).toEqual({ type: 'bye', why: 'unplayable' });
  await expect(ben.ask(url, 'POST', `/admin/games/${id}/end`)).rejects.toThrow('admin.only');
  await appointAll();
  await ben.ask(url, 'POST', `/admin/games/${id}/end`);
  expect((await ben.ask<TableAnswer>(url, 'GET', `/tables/${id}`)).table.state).toBe('abandoned');
  await expect(ben.ask(url, 'POST', `/admin/games/${id}/restore`)).rejects.toThrow('table.not-playing');
}, 180_000);
