import type { TimeControl } from '@orrery/protocol';
import { TABLES_CHANNEL } from '../ports.ts';
import type { Database } from '../storage/db.ts';
import { findGameRow } from '../storage/games.ts';
import type { LogAppender } from '../storage/log-appender.ts';
import { GAMES_CHANNEL } from '../storage/log-appender.ts';
import { type AdapterDeps, adapterFor } from './game-adapter.ts';
import type { GameStatus, LiveGame } from './live-game.ts';
import { UnplayableLogError } from './replay-log.ts';
import type { ClockAdjustments } from './table-clocks.ts';

/** A game without users is unloaded after this time. */
const UNLOAD_AFTER_MS = 60_000;

/** Ids of games contain no space. */
const DELAYED_SUFFIX = ' delayed';
const delayedKey = (id: string): string => `${id}${DELAYED_SUFFIX}`;
const isDelayedKey = (key: string): boolean => key.endsWith(DELAYED_SUFFIX);

interface RegistryEntry {
  readonly time: TimeControl;
  readonly game: Promise<LiveGame | null>;
  /** The same, once it is loaded. */
  live: LiveGame | null;
  /** Number of users that need it in memory. */
  users: number;
  /** When it was last used. */
  used: number;
}

/** A game in memory, and the promise to give it back. */
export interface GameLease {
  readonly game: LiveGame;
  /** The game is no longer needed. Only the first call counts. */
  release(): void;
}

export interface GameRegistryDeps {
  readonly db: Database;
  readonly appender: LogAppender;
  readonly clock: () => number;
  /** What changes the clocks of a table besides its log. */
  readonly adjustments: (id: string) => Promise<ClockAdjustments>;
  /** Called for every saved entry, from whichever node. */
  readonly moved: (game: LiveGame, survey: GameStatus) => void;
  /** Called for a game whose log cannot be replayed, with the reason. */
  readonly onUnplayable: (id: string, why: string) => void;
}

/** The games this node has in memory: loaded when needed, unloaded when nobody uses them. */
export class GameRegistry {
  readonly #deps: GameRegistryDeps;
  readonly #entries = new Map<string, RegistryEntry>();
  readonly #stopListening: (() => Promise<void>)[] = [];
  #sweeper: NodeJS.Timeout | null = null;

  constructor(parts: GameRegistryDeps) {
    this.#deps = parts;
  }

  /** Starts listening for the entries of other nodes. */
  async open(): Promise<void> {
    const { db } = this.#deps;
    this.#stopListening.push(
      await db.listen(GAMES_CHANNEL, (said) => this.#onNotification(said)),
      await db.listen(TABLES_CHANNEL, (id) => this.#onTableChanged(id)),
    );
    this.#sweeper = setInterval(() => this.#sweep(), UNLOAD_AFTER_MS / 4);
    this.#sweeper.unref();
  }

  async close(): Promise<void> {
    if (this.#sweeper !== null) clearInterval(this.#sweeper);
    for (const stop of this.#stopListening) await stop();
    this.#entries.clear();
  }

  /** Number of games in memory. */
  get size(): number {
    return this.#entries.size;
  }

  /** Number of pages and programs that watch games. */
  get watchers(): number {
    return [...this.#entries.values()].reduce((sum, { live }) => sum + (live?.watchers ?? 0), 0);
  }

  /**
   * Loads a game and keeps it in memory until it is released; null if it has not started. With a delay it is the game as
   * it was that long ago, for watching only.
   */
  async acquire(id: string, time: TimeControl, delayMs = 0): Promise<GameLease | null> {
    const key = delayMs > 0 ? delayedKey(id) : id;
    const entry = this.#entries.get(key) ?? this.#load(id, time, delayMs);
    entry.users++;
    const game = await entry.game.catch((error: unknown) => {
      this.#forget(key, entry);
      throw error;
    });
    if (game === null) this.#forget(key, entry);
    return game === null ? null : { game, release: once(() => this.#release(entry)) };
  }

  /** Drops a game: the next `acquire` loads it from its log. */
  evict(id: string): void {
    this.#entries.delete(id);
    this.#entries.delete(delayedKey(id));
  }

  #release(entry: RegistryEntry): void {
    entry.users--;
    entry.used = this.#deps.clock();
  }

  /** Drops what could not be loaded, unless somebody has loaded the game since. */
  #forget(key: string, entry: RegistryEntry): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
  }

  #load(id: string, time: TimeControl, delayMs: number): RegistryEntry {
    const load = async () => {
      const { db } = this.#deps;
      const row = await findGameRow(db, id);
      if (row === null) return null;
      const live = await (await adapterFor(row)).load(row, time, this.#depsOf(delayMs));
      if (time.kind !== 'none') await live.adjustClocks(await this.#deps.adjustments(id));
      return live;
    };
    const held: RegistryEntry = { time, game: load(), live: null, users: 0, used: this.#deps.clock() };
    held.game.then(
      (live) => {
        held.live = live;
      },
      (error: unknown) => {
        if (error instanceof UnplayableLogError) this.#deps.onUnplayable(id, error.message);
      }, // the caller of `acquire` gets the error
    );
    this.#entries.set(delayMs > 0 ? delayedKey(id) : id, held);
    return held;
  }

  #depsOf(delayMs: number): AdapterDeps {
    if (delayMs === 0) return this.#deps;
    return { ...this.#deps, clock: () => this.#deps.clock() - delayMs, isDelayed: true, moved: () => {} };
  }

  /** A test has moved the time: spectators who see games later see more of them. */
  onTimeMoved(): void {
    for (const [key, held] of this.#entries) if (isDelayedKey(key)) void this.#catchUp(held, null);
  }

  /** `game:seq` for each game with new entries; '' if notifications may have been missed. */
  #onNotification(said: string): void {
    if (said === '') {
      for (const held of this.#entries.values()) void this.#catchUp(held, null);
      return;
    }
    for (const place of said.split(' ')) {
      const at = place.lastIndexOf(':');
      const id = place.slice(0, at);
      const seq = Number(place.slice(at + 1));
      for (const held of [this.#entries.get(id), this.#entries.get(delayedKey(id))]) {
        // Mostly this is the node's own notification.
        if (held !== undefined && held.live?.hasShown(seq) !== true) void this.#catchUp(held, seq);
      }
    }
  }

  /** Somebody may have been given time, or has chosen days off. '' if notifications may have been missed. */
  #onTableChanged(id: string): void {
    for (const each of id === '' ? this.#entries.keys() : [id]) {
      const held = isDelayedKey(each) ? undefined : this.#entries.get(each);
      if (held !== undefined && held.time.kind !== 'none') void this.#adjustClocks(each, held);
    }
  }

  async #adjustClocks(id: string, { game }: RegistryEntry): Promise<void> {
    try {
      const live = await game;
      await live?.adjustClocks(await this.#deps.adjustments(id));
    } catch {
      // Only the database can fail here, and then '' follows.
    }
  }

  /** Only the database can fail here: the next notification about the game tries again. */
  async #catchUp({ game }: RegistryEntry, seq: number | null): Promise<void> {
    await game.then((live) => live?.catchUp(seq)).catch(() => {});
  }

  #sweep(): void {
    const before = this.#deps.clock() - UNLOAD_AFTER_MS;
    for (const [id, held] of this.#entries) if (held.users <= 0 && held.used < before) this.#entries.delete(id);
  }
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
