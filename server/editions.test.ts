import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findEdition, GAMES, presentEdition } from '@orrery/catalog';
import { parseLog, replay } from '@orrery/kernel';
import type { TableResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from './listen.ts';
import { adapterFor } from './play/game-adapter.ts';
import { type ServerNode, startServerNode } from './server-node.ts';
import { readSettings } from './settings.ts';
import type { Database } from './storage/db.ts';
import { findGameRow, readEntries, readEntryRows } from './storage/games.ts';
import { migrate } from './storage/migrate.ts';
import { PostgresDatabase } from './storage/postgres.ts';
import { buildProgram } from './testing/build.ts';
import { openEmbedded } from './testing/embedded.ts';
import { SILENT_LOGGERS } from './testing/in-process-cluster.ts';
import { startPostgres } from './testing/postgres.ts';

const DIST_FOLDER = new URL('../dist/server/', import.meta.url);
const START_TIMEOUT_MS = 180_000; // builds the server, and a machine without PostgreSQL installs it first
const PLAY_TIMEOUT_MS = 120_000;
/** The first frozen edition; no new game uses it. */
const OLD_EDITION = 1;
/** Number of entries before the server is stopped, and after it has restarted. */
const [BEFORE, AFTER] = [40, 80];

interface Store {
  open(): Promise<Database>;
  end(): void;
}

const STORES: Readonly<Record<string, () => Promise<Store>>> = {
  async embedded() {
    const folder = mkdtempSync(path.join(tmpdir(), 'orrery-editions-'));
    return { open: () => openEmbedded(folder), end: () => rmSync(folder, { recursive: true }) };
  },
  async PostgreSQL() {
    const server = await startPostgres();
    return { open: async () => new PostgresDatabase(server.address), end: () => server.stop() };
  },
};

/** A server on a store, which can be stopped and restarted. */
class RestartableServer {
  readonly store: Store;
  #node: ServerNode | null = null;
  #db: Database | null = null;
  #url = '';
  #cookie = '';

  constructor(store: Store) {
    this.store = store;
  }

  get db(): Database {
    if (this.#db === null) throw new Error('the server is not running');
    return this.#db;
  }

  async start(): Promise<void> {
    const settings = readSettings({ PORT: '0', LOG_LEVEL: 'silent' }, '/');
    if (typeof settings === 'string') throw new Error(settings);
    this.#db = await this.store.open();
    await migrate(this.#db);
    this.#node = await startServerNode({
      settings,
      db: this.#db,
      distFolder: DIST_FOLDER,
      logFor: SILENT_LOGGERS,
      minBotDelayMs: 0,
    });
    const listening = await listen(this.#node.server, settings);
    if (typeof listening === 'string') throw new Error(listening);
    this.#url = listening.url;
  }

  async stop(): Promise<void> {
    await this.#node?.close();
    this.#node = null;
    this.#db = null;
  }

  async ask<X>(method: string, address: string, body?: object): Promise<X> {
    const answer = await fetch(`${this.#url}/api${address}`, {
      method,
      headers: { Origin: this.#url, Cookie: this.#cookie, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.#cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? this.#cookie;
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text}`);
    return (answer.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text) as X;
  }

  /** A table as created before the rules were corrected, with bots on every chair but the first. */
  async oldTable(game: string, seats: number): Promise<string> {
    const terms = { game, seats, time: { kind: 'none' }, onTimeout: 'bot', isRated: false, visibility: 'public' };
    const { table } = await this.ask<TableResponse>('POST', '/tables', terms);
    await this.db.query("UPDATE tables SET edition = $2, options = '{}' WHERE id = $1", [table.id, OLD_EDITION]);
    for (let seat = 1; seat < seats; seat++) {
      await this.ask('POST', `/tables/${table.id}/bot`, { seat, level: 'cadet' });
    }
    await this.ask('POST', `/tables/${table.id}/start`);
    await this.ask('POST', `/tables/${table.id}/substitute`, { level: 'cadet' });
    return table.id;
  }

  /** Ends a game, unless its bots have finished it already. */
  async abandon(id: string): Promise<void> {
    await this.ask('POST', `/tables/${id}/vote-to-end`).catch(async (error: unknown) => {
      const { table } = await this.ask<TableResponse>('GET', `/tables/${id}`);
      if (table.state !== 'over') throw error;
    });
  }

  entries = (id: string): Promise<readonly string[]> => readEntries(this.db, id);

  /** The log so far, as the server prints it. */
  async printedLog(id: string): Promise<string> {
    const row = await findGameRow(this.db, id);
    if (row === null) throw new Error('no such game');
    return (await adapterFor(row)).printLog(row, await readEntryRows(this.db, id));
  }
}

/** Whether a log replays with the rules it names, as the catalog has them. */
async function plays(game: string, edition: number, text: string): Promise<true | string> {
  const held = await findEdition(game, edition)?.load();
  if (held === undefined) return `there is no edition ${edition} of ${game}`;
  return held.use((engine) => {
    const log = parseLog(engine, text);
    const played = log.ok ? replay(engine, log.value) : log;
    return played.ok ? true : played.problem.text;
  });
}

beforeAll(() => buildProgram('server'), START_TIMEOUT_MS);

describe.each(Object.keys(STORES))('games of edition 1 on the %s store', (name) => {
  let host: RestartableServer;

  beforeAll(async () => {
    const store = await STORES[name]?.();
    if (store === undefined) throw new Error(`there is no store called ${name}`);
    host = new RestartableServer(store);
    await host.start();
    await host.ask('POST', '/me', { name: 'Ada' });
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await host.stop();
    host.store.end();
  });

  test('continue with the rules they began with, also after a restart', {
    timeout: 2 * PLAY_TIMEOUT_MS,
  }, async () => {
    const games = new Map<string, string>();
    for (const { id, seats } of GAMES) {
      expect(presentEdition(id)?.edition).toBeGreaterThan(OLD_EDITION);
      games.set(id, await host.oldTable(id, seats[0]));
    }
    const fewest = async () =>
      Math.min(...(await Promise.all([...games.values()].map(host.entries))).map((all) => all.length));
    await expect.poll(fewest, { timeout: PLAY_TIMEOUT_MS }).toBeGreaterThan(BEFORE);
    await host.stop();
    await host.start();
    await expect.poll(fewest, { timeout: PLAY_TIMEOUT_MS }).toBeGreaterThan(AFTER);
    for (const [id, game] of games) {
      const text = await host.printedLog(game);
      expect(text).toContain(`\ngame ${id} ${OLD_EDITION}\n`);
      expect(await plays(id, OLD_EDITION, text)).toBe(true);
      await host.abandon(game);
    }
  });

  test('a Duel is played to its end, and its log can be downloaded and verified', {
    timeout: PLAY_TIMEOUT_MS,
  }, async () => {
    const game = await host.oldTable('duel', 2);
    const state = async () => (await host.ask<TableResponse>('GET', `/tables/${game}`)).table.state;
    await expect.poll(state, { timeout: PLAY_TIMEOUT_MS }).toBe('over');
    const text = await host.ask<string>('GET', `/tables/${game}/log`);
    expect(await plays('duel', OLD_EDITION, text)).toBe(true);
  });
});
