import type { Seat } from '@orrery/kernel';
import {
  type Notifier,
  type Presence,
  STANDING_CHANNEL,
  TABLES_CHANNEL,
  type TableRecord,
  type Tables,
} from '../seams.ts';
import type { Db } from '../storage/db.ts';
import { JOBS_CHANNEL, Jobs } from './jobs.ts';
import { NoSuchEdition } from './kinds.ts';
import type { LiveGame, Survey } from './live-game.ts';
import { Unplayable } from './reading.ts';
import type { Registry } from './registry.ts';
import { Run } from './run.ts';
import type { Thinking } from './thinking.ts';

/** How often it is looked whether something is due, and claims are renewed. */
const LOOK_MS = 1000;
const RENEW_MS = 5000;
/** A game in which nothing happened for so long is left alone until something does. */
const QUIET_MS = 60_000;
/** Who has this part of the time left to move is reminded. */
const REMIND_AT = 0.25;

export interface RunnerParts {
  readonly db: Db;
  readonly tables: Tables;
  readonly registry: Registry;
  readonly thinking: Thinking;
  readonly notifier: Notifier;
  readonly presence: (id: string) => Promise<Presence>;
  readonly node: string;
  readonly clock: () => number;
  /** How long a bot takes at least. */
  readonly pace: number;
  readonly failed: (error: unknown) => void;
}

/** Runs games: claims those that no other node runs, and lets them go when they are quiet or over. */
export class Runner {
  readonly #parts: RunnerParts;
  readonly #jobs: Jobs;
  readonly #runs = new Map<string, Run>();
  readonly #starting = new Set<string>();
  /** Tables that changed while their game was being started. */
  readonly #changed = new Set<string>();
  /** Games that another node runs, or nobody, in which something happened here. */
  readonly #toWake = new Set<string>();
  readonly #ears: (() => Promise<void>)[] = [];
  #timer: NodeJS.Timeout | null = null;
  #renewed = 0;
  #isWorking = false;
  #isDue = false;
  #isClosed = false;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
    this.#jobs = new Jobs(parts.db, parts.node, parts.clock);
  }

  async open(): Promise<void> {
    const { db } = this.#parts;
    this.#ears.push(
      await db.listen(JOBS_CHANNEL, () => this.#work()),
      await db.listen(TABLES_CHANNEL, (id) => void this.#tableChanged(id)),
      await db.listen(STANDING_CHANNEL, (id) => void this.#tableChanged(id)),
    );
    this.#timer = setInterval(() => this.#work(), LOOK_MS);
    this.#work();
  }

  /** How many games this node runs. */
  get size(): number {
    return this.#runs.size;
  }

  /** Lets everything go, for other nodes to take over at once. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    for (const deaf of this.#ears) await deaf();
    for (const id of [...this.#runs.keys()]) this.#drop(id);
    await this.#jobs.leave();
  }

  /** Something happened in a game that this node has in memory. */
  moved(game: LiveGame, survey: Survey): void {
    const run = this.#runs.get(game.id);
    if (run === undefined) this.#toWake.add(game.id);
    else run.moved(survey);
  }

  /** The log of a game is another one: it is run anew. */
  drop(id: string): void {
    this.#drop(id);
    this.#toWake.add(id);
  }

  /** The time was moved: every clock is looked at again. */
  timeMoved(): void {
    for (const run of [...this.#runs.values()]) run.look();
    this.#work();
  }

  /** One after the other: claims, renewals, and letting go. */
  #work(): void {
    this.#isDue = true;
    if (this.#isWorking || this.#isClosed) return;
    this.#isWorking = true;
    this.#workOff()
      .catch(this.#parts.failed)
      .finally(() => {
        this.#isWorking = false;
      });
  }

  async #workOff(): Promise<void> {
    while (this.#isDue && !this.#isClosed) {
      this.#isDue = false;
      await this.#wake();
      const claimed = await this.#jobs.claim();
      if (claimed.length > 0) this.#isDue = true; // there may be more
      await Promise.all(claimed.map((id) => this.#start(id)));
      if (this.#parts.clock() - this.#renewed >= RENEW_MS) await this.#renew();
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
    try {
      const record = await this.#parts.tables.find(id);
      const game = record === null ? null : await this.#parts.registry.take(id, record.time);
      if (record === null || game === null) return await this.#jobs.done(id);
      const run = new Run(game, record, await game.survey(), this.#runParts());
      this.#runs.set(id, run);
      // Whoever asked for a stand-in while the game was being loaded must not be overlooked.
      if (this.#changed.delete(id)) await this.#tableChanged(id);
      else run.look();
      if (record.time.kind === 'days') await this.#parkQuiet();
    } catch (error) {
      this.#parts.failed(error);
      if (error instanceof NoSuchEdition || error instanceof Unplayable) await this.#jobs.park(id, null);
    } finally {
      this.#starting.delete(id);
      this.#changed.delete(id);
    }
  }

  #runParts() {
    const { thinking, clock, pace, failed, tables } = this.#parts;
    return {
      thinking,
      clock,
      pace,
      failed,
      timeIsUp: async ({ id, atZero, isRated }: TableRecord, seat: Seat) => {
        if (atZero === 'forfeit' || isRated) await tables.forfeit(id, seat);
        else await tables.standIn(id, seat, 'captain');
        await this.#tableChanged(id);
      },
      ended: async ({ id, state, forfeited }: TableRecord, places: readonly number[]) => {
        if (state === 'playing') await tables.finish(id, places, forfeited);
        this.#drop(id);
        await this.#jobs.done(id);
      },
      asked: (record: TableRecord, seat: Seat, request: number, deadline: number | null) => {
        if (record.time.kind === 'days') void this.#remind(record, seat, request, deadline).catch(failed);
      },
    };
  }

  /** Says “your turn” once when it comes and once when little time is left, unless the person is at the table. */
  async #remind(record: TableRecord, seat: Seat, request: number, deadline: number | null): Promise<void> {
    const sitter = record.chairs[seat]?.sitter ?? null;
    if (sitter?.kind !== 'person' || record.time.kind !== 'days') return;
    const left = deadline === null ? Number.POSITIVE_INFINITY : deadline - this.#parts.clock();
    const stage = left <= record.time.perMove * REMIND_AT ? 2 : 1;
    if ((await this.#parts.presence(record.id)).here.has(sitter.person)) return;
    if (!(await this.#jobs.notice(record.id, seat, request, stage))) return;
    await this.#parts.notifier.yourTurn(sitter.person, record);
  }

  async #tableChanged(id: string): Promise<void> {
    try {
      for (const each of id === '' ? [...this.#runs.keys()] : [id]) {
        const record = this.#runs.has(each) ? await this.#parts.tables.find(each) : null;
        if (record !== null) this.#runs.get(each)?.changed(record);
        else if (this.#starting.has(each)) this.#changed.add(each);
        else this.#toWake.add(each);
      }
    } catch (error) {
      this.#parts.failed(error);
    }
  }

  async #renew(): Promise<void> {
    this.#renewed = this.#parts.clock();
    const running = [...this.#runs.keys()];
    if (running.length === 0) return;
    const kept = await this.#jobs.renew(running);
    for (const id of running) if (!kept.has(id)) this.#drop(id);
    await this.#parkQuiet();
  }

  async #parkQuiet(): Promise<void> {
    for (const [id, run] of this.#runs) {
      if (!run.isQuiet(QUIET_MS)) continue;
      const { next } = run;
      this.#drop(id);
      await this.#jobs.park(id, next === null ? null : this.#wakeAt(next));
    }
  }

  /** A quarter of what is left before a deadline is early enough for a reminder. */
  #wakeAt(deadline: number): number {
    const now = this.#parts.clock();
    return deadline - now > 2 * QUIET_MS ? deadline - (deadline - now) * REMIND_AT : deadline;
  }

  #drop(id: string): void {
    const run = this.#runs.get(id);
    if (run === undefined) return;
    run.stop();
    this.#runs.delete(id);
    this.#parts.registry.release(id);
  }
}
