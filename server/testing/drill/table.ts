import { isDeepStrictEqual } from 'node:util';
import { findGame } from '@orrery/catalog';
import { type Game, type Kinded, type Log, type Rng, readOptions, replay, verify } from '@orrery/kernel';
import { readEntry } from '../../play/entries.ts';
import type { Db } from '../../storage/db.ts';
import { findGameRow, readEntries } from '../../storage/games.ts';
import { gather } from '../guest.ts';
import { PATIENCE_MS, pause, Seat, type Talk } from './seat.ts';

/** So many entries. */
const LONG = 500;

/** A game of the drill, whichever it is. */
export interface DrillTable {
  readonly id: string;
  readonly isOver: boolean;
  /** Whether it is so long that every look at all of it takes a while. */
  readonly isLong: boolean;
  /** Plays until everybody is told to stop, or it is over. */
  play(): Promise<void>;
  stop(): void;
  /** Everybody has an answer to whatever they said, and all see the same; so does whoever comes anew. */
  converge(): Promise<void>;
  /** What the database holds is what was acknowledged and shown, no more and no less; gives the number of entries. */
  compare(db: Db): Promise<number>;
  leave(): void;
}

/** People meet at a new table, each at one of the nodes. */
export async function sitDown(name: string, urls: readonly string[], rng: Rng, talk: Talk): Promise<DrillTable> {
  const held = await findGame(name)?.editions.at(-1)?.load();
  if (held === undefined) throw new Error(`there is no ${name}`);
  const [first = ''] = urls;
  return held.use(async (game) => {
    const { id, guests } = await gather(first, name, game.seats[0]);
    const addresses = urls.map((url) => `${url.replace('http', 'ws')}/live/${id}`);
    const sit = (headers: Readonly<Record<string, string>> | null) =>
      new Seat(game, addresses, headers, rng(1_000_000), talk);
    const seats = guests.map(({ headers }) => sit(headers));
    const onlooker = sit(null);
    for (const seat of [...seats, onlooker]) await seat.comeBack();
    return new Table(game, id, seats, onlooker);
  });
}

class Table<T, H, B, M extends Kinded, E extends Kinded, O, K> implements DrillTable {
  readonly id: string;
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #seats: readonly Seat<T, H, B, M, E, O, K>[];
  readonly #onlooker: Seat<T, H, B, M, E, O, K>;

  constructor(
    game: Game<T, H, B, M, E, O, K>,
    id: string,
    seats: readonly Seat<T, H, B, M, E, O, K>[],
    onlooker: Seat<T, H, B, M, E, O, K>,
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
    return this.#onlooker.client.seq >= LONG;
  }

  get #all(): readonly Seat<T, H, B, M, E, O, K>[] {
    return [...this.#seats, this.#onlooker];
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
      const shown = [...client.past].map(([at, sight]) => ({ at, sight, events: client.steps.get(at)?.events }));
      await seat.comeAnew();
      if (client.seq < seq) this.#fail(`went back from ${seq} to ${client.seq}`);
      for (const { at, sight, events } of shown) {
        const isSame =
          isDeepStrictEqual(client.past.get(at), sight) && isDeepStrictEqual(client.steps.get(at)?.events, events);
        if (!isSame) this.#fail(`what was shown at ${at} is not what is kept`);
      }
      if (client.faults.length > 0) this.#fail(client.faults.join(', '));
      if (client.past.size !== client.seq + 1) this.#fail(`${client.past.size - 1} steps lead to entry ${client.seq}`);
    }
  }

  /** Whoever was cut off comes back, as pages do, until all are there and know of the same entries. */
  async #settle(): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      for (const seat of this.#all) await seat.settle();
      const isOpen = this.#all.every(({ client }) => client.isOpen);
      if (isOpen && new Set(this.#all.map(({ client }) => client.seq)).size === 1) return;
      if (Date.now() > end)
        this.#fail(`is at ${this.#all.map(({ client }) => client.seq).join(', ')} for those who look`);
      await pause(5);
    }
  }

  async compare(db: Db): Promise<number> {
    const log = await this.#read(db);
    const see = (at: number, table: T, hands: readonly H[]) =>
      this.#compareViews(at, JSON.parse(JSON.stringify({ table, hands })));
    const { table, hands } = this.#game.setup(log.header.options, log.header.seats);
    see(0, table, hands);
    const played = replay(this.#game, log, ({ state }, { seq }) => see(seq, state.table, state.hands));
    if (!played.ok) this.#fail(played.problem.text);
    const verdict = verify(this.#game, log);
    if (!verdict.ok) this.#fail(verdict.problem.text);
    for (const { client } of this.#all) {
      if (client.seq !== log.entries.length) this.#fail(`${client.seq} entries were shown of ${log.entries.length}`);
    }
    return log.entries.length;
  }

  #compareViews(at: number, { table, hands }: { table: unknown; hands: readonly unknown[] }): void {
    for (const { client } of this.#all) {
      const hand = client.seat === null ? null : hands[client.seat];
      if (!isDeepStrictEqual(client.past.get(at), { table, hand })) {
        this.#fail(`what ${client.seat ?? 'an onlooker'} saw at ${at} does not follow from the log`);
      }
    }
  }

  /** The log as the database holds it: without a gap, and of each seat exactly what it was promised. */
  async #read(db: Db): Promise<Log<M, O>> {
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
      entries: texts.map((text) => readEntry(this.#game, row.seats, text)),
      checks: [],
      places: null,
      serverSeed: row.serverSeed,
    };
  }

  #comparePromises({ client, promised, unsaid }: Seat<T, H, B, M, E, O, K>, texts: readonly string[]): void {
    const mark = `${client.seat}: `;
    const kept = texts.filter((text) => text.startsWith(mark)).map((text) => text.slice(mark.length));
    // Of the very last answer of a game nobody may have heard.
    const due = kept.length > promised.length && unsaid !== null ? [...promised, unsaid] : promised;
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
