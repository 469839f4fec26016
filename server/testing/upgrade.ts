import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ALL_GAMES } from '@orrery/catalog';
import { fastRng } from '@orrery/kernel';
import { MoveMonitor } from './drill/seat.ts';
import { type DrillTable, startDrillTable } from './drill/table.ts';
import { TestGuest } from './guest.ts';
import { startPostgres } from './postgres.ts';
import { ServerProcess } from './server-process.ts';

/** Two programs of the server, by their main files. */
export interface Programs {
  readonly before: string;
  readonly now: string;
}
export interface UpgradeReport {
  readonly games: number;
  /** Acknowledged moves: on the earlier program, after the upgrade, and after going back. */
  readonly moves: readonly [number, number, number];
}
export const UPGRADE_STORES = ['embedded', 'postgres'] as const;
export type UpgradeStore = (typeof UPGRADE_STORES)[number];

/** How long games are played each time, unless told. */
const PLAY_MS = 4_000;
const ADA = { login: 'ada-upgrade', password: 'Correct horse battery' };
const GAMES = ALL_GAMES.filter(({ editions }) => editions.length > 0).map(({ id }) => id);

/** A place for data: settings of the server, and what is to be done with them afterwards. */
interface Place {
  readonly env: Readonly<Record<string, string>>;
  clear(): void;
}

async function makePlace(store: UpgradeStore): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'orrery-upgrade-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (store === 'embedded') return { env: { DATA_DIR: folder, DATABASE_URL: '' }, clear: removeFolder };
  const { address, stop } = await startPostgres();
  return {
    env: { DATA_DIR: folder, DATABASE_URL: address },
    clear() {
      stop();
      removeFolder();
    },
  };
}

function freePort(): Promise<string> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const at = probe.address();
      probe.close(() => found(String(typeof at === 'object' && at !== null ? at.port : 0)));
    });
  });
}

function runCommand(program: string, { env }: Place, ...words: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${words[0]} failed: ${stderr}`);
}

/** Plays all games for a while; afterwards all clients agree, and see what they saw before. */
async function playOn(tables: readonly DrillTable[], monitor: MoveMonitor, playMs: number): Promise<number> {
  const before = monitor.acknowledged;
  const playing = Promise.all(tables.map((table) => table.play()));
  await new Promise((go) => setTimeout(go, playMs));
  for (const table of tables) table.stop();
  await playing;
  for (const table of tables) await table.converge();
  return monitor.acknowledged - before;
}

/** The name of a member who signs in. */
async function signIn(url: string): Promise<string> {
  const { me } = await new TestGuest(url).ask<{ me: { name: string } }>('POST', '/sign-in', ADA);
  return me.name;
}

/**
 * Stores accounts and running games with the earlier program, goes on with the present one on the same data, and goes
 * back by the backup that the earlier one made. Throws where something is lost.
 */
export async function upgrade(
  store: UpgradeStore,
  { before, now }: Programs,
  seed: number,
  playMs = PLAY_MS,
): Promise<UpgradeReport> {
  const place = await makePlace(store);
  const returned = await makePlace(store);
  const backup = path.join(place.env.DATA_DIR ?? '', 'before.orrery');
  const PORT = await freePort();
  const nodes: ServerProcess[] = [];
  const start = async (program: string, { env }: Place): Promise<ServerProcess> => {
    const node = new ServerProcess({ ...env, PORT }, [], program);
    nodes.push(node);
    await node.start();
    return node;
  };
  const monitor = new MoveMonitor();
  const rng = fastRng(seed);
  let tables: DrillTable[] = [];
  try {
    const first = await start(before, place);
    const ada = await new TestGuest(first.url).arrive();
    await ada.ask('POST', '/account', ADA);
    for (const game of GAMES) tables.push(await startDrillTable(game, [first.url], rng, monitor));
    const played = await playOn(tables, monitor, playMs);
    const stored = tables.map(({ seq }) => seq);
    await first.stop();
    runCommand(before, place, 'backup', backup);

    const second = await start(now, place);
    if ((await signIn(second.url)) !== ada.name) throw new Error('the account is not what it was');
    const playedOn = await playOn(tables, monitor, playMs);
    await second.stop();

    runCommand(before, returned, 'restore', backup);
    const third = await start(before, returned);
    tables = await Promise.all(tables.map((table, i) => table.returnTo(stored[i] ?? 0)));
    if ((await signIn(third.url)) !== ada.name) throw new Error('the account is not what it was');
    const playedAgain = await playOn(tables, monitor, playMs);
    await third.stop();
    return { games: tables.length, moves: [played, playedOn, playedAgain] };
  } finally {
    for (const table of tables) table.leave();
    for (const node of nodes) if (node.isRunning) await node.kill();
    place.clear();
    returned.clear();
  }
}
