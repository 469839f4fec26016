import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { okResult, type Result, type Seat, seatsIn } from '@orrery/kernel';
import type {
  Games,
  LobbyPresence,
  Notifier,
  PersonLookup,
  Presence,
  SocketRoute,
  TableRecord,
  Tables,
} from '../ports.ts';
import type { ProcessPlace } from '../spread/place-of-table.ts';
import type { Database, Queryable } from '../storage/db.ts';
import { addEntries, addGame, findGameRow, type GameRow, readEntryRows, removeEntries } from '../storage/games.ts';
import { LogAppender } from '../storage/log-appender.ts';
import { textFailure } from '../texts.ts';
import type { Clock } from '../time.ts';
import { BotThreads } from './bot-threads.ts';
import { ExternalBots } from './external-bots.ts';
import { adapterFor, presentEditions, UnknownEditionError } from './game-adapter.ts';
import { type GameLease, GameRegistry } from './game-registry.ts';
import { MIN_BOT_DELAY_MS } from './game-run.ts';
import { GameRunner } from './game-runner.ts';
import { PresenceTracker } from './presence-tracker.ts';
import { UnplayableLogError } from './replay-log.ts';
import { addRunJob } from './run-jobs.ts';
import { clockAdjustments } from './table-clocks.ts';
import { TableRooms } from './table-rooms.ts';
import type { MessageRate } from './token-bucket.ts';

/** Sent with the id of a game whose log was restored. */
const RESTORED_CHANNEL = 'restored';

/** Whether a game can no longer be played here, which is not the caller's fault. */
const isUnplayable = (error: unknown): boolean =>
  error instanceof UnknownEditionError || error instanceof UnplayableLogError;

/** A page that sends more than this is cut off. */
const DEFAULT_MESSAGE_RATE: MessageRate = { burst: 100, perSecond: 20 };

export interface GameServiceDeps {
  readonly db: Database;
  readonly people: Pick<PersonLookup, 'mutedBy'>;
  readonly tables: Tables;
  readonly notifier: Notifier;
  /** The script of the bot threads. */
  readonly botWorker: URL;
  readonly rate?: MessageRate;
  readonly pace?: number;
  readonly clock?: Clock;
  /** Which of several processes of one machine this is; null: the only one. */
  readonly place?: ProcessPlace | null;
  readonly failed?: (error: unknown) => void;
}

/** Current activity, for the metrics. */
export interface PlayActivity {
  readonly games: number; // in memory
  readonly runs: number; // run by this node
  readonly sockets: number; // at tables
  readonly watchers: number; // pages and programs that receive the events of games
}

/** Runs the games of this node: connects the parts of this folder. */
export class GameService implements Games {
  readonly socketRoute: SocketRoute;
  readonly lobbyPresence: LobbyPresence;
  /** Routes for external programs. */
  readonly externalBots: ExternalBots;
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #tables: Tables;
  readonly #appender: LogAppender;
  readonly #registry: GameRegistry;
  readonly #presences: PresenceTracker;
  readonly #rooms: TableRooms;
  readonly #runner: GameRunner;
  readonly #botThreads: BotThreads;
  readonly #failed: (error: unknown) => void;
  #stopListening: (() => Promise<void>) | null = null;

  constructor({
    db,
    people,
    tables,
    notifier,
    botWorker,
    rate = DEFAULT_MESSAGE_RATE,
    pace = MIN_BOT_DELAY_MS,
    clock = Date.now,
    place = null,
    failed = () => {},
  }: GameServiceDeps) {
    const node = randomUUID();
    this.#db = db;
    this.#clock = clock;
    this.#tables = tables;
    this.#failed = failed;
    this.#presences = new PresenceTracker(db, node);
    this.lobbyPresence = this.#presences;
    this.#appender = new LogAppender(db, clock);
    this.#registry = new GameRegistry({
      db,
      appender: this.#appender,
      clock,
      adjustments: async (id) => {
        const record = await tables.find(id);
        return record === null ? [] : clockAdjustments(record);
      },
      moved: (game, survey) => this.#runner.onMoved(game, survey),
      onUnplayable: (id, why) => void tables.fault(id, why).catch(failed),
    });
    this.#rooms = new TableRooms({
      db,
      tables,
      people,
      registry: this.#registry,
      presences: this.#presences,
      rate,
      clock,
    });
    this.socketRoute = this.#rooms;
    this.externalBots = new ExternalBots({ tables, registry: this.#registry, presences: this.#presences, rate });
    this.#botThreads = new BotThreads(botWorker, Math.max(1, availableParallelism() - 1));
    this.#runner = new GameRunner({
      db,
      tables,
      registry: this.#registry,
      thinking: this.#botThreads,
      notifier,
      presence: (id) => this.presence(id),
      node,
      place,
      clock,
      pace,
      failed,
    });
  }

  /** Starts listening to other nodes, and running games. */
  async open(): Promise<void> {
    await this.#registry.open();
    await this.#rooms.listen();
    await this.externalBots.listen(this.#db);
    this.#stopListening = await this.#db.listen(RESTORED_CHANNEL, (id) => this.#onRestored(id));
    await this.#runner.open();
  }

  /** Prepares what the first games would wait for: query plans and bot threads. */
  async warmUp(): Promise<void> {
    for (const { game, edition } of presentEditions()) this.#botThreads.load(game, edition);
    await this.#appender.warmUp();
  }

  /** Shuts down: finishes all requests in progress, and other nodes take over the games at once. */
  async close(): Promise<void> {
    await this.#stopListening?.();
    await Promise.all([this.#rooms.drain(), this.externalBots.drain()]);
    await this.#runner.close();
    await this.#botThreads.close();
    await this.#presences.close();
    await this.#registry.close();
  }

  async begin(record: TableRecord, query: Queryable): Promise<void> {
    const row: GameRow = {
      id: record.id,
      game: record.game,
      edition: record.edition,
      seats: record.chairs.length,
      options: record.options,
      commitment: record.commitment,
      clientSeeds: record.chairs.map(({ clientSeed }) => clientSeed),
      serverSeed: record.serverSeed,
      takeBacks: record.takeBacks,
    };
    const kind = await adapterFor(row);
    const now = this.#clock();
    await addGame(query, row, now);
    await addEntries(query, row.id, kind.initialEntries(row), now);
    await addRunJob(query, row.id, now);
  }

  presence(id: string): Promise<Presence> {
    return this.#presences.at(id);
  }

  async waitsFor({ id, state, time }: TableRecord): Promise<readonly Seat[]> {
    if (state !== 'playing') return [];
    let lease: GameLease | null = null;
    try {
      lease = await this.#registry.acquire(id, time);
      return lease === null ? [] : seatsIn((await lease.game.status()).mustAct);
    } catch (error) {
      if (!isUnplayable(error)) this.#failed(error);
      return []; // the game cannot continue, but its players can still use the lobby
    } finally {
      lease?.release();
    }
  }

  async isMove(record: TableRecord, text: string): Promise<boolean> {
    return (await adapterFor(record)).isMove(text);
  }

  async takeBack(id: string, seat: Seat, move: number): Promise<Result<null>> {
    const record = await this.#tables.find(id);
    const lease = record === null ? null : await this.#registry.acquire(id, record.time);
    if (lease === null) return textFailure('table.not-playing');
    try {
      const taken = await lease.game.takeBack(seat, move);
      return taken.ok ? okResult(null) : textFailure('table.take-back-late');
    } finally {
      lease.release();
    }
  }

  async logOf(id: string): Promise<Result<string>> {
    const [record, row] = await Promise.all([this.#tables.find(id), findGameRow(this.#db, id)]);
    if (record === null || row === null || record.state !== 'over') return textFailure('table.no-log');
    try {
      return okResult(await (await adapterFor(row)).printLog(row, await readEntryRows(this.#db, id)));
    } catch (error) {
      if (isUnplayable(error)) return textFailure('table.unplayable');
      throw error;
    }
  }

  async readBranch(id: string, from: number, entries: readonly string[]): Promise<Result<readonly string[]>> {
    const [record, row] = await Promise.all([this.#tables.find(id), findGameRow(this.#db, id)]);
    if (record === null || row === null || record.state !== 'over') return textFailure('table.no-log');
    const rows = await readEntryRows(this.#db, id);
    if (from > rows.length) return textFailure('review.position');
    try {
      const read = await (await adapterFor(row)).readBranch(row, rows.slice(0, from), entries);
      return read.ok ? read : textFailure('review.entry');
    } catch (error) {
      if (isUnplayable(error)) return textFailure('table.unplayable');
      throw error;
    }
  }

  async restore(id: string): Promise<Result<null>> {
    const row = await findGameRow(this.#db, id);
    if (row === null) return textFailure('table.not-playing');
    try {
      const kind = await adapterFor(row);
      await this.#db.transaction(async (query) => {
        const sound = await kind.validPrefix(row, await readEntryRows(query, id));
        await removeEntries(query, id, sound.entries);
        await addEntries(query, id, sound.chanceEntries, this.#clock(), sound.entries);
        await query.query('SELECT pg_notify($1, $2)', [RESTORED_CHANNEL, id]);
      });
    } catch (error) {
      if (isUnplayable(error)) return textFailure('table.unplayable');
      throw error;
    }
    return okResult(null);
  }

  /** The log of a game was replaced: drops what this node has loaded of it. */
  #onRestored(id: string): void {
    this.#registry.evict(id);
    this.#runner.restart(id);
    this.externalBots.disconnectTable(id);
    this.#rooms.disconnectTable(id).catch(this.#failed);
  }

  /** A test has moved the time: everything due now is done now. */
  onTimeMoved(): void {
    this.#runner.onTimeMoved();
    this.#registry.onTimeMoved();
    this.#rooms.onTimeMoved();
  }

  async activity(): Promise<PlayActivity> {
    const { size, watchers } = this.#registry;
    return { games: size, runs: this.#runner.size, sockets: await this.#rooms.sockets(), watchers };
  }
}
