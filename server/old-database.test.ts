import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LiveHello, ServerMessage } from '@orrery/protocol';
import type { BlocksResponse, MeResponse, TableResponse, TablesResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from './listen.ts';
import { type ServerNode, startServerNode } from './server-node.ts';
import { readSettings } from './settings.ts';
import { restoreBackup } from './storage/backup.ts';
import type { Database } from './storage/db.ts';
import { migrate } from './storage/migrate.ts';
import { PostgresDatabase } from './storage/postgres.ts';
import { buildProgram } from './testing/build.ts';
import { openEmbedded } from './testing/embedded.ts';
import { ClusterUser, SILENT_LOGGERS } from './testing/in-process-cluster.ts';
import { startPostgres } from './testing/postgres.ts';

/**
 * Everything of a database whose last migration was 012, written by the server of that time: members, guests, two games
 * that were running and a table at which people gathered.
 */
const OLD_BACKUP = fileURLToPath(new URL('./storage/testing/database-012.gz', import.meta.url));
const CORRESPONDENCE_GAME = '5fuz42w5ntx3edbm';
const PUBLIC_GAME = 'j23zw2edudd6f475';
const GATHERING_TABLE = 'wxyv2jcdzs6jk4t9';
const DIST_FOLDER = new URL('../dist/server/', import.meta.url);
const soon = { timeout: 30_000 };

async function embedded(): Promise<{ db: Database; end(): void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'orrery-old-'));
  return { db: await openEmbedded(folder), end: () => rmSync(folder, { recursive: true }) };
}

async function postgres(): Promise<{ db: Database; end(): void }> {
  const server = await startPostgres();
  return { db: new PostgresDatabase(server.address), end: () => server.stop() };
}

describe.each([
  { name: 'the embedded database', start: embedded },
  { name: 'a PostgreSQL server', start: postgres },
])('data stored before the columns were renamed is kept in $name', ({ start }) => {
  let store: Awaited<ReturnType<typeof start>>;
  let node: ServerNode;
  let url = '';
  const ada = new ClusterUser();

  beforeAll(async () => {
    buildProgram('server');
    store = await start();
    await migrate(store.db);
    // Builds the tables of that time, fills them, and migrates them.
    expect(await restoreBackup(store.db, OLD_BACKUP, { replace: false })).toBeNull();
    const settings = readSettings({ PORT: '0', LOG_LEVEL: 'silent' }, '/');
    if (typeof settings === 'string') throw new Error(settings);
    node = await startServerNode({
      settings,
      db: store.db,
      distFolder: DIST_FOLDER,
      logFor: SILENT_LOGGERS,
      minBotDelayMs: 0,
    });
    const listening = await listen(node.server, settings);
    if (typeof listening === 'string') throw new Error(listening);
    url = listening.url;
  }, 180_000);
  afterAll(async () => {
    await node.close();
    store.end();
  });

  const tableOf = async (id: string) => (await ada.ask<TableResponse>(url, 'GET', `/tables/${id}`)).table;

  test('a member signs in and finds games, blocks and auto-answers', async () => {
    const { me } = await ada.ask<MeResponse>(url, 'POST', '/sign-in', {
      login: 'ada-login',
      password: 'Ada horse staple',
    });
    expect(me).toMatchObject({ name: 'Ada', kind: 'member' });
    const { tables } = await ada.ask<TablesResponse>(url, 'GET', '/tables?list=mine');
    expect(tables.map(({ id }) => id).toSorted()).toEqual(
      [CORRESPONDENCE_GAME, PUBLIC_GAME, GATHERING_TABLE].toSorted(),
    );
    const { people } = await ada.ask<BlocksResponse>(url, 'GET', '/blocks');
    expect(people).toMatchObject([{ name: 'Cyd', kind: 'block' }]);
    expect(await ada.ask(url, 'GET', `/tables/${CORRESPONDENCE_GAME}/auto-answers`)).toEqual({
      answers: [{ question: 'turn', move: 'pass' }],
    });
  });

  test('tables have their terms under the present names', async () => {
    expect(await tableOf(CORRESPONDENCE_GAME)).toMatchObject({
      time: { kind: 'correspondence', perMove: 3 * 86_400_000 },
      onTimeout: 'forfeit',
      visibility: 'unlisted',
      state: 'playing',
    });
    expect(await tableOf(PUBLIC_GAME)).toMatchObject({
      onTimeout: 'bot',
      visibility: 'public',
      chairs: [{}, { sitter: { name: 'Ben', substitute: 'cadet' }, votedToEnd: true }, { sitter: { kind: 'bot' } }],
    });
    expect(await tableOf(GATHERING_TABLE)).toMatchObject({
      state: 'gathering',
      visibility: 'public',
      revealUntil: null,
    });
  });

  test('a running game continues where it stopped, with its chat', { timeout: 60_000 }, async () => {
    const page = ada.openSocket<ServerMessage>(url, `/live/${CORRESPONDENCE_GAME}?since=0`);
    const isHello = (message: ServerMessage): message is LiveHello => message.type === 'hello';
    await expect.poll(() => page.heard.find(isHello)?.status?.request, soon).toMatchObject({ id: 9, question: 'main' });
    expect(page.heard.find(isHello)?.chat).toMatchObject([{ name: 'Ada', text: 'Good luck!' }]);
    page.socket.send(JSON.stringify({ type: 'choose', id: 1, request: 9, move: 'end' }));
    await expect
      .poll(() => page.heard.find(({ type }) => type === 'ack' || type === 'refused'), soon)
      .toEqual({ type: 'ack', id: 1 });
    page.socket.close();
  });
});
