import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConnectionLimiter } from '../connection-limiter.ts';
import type { GameServiceDeps } from '../play/game-service.ts';
import { GameService } from '../play/game-service.ts';
import type { AuthHeaders, Person } from '../ports.ts';
import { handleUpgrades } from '../sockets.ts';
import type { Database } from '../storage/db.ts';
import { makeRecord, type SharedTables, type TestTable, TestTables } from './tables.ts';

const BOT_WORKER = new URL('../../dist/server/bots.worker.js', import.meta.url);

/** In tests the token is the person's name: `Authorization: Bearer NAME`. */
const personOf = async ({ authorization }: AuthHeaders): Promise<Person | null> => {
  const name = authorization?.replace('Bearer ', '');
  return name === undefined ? null : { id: name, name, kind: 'guest', role: 'player', language: 'en' };
};

/** A server node with fake tables and people for tests. */
export interface TestNode {
  readonly db: Database;
  readonly tables: TestTables;
  readonly play: GameService;
  /** The address of its sockets. */
  readonly address: string;
  readonly failures: unknown[];
  begin(table: TestTable): Promise<string>;
  /** Shuts down gracefully. */
  stop(): Promise<void>;
}

export async function startNode(
  db: Database,
  sharedTables: SharedTables,
  parts: Partial<GameServiceDeps> = {},
): Promise<TestNode> {
  const failures: unknown[] = [];
  const tables = new TestTables(sharedTables, db, parts.clock);
  const people = { personOf, mutedBy: async () => new Set<string>() };
  const play = new GameService({
    db,
    tables,
    people,
    notifier: { notifyTurn: async () => {}, notifyInvitation: async () => {} },
    botWorker: BOT_WORKER,
    rate: { burst: 10_000, perSecond: 10_000 },
    pace: 0,
    failed: (error) => failures.push(error),
    ...parts,
  });
  await play.open();
  const server = createServer();
  handleUpgrades(server, {
    people,
    routes: [play.externalBots, play.socketRoute],
    origin: null,
    proxies: 0,
    connectionLimiter: new ConnectionLimiter(0),
    upgradeLimiter: null,
    reportError: (error) => failures.push(error),
  });
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
  return {
    db,
    tables,
    play,
    failures,
    address: `ws://127.0.0.1:${portOf(server)}`,
    async begin(table) {
      const record = makeRecord(table);
      sharedTables.records.set(record.id, record);
      await db.transaction((query) => play.begin(record, query));
      return record.id;
    },
    async stop() {
      await play.close();
      server.closeAllConnections();
      await new Promise((go) => server.close(go));
    },
  };
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
