import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findGame } from '@orrery/catalog';
import { fastRng, type Game, type Kinded, type Rng } from '@orrery/kernel';
import type { Db } from '../storage/db.ts';
import { Embedded } from '../storage/embedded.ts';
import { readEntries } from '../storage/games.ts';
import { Postgres } from '../storage/postgres.ts';
import { Client } from './client.ts';
import { layEmbedded } from './embedded.ts';
import { gather } from './guest.ts';
import { Program } from './program.ts';
import { startRow } from './row.ts';

/**
 * Where games are kept while the server is killed: embedded, PostgreSQL, PostgreSQL with two nodes; or `rolling`: two nodes
 * behind one address, which are stopped kindly and started again, one after the other.
 */
export const STORES = ['embedded', 'postgres', 'nodes', 'rolling'] as const;
export type Store = (typeof STORES)[number];

export interface Drill {
  readonly store: Store;
  readonly rounds: number;
  readonly tables: number;
  readonly seed: number;
  readonly say: (sentence: string) => void;
}

export interface DrillReport {
  readonly kills: number;
  /** Moves that were acknowledged. */
  readonly acknowledged: number;
  /** Moves of which nobody heard what became of them, and which were said again. */
  readonly repeated: number;
  readonly tables: number;
  readonly entries: number;
}

const DATABASE_THREAD = new URL('../../dist/server/database.worker.js', import.meta.url);
const GAMES = ['duel', 'comet', 'startrek', 'starship'];
/** A round of play before somebody is killed lasts at most so long. */
const ROUND_MS = 900;
const PATIENCE_MS = 60_000;

const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

/** An answer that was acknowledged: it must stand in the log. */
interface Promised {
  readonly table: string;
  readonly seat: number;
  readonly request: number;
  readonly move: string;
}

/** What nodes stand on. */
interface Ground {
  readonly nodes: readonly Program[];
  /** Where pages find them. */
  addresses(): readonly string[];
  /** Ends a node, as this kind of drill does. */
  end(node: Program): Promise<void>;
  /** The database itself, once no node has it. */
  inspect(): Promise<Db>;
  clear(): Promise<void>;
}

const kill = (node: Program): Promise<void> => node.kill();

async function layGround(store: Store): Promise<Ground> {
  if (store === 'embedded') {
    const folder = mkdtempSync(path.join(tmpdir(), 'orrery-drill-'));
    await layEmbedded(folder);
    const node = new Program({ DATA: folder, DATABASE_URL: '' });
    await node.start();
    return {
      nodes: [node],
      addresses: () => [node.url],
      end: kill,
      async inspect() {
        const opened = await Embedded.open(folder, DATABASE_THREAD);
        if (typeof opened === 'string') throw new Error(opened);
        return opened;
      },
      clear: async () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  const { nodes, url, database, stop } = await startRow(store === 'postgres' ? 1 : 2);
  const isRolling = store === 'rolling';
  return {
    nodes,
    addresses: () => (isRolling ? [url] : nodes.map((node) => node.url)),
    end: isRolling ? (node) => node.stop() : kill,
    inspect: async () => new Postgres(database),
    clear: stop,
  };
}

/** A seat that plays whatever happens to the server. */
class Seat<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly client: Client<T, H, B, M, E, O, K>;
  readonly #table: string;
  readonly #addresses: readonly string[];
  readonly #rng: Rng;
  readonly #promised: Promised[];
  #at: number;
  #unsaid: { readonly request: number; readonly move: string } | null = null;
  repeated = 0;
  isPlaying = true;

  constructor(
    game: Game<T, H, B, M, E, O, K>,
    table: string,
    addresses: readonly string[],
    headers: Readonly<Record<string, string>>,
    seed: number,
    promised: Promised[],
  ) {
    this.#table = table;
    this.#addresses = addresses;
    this.#at = seed % addresses.length;
    this.#rng = fastRng(seed);
    this.#promised = promised;
    this.client = new Client(game, addresses[0] ?? '', headers);
  }

  /** Comes back, to whichever node is there. */
  async comeBack(): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!this.client.isOpen) {
      if (Date.now() > end) throw new Error(`nobody opens table ${this.#table}`);
      await this.client.open(this.client.seq, this.#addresses[this.#at % this.#addresses.length]);
      if (!this.client.isOpen) {
        this.#at++;
        await pause(50);
      }
    }
  }

  /** Plays until it is told to stop. */
  async play(): Promise<void> {
    while (this.isPlaying) {
      if (!this.client.isOpen) await this.comeBack();
      if (this.client.over !== null) return;
      await this.#step();
    }
  }

  /** Says again what nobody has answered. */
  async settle(): Promise<void> {
    if (!this.client.isOpen) await this.comeBack();
    while (this.#unsaid !== null && this.client.over === null) {
      await this.#step();
      if (!this.client.isOpen) await this.comeBack();
    }
  }

  async #step(): Promise<void> {
    const { client } = this;
    const request = client.now?.request ?? null;
    if (this.#unsaid === null && request?.must !== true) {
      await pause(2);
      return;
    }
    if (this.#unsaid !== null) this.repeated++;
    const saying = this.#unsaid ?? { request: request?.id ?? 0, move: client.move(this.#rng) };
    this.#unsaid = saying;
    const answer = await client.say({ type: 'choose', ...saying });
    if (answer.type === 'bye') return;
    if (answer.type === 'ack') this.#promised.push({ table: this.#table, seat: client.seat ?? 0, ...saying });
    this.#unsaid = null;
  }
}

interface Playing {
  readonly id: string;
  readonly seats: readonly Seat<never, never, never, Kinded, Kinded, never, never>[];
}

/** Kills the server again and again while games are played, and checks that nothing that was acknowledged is lost. */
export async function drill({ store, rounds, tables, seed, say }: Drill): Promise<DrillReport> {
  const ground = await layGround(store);
  const rng = fastRng(seed);
  const promised: Promised[] = [];
  const seen: string[] = [];
  let playing: Playing[] = [];
  let repeated = 0;
  try {
    for (let round = 1; round <= rounds; round++) {
      while (playing.length < tables) {
        const name = GAMES[rng(GAMES.length)] ?? 'comet';
        const table = await sitDown(name, ground.addresses(), rng, promised);
        seen.push(table.id);
        playing.push(table);
      }
      const everybody = playing.flatMap(({ seats }) => seats);
      for (const seat of everybody) seat.isPlaying = true;
      const games = Promise.all(everybody.map((seat) => seat.play()));
      await Promise.race([untilUnderWay(promised, tables), games]);
      await pause(rng(ROUND_MS));
      const victim = ground.nodes[rng(ground.nodes.length)];
      if (victim !== undefined) await ground.end(victim);
      // With several nodes the others go on alone for a while.
      if (ground.nodes.length > 1) await pause(rng(ROUND_MS));
      await victim?.start();
      await pause(rng(300));
      for (const seat of everybody) seat.isPlaying = false;
      await games;
      for (const table of playing) await converge(table);
      repeated += everybody.reduce((sum, seat) => sum + seat.repeated, 0);
      for (const seat of everybody) seat.repeated = 0;
      const over = playing.filter(({ seats }) => seats.some(({ client }) => client.over !== null));
      for (const { seats } of over) for (const { client } of seats) client.close();
      playing = playing.filter((table) => !over.includes(table));
      say(`${store}, round ${round} of ${rounds}: ${promised.length} acknowledged, all clients agree`);
    }
    for (const { seats } of playing) for (const { client } of seats) client.close();
    for (const node of ground.nodes) await node.kill();
    const db = await ground.inspect();
    const entries = await checkLog(db, promised, seen);
    await db.close();
    return {
      kills: rounds + ground.nodes.length,
      acknowledged: promised.length,
      repeated,
      tables: seen.length,
      entries,
    };
  } finally {
    for (const node of ground.nodes) await node.kill();
    await ground.clear();
  }
}

/** On a slow machine games take a while to get going, and a server that nobody asks anything loses nothing. */
async function untilUnderWay(promised: readonly Promised[], tables: number): Promise<void> {
  const enough = promised.length + 5 * tables;
  const end = Date.now() + PATIENCE_MS;
  while (promised.length < enough && Date.now() < end) await pause(10);
}

async function sitDown(name: string, urls: readonly string[], rng: Rng, promised: Promised[]): Promise<Playing> {
  const held = await findGame(name)?.editions.at(-1)?.load();
  if (held === undefined) throw new Error(`there is no ${name}`);
  const [first = ''] = urls;
  return held.use(async (game) => {
    const { id, guests } = await gather(first, name, game.seats[0]);
    const addresses = urls.map((url) => `${url.replace('http', 'ws')}/live/${id}`);
    const seats = guests.map(({ headers }) => new Seat(game, id, addresses, headers, rng(1_000_000), promised));
    for (const seat of seats) await seat.comeBack();
    // A drill knows no game's types; it only lets seats play.
    return { id, seats: seats as unknown as Playing['seats'] };
  });
}

/** All who sit at a table, and one who comes new, must see the same. */
async function converge({ id, seats }: Playing): Promise<void> {
  for (const seat of seats) await seat.settle();
  const [first] = seats;
  if (first === undefined) return;
  const seqs = () => new Set(seats.map(({ client }) => client.seq));
  await first.client.until(() => seqs().size === 1, PATIENCE_MS);
  for (const seat of seats) {
    const before = JSON.stringify([...seat.client.past]);
    const { seq } = seat.client;
    seat.client.close();
    seat.client.seq = 0;
    await seat.comeBack();
    if (seat.client.seq < seq) throw new Error(`table ${id} went back from ${seq} to ${seat.client.seq}`);
    const after = JSON.stringify([...seat.client.past].filter(([at]) => at <= seq));
    if (after !== before) throw new Error(`table ${id}: what was shown is not what is kept`);
  }
}

/** Every answer that was acknowledged must stand in the log, as the first of its seat after its request. */
async function checkLog(db: Db, promised: readonly Promised[], tables: readonly string[]): Promise<number> {
  let entries = 0;
  for (const table of tables) {
    const log = await readEntries(db, table);
    entries += log.length;
    for (const { seat, request, move } of promised.filter((each) => each.table === table)) {
      const kept = log.slice(request).find((text) => text.startsWith(`${seat}: `));
      if (kept !== `${seat}: ${move}`)
        throw new Error(`table ${table} lost "${seat}: ${move}" after ${request}: ${kept}`);
    }
  }
  return entries;
}
