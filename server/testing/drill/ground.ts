import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Db } from '../../storage/db.ts';
import { Embedded } from '../../storage/embedded.ts';
import { Postgres } from '../../storage/postgres.ts';
import { layEmbedded } from '../embedded.ts';
import { Program } from '../program.ts';
import { startRow } from '../row.ts';

/**
 * What is ended under play: a node on the embedded database, a node on PostgreSQL, one of two such nodes, or PostgreSQL
 * itself below a node (`database`), all without a warning; or `rolling`: two nodes behind one address, which are stopped
 * kindly and started again, one after the other.
 */
export const STORES = ['embedded', 'postgres', 'nodes', 'database', 'rolling'] as const;
export type Store = (typeof STORES)[number];

/** Something that can be ended and started again. */
export interface Victim {
  end(): Promise<void>;
  start(): Promise<void>;
}

/** What games are played on. */
export interface Ground {
  /** Where pages find the nodes. */
  addresses(): readonly string[];
  readonly victims: readonly Victim[];
  /** Ends every node. */
  end(): Promise<void>;
  /** The database itself, once no node has it. */
  inspect(): Promise<Db>;
  clear(): Promise<void>;
}

const DATABASE_THREAD = new URL('../../../dist/server/database.worker.js', import.meta.url);

const killed = (node: Program): Victim => ({ end: () => node.kill(), start: () => node.start() });
const stopped = (node: Program): Victim => ({ end: () => node.stop(), start: () => node.start() });

export const layGround = (store: Store): Promise<Ground> =>
  store === 'embedded' ? layEmbeddedGround() : layPostgresGround(store);

async function layEmbeddedGround(): Promise<Ground> {
  const folder = mkdtempSync(path.join(tmpdir(), 'orrery-drill-'));
  await layEmbedded(folder);
  const node = new Program({ DATA: folder, DATABASE_URL: '' });
  await node.start();
  return {
    addresses: () => [node.url],
    victims: [killed(node)],
    end: () => node.kill(),
    async inspect() {
      const opened = await Embedded.open(folder, DATABASE_THREAD);
      if (typeof opened === 'string') throw new Error(opened);
      return opened;
    },
    clear: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function layPostgresGround(store: Exclude<Store, 'embedded'>): Promise<Ground> {
  const row = await startRow(store === 'nodes' || store === 'rolling' ? 2 : 1);
  const { nodes, url, database } = row;
  const VICTIMS: Readonly<Record<typeof store, readonly Victim[]>> = {
    postgres: nodes.map(killed),
    nodes: nodes.map(killed),
    database: [{ end: database.crash, start: database.start }],
    rolling: nodes.map(stopped),
  };
  return {
    addresses: () => (store === 'rolling' ? [url] : nodes.map((node) => node.url)),
    victims: VICTIMS[store],
    async end() {
      for (const node of nodes) await node.kill();
    },
    inspect: async () => new Postgres(database.address),
    clear: row.stop,
  };
}
