import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Doorway } from '../doorway.ts';
import type { PlayParts } from '../play/play.ts';
import { PlayHouse } from '../play/play.ts';
import type { Credentials, Person } from '../seams.ts';
import { openSockets } from '../sockets.ts';
import type { Db } from '../storage/db.ts';
import { recordOf, type Shelf, type TestTable, TestTables } from './tables.ts';

const BOTS = new URL('../../dist/server/bots.worker.js', import.meta.url);

/** Whoever says its name is that person: `Authorization: Bearer NAME`. */
const personOf = async ({ authorization }: Credentials): Promise<Person | null> => {
  const name = authorization?.replace('Bearer ', '');
  return name === undefined ? null : { id: name, name, kind: 'guest', role: 'player', language: 'en' };
};

/** A node of the server, with tables and people that only tests need. */
export interface TestNode {
  readonly db: Db;
  readonly tables: TestTables;
  readonly play: PlayHouse;
  /** Where its sockets are opened. */
  readonly address: string;
  readonly failures: unknown[];
  begin(table: TestTable): Promise<string>;
  /** Goes as a node goes that is stopped kindly. */
  stop(): Promise<void>;
}

export async function startNode(db: Db, shelf: Shelf, parts: Partial<PlayParts> = {}): Promise<TestNode> {
  const failures: unknown[] = [];
  const tables = new TestTables(shelf, db);
  const people = { personOf, mutedBy: async () => new Set<string>() };
  const play = new PlayHouse({
    db,
    tables,
    people,
    notifier: { yourTurn: async () => {} },
    bots: BOTS,
    rate: { burst: 10_000, perSecond: 10_000 },
    pace: 0,
    failed: (error) => failures.push(error),
    ...parts,
  });
  await play.open();
  const server = createServer();
  openSockets(server, {
    people,
    doors: [play.bots, play.door],
    origin: null,
    proxies: 0,
    doorway: new Doorway(0),
    upgrades: null,
  });
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
  return {
    db,
    tables,
    play,
    failures,
    address: `ws://127.0.0.1:${portOf(server)}`,
    async begin(table) {
      const record = recordOf(table);
      shelf.records.set(record.id, record);
      await db.within((query) => play.begin(record, query));
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
