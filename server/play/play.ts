import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { GAMES, presentEdition } from '@orrery/catalog';
import { good, list, type Result, type Seat } from '@orrery/kernel';
import type { LiveDoor, Notifier, People, Play, Presence, TableRecord, Tables } from '../seams.ts';
import { Appender } from '../storage/appender.ts';
import type { Db, Query } from '../storage/db.ts';
import { addEntries, addGame, findGameRow, type GameRow, readEntryRows, removeEntries } from '../storage/games.ts';
import { refusal } from '../texts.ts';
import type { Clock } from '../time.ts';
import { BotDesk } from './bot-desk.ts';
import type { Rate } from './bucket.ts';
import { addRun } from './jobs.ts';
import { kindOf, NoSuchEdition } from './kinds.ts';
import { Presences } from './presence.ts';
import { Unplayable } from './reading.ts';
import { Registry } from './registry.ts';
import { Rooms } from './rooms.ts';
import { BOT_PACE_MS } from './run.ts';
import { Runner } from './runner.ts';
import { Thinking } from './thinking.ts';

/** Said with the id of a game whose log was set back. */
const RESTORED_CHANNEL = 'restored';

/** Whether a game cannot be played here any more, which is nobody's fault who asks. */
const isUnplayable = (error: unknown): boolean => error instanceof NoSuchEdition || error instanceof Unplayable;

/** A page that says more than this is cut off. */
const RATE: Rate = { burst: 100, perSecond: 20 };

export interface PlayParts {
  readonly db: Db;
  readonly people: Pick<People, 'mutedBy'>;
  readonly tables: Tables;
  readonly notifier: Notifier;
  /** The thread in which bots think. */
  readonly bots: URL;
  readonly rate?: Rate;
  readonly pace?: number;
  readonly clock?: Clock;
  readonly failed?: (error: unknown) => void;
}

/** What is going on, for those who measure it. */
export interface Activity {
  readonly games: number; // in memory
  readonly runs: number; // run by this node
  readonly sockets: number; // at tables
  readonly watchers: number; // pages and programs that are told what happens in games
}

/** Where the games of this node run, put together. */
export class PlayHouse implements Play {
  readonly door: LiveDoor;
  /** Where programs play from outside. */
  readonly bots: BotDesk;
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #tables: Tables;
  readonly #appender: Appender;
  readonly #registry: Registry;
  readonly #presences: Presences;
  readonly #rooms: Rooms;
  readonly #runner: Runner;
  readonly #thinking: Thinking;
  readonly #failed: (error: unknown) => void;
  #deaf: (() => Promise<void>) | null = null;

  constructor({
    db,
    people,
    tables,
    notifier,
    bots,
    rate = RATE,
    pace = BOT_PACE_MS,
    clock = Date.now,
    failed = () => {},
  }: PlayParts) {
    const node = randomUUID();
    this.#db = db;
    this.#clock = clock;
    this.#tables = tables;
    this.#failed = failed;
    this.#presences = new Presences(db, node);
    this.#appender = new Appender(db, clock);
    this.#registry = new Registry({
      db,
      appender: this.#appender,
      clock,
      moved: (game, survey) => this.#runner.moved(game, survey),
      unplayable: (id, why) => void tables.fault(id, why).catch(failed),
    });
    this.#rooms = new Rooms({ db, tables, people, registry: this.#registry, presences: this.#presences, rate, clock });
    this.door = this.#rooms;
    this.bots = new BotDesk({ tables, registry: this.#registry, presences: this.#presences, rate });
    this.#thinking = new Thinking(bots, Math.max(1, availableParallelism() - 1));
    this.#runner = new Runner({
      db,
      tables,
      registry: this.#registry,
      thinking: this.#thinking,
      notifier,
      presence: (id) => this.presence(id),
      node,
      clock,
      pace,
      failed,
    });
  }

  /** Begins to listen to what other nodes do, and to run games. */
  async open(): Promise<void> {
    await this.#registry.open();
    await this.#rooms.listen();
    await this.bots.listen(this.#db);
    this.#deaf = await this.#db.listen(RESTORED_CHANNEL, (id) => this.#restored(id));
    await this.#runner.open();
  }

  /** Does beforehand what the first games would wait for: engines, plans of statements, threads of bots. */
  async warmUp(): Promise<void> {
    await this.#appender.warmUp();
    for (const { id } of GAMES) {
      const edition = presentEdition(id)?.edition ?? null;
      if (edition === null) continue;
      this.#thinking.load(id, edition);
      await (await kindOf({ game: id, edition })).warmUp();
    }
  }

  /** The node goes: nothing that was asked is left half-done, and others take its games over at once. */
  async close(): Promise<void> {
    await this.#deaf?.();
    await Promise.all([this.#rooms.drain(), this.bots.drain()]);
    await this.#runner.close();
    await this.#thinking.close();
    await this.#presences.close();
    await this.#registry.close();
  }

  async begin(record: TableRecord, query: Query): Promise<void> {
    const row: GameRow = {
      id: record.id,
      game: record.game,
      edition: record.edition,
      seats: record.chairs.length,
      options: record.options,
      commitment: record.commitment,
      clientSeeds: record.chairs.map(({ clientSeed }) => clientSeed),
      serverSeed: record.serverSeed,
    };
    const kind = await kindOf(row);
    const now = this.#clock();
    await addGame(query, row, now);
    await addEntries(query, row.id, kind.opening(row), now);
    await addRun(query, row.id, now);
  }

  presence(id: string): Promise<Presence> {
    return this.#presences.at(id);
  }

  async waitsFor({ id, state, time }: TableRecord): Promise<readonly Seat[]> {
    if (state !== 'playing') return [];
    try {
      const game = await this.#registry.take(id, time);
      return game === null ? [] : list((await game.survey()).must);
    } catch (error) {
      if (!isUnplayable(error)) this.#failed(error);
      return []; // the game cannot go on, but its players can still use the lobby
    } finally {
      this.#registry.release(id);
    }
  }

  async isMove(record: TableRecord, text: string): Promise<boolean> {
    return (await kindOf(record)).isMove(text);
  }

  async logOf(id: string): Promise<Result<string>> {
    const [record, row] = await Promise.all([this.#tables.find(id), findGameRow(this.#db, id)]);
    if (record === null || row === null || record.state !== 'over') return refusal('table.no-log');
    try {
      return good(await (await kindOf(row)).print(row, await readEntryRows(this.#db, id)));
    } catch (error) {
      if (isUnplayable(error)) return refusal('table.unplayable');
      throw error;
    }
  }

  async restore(id: string): Promise<Result<null>> {
    const row = await findGameRow(this.#db, id);
    if (row === null) return refusal('table.not-playing');
    try {
      const kind = await kindOf(row);
      await this.#db.within(async (query) => {
        const sound = await kind.sound(row, await readEntryRows(query, id));
        await removeEntries(query, id, sound.entries);
        await addEntries(query, id, sound.drawn, this.#clock(), sound.entries);
        await query.query('SELECT pg_notify($1, $2)', [RESTORED_CHANNEL, id]);
      });
    } catch (error) {
      if (isUnplayable(error)) return refusal('table.unplayable');
      throw error;
    }
    return good(null);
  }

  /** The log of a game is another one: whoever has the old one lets it go. */
  #restored(id: string): void {
    this.#registry.drop(id);
    this.#runner.drop(id);
    this.bots.dismiss(id);
    this.#rooms.dismiss(id).catch(this.#failed);
  }

  /** A test has moved the time: what is due now is done now. */
  timeMoved(): void {
    this.#runner.timeMoved();
  }

  async activity(): Promise<Activity> {
    const { size, watchers } = this.#registry;
    return { games: size, runs: this.#runner.size, sockets: await this.#rooms.sockets(), watchers };
  }
}
