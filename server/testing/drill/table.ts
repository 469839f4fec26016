import { isDeepStrictEqual } from 'node:util';
import { findGame } from '@orrery/catalog';
import { type Game, type GameLog, type Kinded, type Rng, readOptions, replay, verifyLog } from '@orrery/kernel';
import { parseOwnEntry } from '../../play/own-entries.ts';
import type { Database } from '../../storage/db.ts';
import { findGameRow, readEntries } from '../../storage/games.ts';
import { startGuestGame, type TestGuest } from '../guest.ts';
import { DrillSeat, type MoveMonitor, RECONNECT_TIMEOUT_MS, sleep } from './seat.ts';

/** In entries. */
const LONG_GAME_ENTRIES = 500;

/** One game of the drill, of any kind. */
export interface DrillTable {
  readonly id: string;
  readonly isOver: boolean;
  /** Whether it is so long that reading all of it takes a while. */
  readonly isLong: boolean;
  /** Plays until told to stop, or until the game is over. */
  play(): Promise<void>;
  stop(): void;
  /** Waits until all seats have answers to their moves and see the same, and so does a new client. */
  converge(): Promise<void>;
  /** Checks that the database holds exactly what was acknowledged and shown; returns the number of entries. */
  compare(db: Database): Promise<number>;
  leave(): void;
  /** The last entry that was shown. */
  readonly seq: number;
  /**
   * The same people at the same table as it was at an earlier entry, who have seen nothing yet. Fails unless they are
   * shown what was shown then, and nothing else.
   */
  returnTo(seq: number): Promise<DrillTable>;
}

/** People meet at a new table, each on one of the nodes. */
export async function startDrillTable(
  name: string,
  urls: readonly string[],
  rng: Rng,
  talk: MoveMonitor,
): Promise<DrillTable> {
  const held = await findGame(name)?.editions.at(-1)?.load();
  if (held === undefined) throw new Error(`there is no game called ${name}`);
  const [first = ''] = urls;
  const { id, guests } = await held.use((game) => startGuestGame(first, name, game.seats[0]));
  return openDrillTable({ name, id, guests }, urls, rng, talk);
}

interface BegunGame {
  readonly name: string;
  readonly id: string;
  readonly guests: readonly TestGuest[];
}

/** The same for a game that has begun already. */
export async function openDrillTable(
  { name, id, guests }: BegunGame,
  urls: readonly string[],
  rng: Rng,
  talk: MoveMonitor,
): Promise<DrillTable> {
  const held = await findGame(name)?.editions.at(-1)?.load();
  if (held === undefined) throw new Error(`there is no game called ${name}`);
  return held.use(async (game) => {
    const addresses = urls.map((url) => `${url.replace('http', 'ws')}/live/${id}`);
    const sit = (headers: Readonly<Record<string, string>> | null) =>
      new DrillSeat(game, addresses, headers, rng(1_000_000), talk);
    const seats = guests.map(({ headers }) => sit(headers));
    const onlooker = sit(null);
    for (const seat of [...seats, onlooker]) await seat.reconnect();
    return new TypedDrillTable(game, id, seats, onlooker);
  });
}

class TypedDrillTable<T, H, B, M extends Kinded, E extends Kinded, O, K> implements DrillTable {
  readonly id: string;
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #seats: readonly DrillSeat<T, H, B, M, E, O, K>[];
  readonly #onlooker: DrillSeat<T, H, B, M, E, O, K>;

  constructor(
    game: Game<T, H, B, M, E, O, K>,
    id: string,
    seats: readonly DrillSeat<T, H, B, M, E, O, K>[],
    onlooker: DrillSeat<T, H, B, M, E, O, K>,
  ) {
    this.#game = game;
    this.id = id;
    this.#seats = seats;
    this.#onlooker = onlooker;
  }

  get isOver(): boolean {
    return this.#seats.some(({ client }) => client.over !== null);
  }

  get isLong(): boolean {
    return this.#onlooker.client.seq >= LONG_GAME_ENTRIES;
  }

  get #all(): readonly DrillSeat<T, H, B, M, E, O, K>[] {
    return [...this.#seats, this.#onlooker];
  }

  get seq(): number {
    return this.#onlooker.client.seq;
  }

  async returnTo(seq: number): Promise<DrillTable> {
    this.leave();
    const before = this.#all;
    const [seats, onlooker] = [this.#seats.map((seat) => seat.comeAnew()), this.#onlooker.comeAnew()];
    const returned = new TypedDrillTable(this.#game, this.id, seats, onlooker);
    for (const [i, seat] of returned.#all.entries()) {
      await seat.reconnect();
      if (seat.client.seq !== seq) this.#fail(`is at ${seat.client.seq} instead of ${seq}`);
      for (const [at, view] of seat.client.viewsBySeq) {
        if (!isDeepStrictEqual(before[i]?.client.viewsBySeq.get(at), view)) this.#fail(`shows something else at ${at}`);
      }
    }
    return returned;
  }

  async play(): Promise<void> {
    for (const seat of this.#seats) seat.isPlaying = true;
    await Promise.all(this.#seats.map((seat) => seat.play()));
  }

  stop(): void {
    for (const seat of this.#seats) seat.isPlaying = false;
  }

  leave(): void {
    for (const { client } of this.#all) client.close();
  }

  async converge(): Promise<void> {
    await this.#settle();
    for (const seat of this.#all) {
      const { client } = seat;
      const { seq } = client;
      const shown = [...client.viewsBySeq].map(([at, view]) => ({
        at,
        view,
        events: client.steps.get(at)?.events,
      }));
      await seat.connectFresh();
      if (client.seq < seq) this.#fail(`went back from ${seq} to ${client.seq}`);
      for (const { at, view, events } of shown) {
        const isSame =
          isDeepStrictEqual(client.viewsBySeq.get(at), view) && isDeepStrictEqual(client.steps.get(at)?.events, events);
        if (!isSame) this.#fail(`what was shown at ${at} is not what is kept`);
      }
      if (client.faults.length > 0) this.#fail(client.faults.join(', '));
      if (client.viewsBySeq.size !== client.seq + 1)
        this.#fail(`${client.viewsBySeq.size - 1} steps lead to entry ${client.seq}`);
    }
  }

  /** Reconnects the disconnected seats, as pages do, until all are there and know the same entries. */
  async #settle(): Promise<void> {
    const end = Date.now() + RECONNECT_TIMEOUT_MS;
    for (;;) {
      for (const seat of this.#all) await seat.resendUnanswered();
      const isOpen = this.#all.every(({ client }) => client.isOpen);
      if (isOpen && new Set(this.#all.map(({ client }) => client.seq)).size === 1) return;
      if (Date.now() > end)
        this.#fail(`is at ${this.#all.map(({ client }) => client.seq).join(', ')} for those who look`);
      await sleep(5);
    }
  }

  async compare(db: Database): Promise<number> {
    const log = await this.#read(db);
    const see = (at: number, table: T, hands: readonly H[]) =>
      this.#compareViews(at, JSON.parse(JSON.stringify({ table, hands })));
    const { table, hands } = this.#game.setup(log.header.options, log.header.seats);
    see(0, table, hands);
    const played = replay(this.#game, log, ({ state }, { seq }) => see(seq, state.table, state.hands));
    if (!played.ok) this.#fail(played.problem.text);
    const verdict = verifyLog(this.#game, log);
    if (!verdict.ok) this.#fail(verdict.problem.text);
    for (const { client } of this.#all) {
      if (client.seq !== log.entries.length) this.#fail(`${client.seq} entries were shown of ${log.entries.length}`);
    }
    return log.entries.length;
  }

  #compareViews(at: number, { table, hands }: { table: unknown; hands: readonly unknown[] }): void {
    for (const { client } of this.#all) {
      const hand = client.seat === null ? null : hands[client.seat];
      if (!isDeepStrictEqual(client.viewsBySeq.get(at), { table, hand })) {
        this.#fail(`what ${client.seat ?? 'an onlooker'} saw at ${at} does not follow from the log`);
      }
    }
  }

  /** The log in the database: without gaps, and with exactly the acknowledged moves of each seat. */
  async #read(db: Database): Promise<GameLog<M, O>> {
    const row = await findGameRow(db, this.id);
    if (row === null) return this.#fail('is not in the database');
    const texts = await readEntries(db, this.id);
    const [{ last } = { last: 0 }] = await db.query<{ last: number }>(
      'SELECT max(seq) AS last FROM entries WHERE game_id = $1',
      [this.id],
    );
    if (last !== texts.length) this.#fail(`has ${texts.length} entries up to number ${last}`);
    for (const seat of this.#seats) this.#comparePromises(seat, texts);
    const options = readOptions(this.#game.options, row.options);
    if (!options.ok) return this.#fail(options.problem.text);
    return {
      header: { ...row, options: options.value },
      entries: texts.map((text) => parseOwnEntry(this.#game, row.seats, text)),
      checks: [],
      places: null,
      serverSeed: row.serverSeed,
    };
  }

  #comparePromises(
    { client, acknowledgedMoves, unsaid }: DrillSeat<T, H, B, M, E, O, K>,
    texts: readonly string[],
  ): void {
    const mark = `${client.seat}: `;
    const kept = texts.filter((text) => text.startsWith(mark)).map((text) => text.slice(mark.length));
    // The very last answer of a game may not have been acknowledged.
    const due =
      kept.length > acknowledgedMoves.length && unsaid !== null ? [...acknowledgedMoves, unsaid] : acknowledgedMoves;
    const at = Math.max(kept.length, due.length);
    for (let i = 0; i < at; i++) {
      if (kept[i] === due[i]) continue;
      this.#fail(`seat ${client.seat} was promised "${due[i]}" as move ${i + 1}, and "${kept[i]}" is kept`);
    }
  }

  #fail(what: string): never {
    throw new Error(`table ${this.id} (${this.#game.id}) ${what}`);
  }
}
