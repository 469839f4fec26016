import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Db } from '../../storage/db.ts';
import { Embedded } from '../../storage/embedded.ts';
import { Postgres } from '../../storage/postgres.ts';
import { type BlackHole, startBlackHole } from '../black-hole.ts';
import { layEmbedded } from '../embedded.ts';
import type { PostgresServer } from '../postgres.ts';
import { Program } from '../program.ts';
import { startRow } from '../row.ts';
import { SLOW_COMMIT, slowDown } from '../slow-disk.ts';

/**
 * What is ended under play: a node on the embedded database, a node on PostgreSQL, one of two such nodes, or PostgreSQL
 * itself below a node (`database`), all without a warning; or `rolling`: two nodes behind one address, which are stopped
 * kindly and started again, one after the other. With `black-hole` nothing ends, but the network between a node and PostgreSQL
 * swallows everything for some seconds. With `slow-disk` one commit in three takes 100 to 500 ms longer, and the node or
 * PostgreSQL is ended meanwhile; with `slow-embedded` the same happens to a node on the embedded database.
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
  /** A commit is under way for about so long after a move went out. */
  readonly commitMs: number;
  /** What was ended stays so for so long at most. */
  readonly awayMs: number;
  /** Ends every node. */
  end(): Promise<void>;
  /** The database itself, once no node has it. */
  inspect(): Promise<Db>;
  clear(): Promise<void>;
}

const DATABASE_THREAD = new URL('../../../dist/server/database.worker.js', import.meta.url);

const killed = (node: Program): Victim => ({ end: () => node.kill(), start: () => node.start() });
const stopped = (node: Program): Victim => ({ end: () => node.stop(), start: () => node.start() });

const COMMIT_MS = 6;
const AWAY_MS = 900;
/** Some of the silences are shorter and some longer than a node's patience with its database, which is five seconds. */
const SILENCE_MS = 8000;

export const layGround = (store: Store): Promise<Ground> =>
  store === 'embedded' || store === 'slow-embedded' ? layEmbeddedGround(store) : layPostgresGround(store);

async function openFolder(folder: string): Promise<Embedded> {
  const opened = await Embedded.open(folder, DATABASE_THREAD);
  if (typeof opened === 'string') throw new Error(opened);
  return opened;
}

async function slowed<D extends Db>(db: D): Promise<void> {
  await slowDown(db);
  await db.close();
}

async function layEmbeddedGround(store: EmbeddedStore): Promise<Ground> {
  const folder = mkdtempSync(path.join(tmpdir(), 'orrery-drill-'));
  await layEmbedded(folder);
  const isSlow = store === 'slow-embedded';
  if (isSlow) await slowed(await openFolder(folder));
  const node = new Program({ DATA: folder, DATABASE_URL: '' });
  await node.start();
  return {
    addresses: () => [node.url],
    victims: [killed(node)],
    commitMs: isSlow ? SLOW_COMMIT.mostMs : COMMIT_MS,
    awayMs: AWAY_MS,
    end: () => node.kill(),
    inspect: () => openFolder(folder),
    clear: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What the network does: it forgets every connection and what was said on them, or lets all of it through late. */
const silences = ({ swallow, open, release }: BlackHole): readonly Victim[] =>
  [open, release].map((letGo) => ({ end: async () => swallow(), start: async () => letGo() }));

async function layPostgresGround(store: PostgresStore): Promise<Ground> {
  const holes: BlackHole[] = [];
  const prepare = async ({ address }: PostgresServer): Promise<string> => {
    if (store === 'slow-disk') await slowed(new Postgres(address));
    if (store !== 'black-hole') return address;
    const way = new URL(address);
    const hole = await startBlackHole(Number(way.port));
    holes.push(hole);
    way.port = String(hole.port);
    return way.href;
  };
  const row = await startRow(store === 'nodes' || store === 'rolling' ? 2 : 1, {}, prepare);
  const { nodes, url, database } = row;
  const crashed: Victim = { end: database.crash, start: database.start };
  const VICTIMS: Readonly<Record<PostgresStore, readonly Victim[]>> = {
    postgres: nodes.map(killed),
    nodes: nodes.map(killed),
    database: [crashed],
    rolling: nodes.map(stopped),
    'black-hole': holes.flatMap(silences),
    'slow-disk': [...nodes.map(killed), crashed],
  };
  return {
    addresses: () => (store === 'rolling' ? [url] : nodes.map((node) => node.url)),
    victims: VICTIMS[store],
    commitMs: store === 'slow-disk' ? SLOW_COMMIT.mostMs : COMMIT_MS,
    awayMs: store === 'black-hole' ? SILENCE_MS : AWAY_MS,
    async end() {
      for (const node of nodes) await node.kill();
    },
    inspect: async () => new Postgres(database.address),
    async clear() {
      await row.stop();
      for (const hole of holes) await hole.close();
    },
  };
}
