import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../../storage/db.ts';
import { EmbeddedDatabase } from '../../storage/embedded.ts';
import { PostgresDatabase } from '../../storage/postgres.ts';
import { type BlackHole, startBlackHole } from '../black-hole.ts';
import { copyEmbeddedTemplate } from '../embedded.ts';
import type { PostgresServer } from '../postgres.ts';
import { startProcessCluster } from '../process-cluster.ts';
import { ServerProcess } from '../server-process.ts';
import { SLOW_COMMIT, slowDown } from '../slow-disk.ts';

/**
 * What is killed during play: a node on the embedded database, a node on PostgreSQL, one of two such nodes, or
 * PostgreSQL itself below a node (`database`), all without warning. `rolling`: two nodes behind one address, stopped
 * gracefully and restarted, one after the other. `black-hole`: nothing is killed, but the network between a node and
 * PostgreSQL drops everything for some seconds. `slow-disk`: one commit in three takes 100 to 500 ms longer, and the
 * node or PostgreSQL is killed meanwhile; `slow-embedded`: the same for a node on the embedded database.
 */
export const STORES = [
  'embedded',
  'postgres',
  'nodes',
  'database',
  'rolling',
  'black-hole',
  'slow-disk',
  'slow-embedded',
] as const;
export type Store = (typeof STORES)[number];
type EmbeddedStore = Extract<Store, 'embedded' | 'slow-embedded'>;
type PostgresStore = Exclude<Store, EmbeddedStore>;

/** Something that can be killed and restarted. */
export interface Victim {
  end(): Promise<void>;
  start(): Promise<void>;
}

/** The server under the games of a drill. */
export interface DrillServer {
  /** The addresses of the nodes. */
  addresses(): readonly string[];
  readonly victims: readonly Victim[];
  /** Approximate duration of a commit after a move was sent. */
  readonly commitMs: number;
  /** Maximum time before a killed victim is restarted. */
  readonly awayMs: number;
  /** What the nodes say about themselves, for a drill that has failed. */
  problems(): readonly string[];
  /** Stops every node. */
  end(): Promise<void>;
  /** The database itself, once no node uses it. */
  inspect(): Promise<Database>;
  clear(): Promise<void>;
}

const DATABASE_WORKER = new URL('../../../dist/server/database.worker.js', import.meta.url);

const killable = (node: ServerProcess): Victim => ({ end: () => node.kill(), start: () => node.start() });
const stoppable = (node: ServerProcess): Victim => ({ end: () => node.stop(), start: () => node.start() });

const problemsOf = (nodes: readonly ServerProcess[]): readonly string[] =>
  nodes.flatMap((node) => [`${node.url} ${node.isRunning ? 'is running' : 'has ended'}`, ...node.errors]);

const COMMIT_MS = 6;
const AWAY_MS = 900;
/** Some silences are shorter and some longer than a node's database timeout of five seconds. */
const SILENCE_MS = 8000;

export const startDrillServer = (store: Store): Promise<DrillServer> =>
  store === 'embedded' || store === 'slow-embedded' ? startOnEmbedded(store) : startOnPostgres(store);

async function openFolder(folder: string): Promise<EmbeddedDatabase> {
  const opened = await EmbeddedDatabase.open(folder, DATABASE_WORKER);
  if (typeof opened === 'string') throw new Error(opened);
  return opened;
}

async function slowed<D extends Database>(db: D): Promise<void> {
  await slowDown(db);
  await db.close();
}

async function startOnEmbedded(store: EmbeddedStore): Promise<DrillServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'orrery-drill-'));
  await copyEmbeddedTemplate(folder);
  const isSlow = store === 'slow-embedded';
  if (isSlow) await slowed(await openFolder(folder));
  const node = new ServerProcess({ DATA_DIR: folder, DATABASE_URL: '' });
  await node.start();
  return {
    addresses: () => [node.url],
    victims: [killable(node)],
    commitMs: isSlow ? SLOW_COMMIT.mostMs : COMMIT_MS,
    awayMs: AWAY_MS,
    problems: () => problemsOf([node]),
    end: () => node.kill(),
    inspect: () => openFolder(folder),
    clear: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What the network does: it loses every connection and the data on it, or delivers all of it late. */
const silences = ({ swallow, open, release }: BlackHole): readonly Victim[] =>
  [open, release].map((letGo) => ({ end: async () => swallow(), start: async () => letGo() }));

async function startOnPostgres(store: PostgresStore): Promise<DrillServer> {
  const holes: BlackHole[] = [];
  const prepare = async ({ address }: PostgresServer): Promise<string> => {
    if (store === 'slow-disk') await slowed(new PostgresDatabase(address));
    if (store !== 'black-hole') return address;
    const way = new URL(address);
    const hole = await startBlackHole(Number(way.port));
    holes.push(hole);
    way.port = String(hole.port);
    return way.href;
  };
  const row = await startProcessCluster(store === 'nodes' || store === 'rolling' ? 2 : 1, {}, prepare);
  const { nodes, url, database } = row;
  const crashed: Victim = { end: database.crash, start: database.start };
  const VICTIMS: Readonly<Record<PostgresStore, readonly Victim[]>> = {
    postgres: nodes.map(killable),
    nodes: nodes.map(killable),
    database: [crashed],
    rolling: nodes.map(stoppable),
    'black-hole': holes.flatMap(silences),
    'slow-disk': [...nodes.map(killable), crashed],
  };
  return {
    addresses: () => (store === 'rolling' ? [url] : nodes.map((node) => node.url)),
    victims: VICTIMS[store],
    commitMs: store === 'slow-disk' ? SLOW_COMMIT.mostMs : COMMIT_MS,
    awayMs: store === 'black-hole' ? SILENCE_MS : AWAY_MS,
    problems: () => problemsOf(nodes),
    async end() {
      for (const node of nodes) await node.kill();
    },
    inspect: async () => new PostgresDatabase(database.address),
    async clear() {
      await row.stop();
      for (const hole of holes) await hole.close();
    },
  };
}
