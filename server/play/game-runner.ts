import type { Seat } from '@orrery/kernel';
import {
  AUTO_ANSWERS_CHANNEL,
  type Notifier,
  type Presence,
  TABLES_CHANNEL,
  type TableRecord,
  type Tables,
} from '../ports.ts';
import type { ProcessPlace } from '../spread/place-of-table.ts';
import type { Database } from '../storage/db.ts';
import type { BotThreads } from './bot-threads.ts';
import { UnknownEditionError } from './game-adapter.ts';
import type { GameLease, GameRegistry } from './game-registry.ts';
import { GameRun } from './game-run.ts';
import type { GameStatus, LiveGame } from './live-game.ts';
import { UnplayableLogError } from './replay-log.ts';
import { JOBS_CHANNEL, RunJobs } from './run-jobs.ts';

/** Intervals for checking for due jobs, and for renewing claims. */
const POLL_INTERVAL_MS = 1000;
const RENEW_INTERVAL_MS = 5000;
/** A game in which nothing has happened for this long is parked until something does. */
const PARK_AFTER_MS = 60_000;
/** A person is reminded when this share of the time to move is left. */
const REMINDER_SHARE = 0.25;

export interface GameRunnerDeps {
  readonly db: Database;
  readonly tables: Tables;
  readonly registry: GameRegistry;
  readonly thinking: BotThreads;
  readonly notifier: Notifier;
  readonly presence: (id: string) => Promise<Presence>;
  readonly node: string;
  /** Which of several processes this is; null: the only one. */
  readonly place: ProcessPlace | null;
  readonly clock: () => number;
  /** Minimum delay of a bot's move. */
  readonly pace: number;
  readonly failed: (error: unknown) => void;
}

/** Runs games: claims those that no other node runs, and releases them when they are quiet or over. */
export class GameRunner {
  readonly #deps: GameRunnerDeps;
  readonly #jobs: RunJobs;
  readonly #runs = new Map<string, GameRun>();
  /** The games of the runs. */
  readonly #leases = new Map<string, GameLease>();
  readonly #starting = new Set<string>();
  /** Tables that changed while their game was being started. */
  readonly #changed = new Set<string>();
  /** Games that this node does not run, but in which it has added an entry. */
  readonly #toWake = new Set<string>();
  readonly #stopListening: (() => Promise<void>)[] = [];
  #timer: NodeJS.Timeout | null = null;
  #renewedAt = 0;
  /** How often a table was read again. */
  #reads = 0;
  #isWorking = false;
  #isDue = false;
  #isClosed = false;

  constructor(parts: GameRunnerDeps) {
    this.#deps = parts;
    this.#jobs = new RunJobs(parts.db, parts.node, parts.clock, parts.place);
  }

  async open(): Promise<void> {
    const { db } = this.#deps;
    this.#stopListening.push(
      await db.listen(JOBS_CHANNEL, () => this.#scheduleWork()),
      await db.listen(TABLES_CHANNEL, (id) => void this.#tableChanged(id)),
      await db.listen(AUTO_ANSWERS_CHANNEL, (id) => void this.#tableChanged(id)),
    );
    this.#timer = setInterval(() => this.#scheduleWork(), POLL_INTERVAL_MS);
    this.#scheduleWork();
  }

  /** Number of games this node runs. */
  get size(): number {
    return this.#runs.size;
  }

  /** Releases everything, so that other nodes can take over at once. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    for (const stop of this.#stopListening) await stop();
    for (const id of [...this.#runs.keys()]) this.#stopRun(id);
    await this.#jobs.releaseAll();
  }

  /** An entry was added to a game that this node has in memory. */
  onMoved(game: LiveGame, survey: GameStatus): void {
    const run = this.#runs.get(game.id);
    if (run === undefined) this.#toWake.add(game.id);
    else run.onMoved(survey);
  }

  /** The log of a game was replaced: the run is restarted. */
  restart(id: string): void {
    this.#stopRun(id);
    this.#toWake.add(id);
  }

  /** A test moved the time: every clock is checked again. */
  onTimeMoved(): void {
    for (const run of [...this.#runs.values()]) run.update();
    this.#scheduleWork();
  }

  /** Runs claims, renewals and releases one after the other. */
  #scheduleWork(): void {
    this.#isDue = true;
    if (this.#isWorking || this.#isClosed) return;
    this.#isWorking = true;
    this.#work()
      .catch(this.#deps.failed)
      .finally(() => {
        this.#isWorking = false;
      });
  }

  async #work(): Promise<void> {
    while (this.#isDue && !this.#isClosed) {
      this.#isDue = false;
      await this.#wake();
      const claimed = await this.#jobs.claim();
      if (claimed.length > 0) this.#isDue = true; // there may be more
      await Promise.all(claimed.map((id) => this.#start(id)));
      if (this.#deps.clock() - this.#renewedAt >= RENEW_INTERVAL_MS) await this.#renew();
    }
  }

  async #wake(): Promise<void> {
    const games = [...this.#toWake].filter((id) => !this.#runs.has(id));
    this.#toWake.clear();
    if (games.length > 0) await this.#jobs.wake(games);
  }

  async #start(id: string): Promise<void> {
    if (this.#runs.has(id) || this.#starting.has(id)) return;
    this.#starting.add(id);
    let lease: GameLease | null = null;
    try {
      const record = await this.#deps.tables.find(id);
      lease = record === null ? null : await this.#deps.registry.acquire(id, record.time);
      if (record === null || lease === null) return await this.#jobs.remove(id);
      const run = new GameRun(lease.game, record, await lease.game.status(), this.#runDeps());
      this.#runs.set(id, run);
      this.#leases.set(id, lease);
      // A change made while the game was being loaded, such as a request for a substitute, must not be missed.
      if (this.#changed.delete(id)) await this.#tableChanged(id);
      else run.update();
      if (record.time.kind === 'correspondence') await this.#parkQuiet();
    } catch (error) {
      if (!this.#runs.has(id)) lease?.release();
      this.#deps.failed(error);
      if (error instanceof UnknownEditionError || error instanceof UnplayableLogError) await this.#jobs.park(id, null);
    } finally {
      this.#starting.delete(id);
      this.#changed.delete(id);
    }
  }

  #runDeps() {
    const { thinking, clock, pace, failed, tables } = this.#deps;
    return {
      thinking,
      clock,
      pace,
      failed,
      onTimeUp: async ({ id, onTimeout, isRated }: TableRecord, seat: Seat) => {
        if (onTimeout === 'forfeit' || isRated) await tables.forfeit(id, seat);
        else await tables.setSubstitute(id, seat, 'captain');
        await this.#tableChanged(id);
      },
      onEnded: async ({ id, state, forfeited }: TableRecord, places: readonly number[]) => {
        if (state === 'playing') await tables.finish(id, places, forfeited);
        this.#stopRun(id);
        await this.#jobs.remove(id);
      },
      onTakeBackLate: ({ id }: TableRecord, move: number) => tables.dropTakeBack(id, move),
      onAsked: (record: TableRecord, seat: Seat, request: number, deadline: number | null) => {
        void this.#remind(record, seat, request, deadline).catch(failed);
      },
    };
  }

  /**
   * Sends “your turn” once when the turn begins and, by correspondence, once when little time is left, unless the person
   * is looking at the table: a page in the background shows nobody anything.
   */
  async #remind(record: TableRecord, seat: Seat, request: number, deadline: number | null): Promise<void> {
    const sitter = record.chairs[seat]?.sitter ?? null;
    if (sitter?.kind !== 'person') return;
    const { time } = record;
    const left = deadline === null ? Number.POSITIVE_INFINITY : deadline - this.#deps.clock();
    const stage = time.kind === 'correspondence' && left <= time.perMove * REMINDER_SHARE ? 2 : 1;
    if ((await this.#deps.presence(record.id)).looking.has(sitter.person)) return;
    if (!(await this.#jobs.recordNotice(record.id, seat, request, stage))) return;
    await this.#deps.notifier.notifyTurn(sitter.person, record);
  }

  async #tableChanged(id: string): Promise<void> {
    try {
      for (const each of id === '' ? [...this.#runs.keys()] : [id]) {
        const read = ++this.#reads;
        const record = this.#runs.has(each) ? await this.#deps.tables.find(each) : null;
        if (record !== null) this.#runs.get(each)?.onTableChanged(record, read);
        else if (this.#starting.has(each)) this.#changed.add(each);
        else this.#toWake.add(each);
      }
    } catch (error) {
      this.#deps.failed(error);
    }
  }

  async #renew(): Promise<void> {
    this.#renewedAt = this.#deps.clock();
    const running = [...this.#runs.keys()];
    if (running.length === 0) return;
    const kept = await this.#jobs.renew(running);
    for (const id of running) if (!kept.has(id)) this.#stopRun(id);
    await this.#parkQuiet();
  }

  async #parkQuiet(): Promise<void> {
    for (const [id, run] of this.#runs) {
      if (!run.isQuiet(PARK_AFTER_MS)) continue;
      const { nextUpdateAt } = run;
      this.#stopRun(id);
      await this.#jobs.park(id, nextUpdateAt === null ? null : this.#wakeAt(nextUpdateAt));
    }
  }

  /** The time of a reminder: when a quarter of the remaining time is left before the deadline. */
  #wakeAt(deadline: number): number {
    const now = this.#deps.clock();
    return deadline - now > 2 * PARK_AFTER_MS ? deadline - (deadline - now) * REMINDER_SHARE : deadline;
  }

  #stopRun(id: string): void {
    const run = this.#runs.get(id);
    if (run === undefined) return;
    run.stop();
    this.#runs.delete(id);
    this.#leases.get(id)?.release();
    this.#leases.delete(id);
  }
}
