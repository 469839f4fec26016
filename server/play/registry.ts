import type { TimeControl } from '@orrery/protocol';
import type { Appender } from '../storage/appender.ts';
import { GAMES_CHANNEL } from '../storage/appender.ts';
import type { Db } from '../storage/db.ts';
import { findGameRow } from '../storage/games.ts';
import { kindOf } from './kinds.ts';
import type { LiveGame, Survey } from './live-game.ts';
import { Unplayable } from './reading.ts';

/** A game nobody looks at and nobody runs is let go after so long. */
const IDLE_MS = 60_000;

interface Held {
  readonly game: Promise<LiveGame | null>;
  /** The same, once it is there. */
  live: LiveGame | null;
  /** How many need it in memory. */
  users: number;
  /** When it was last used. */
  used: number;
}

export interface RegistryParts {
  readonly db: Db;
  readonly appender: Appender;
  readonly clock: () => number;
  /** Hears of every entry that was kept, by whichever node. */
  readonly moved: (game: LiveGame, survey: Survey) => void;
  /** Hears of a game whose log cannot be played, and why. */
  readonly unplayable: (id: string, why: string) => void;
}

/** The games that this node has in memory: loaded when somebody needs them, let go when nobody does. */
export class Registry {
  readonly #parts: RegistryParts;
  readonly #held = new Map<string, Held>();
  #stop: (() => Promise<void>) | null = null;
  #sweeper: NodeJS.Timeout | null = null;

  constructor(parts: RegistryParts) {
    this.#parts = parts;
  }

  /** Begins to hear of what other nodes do. */
  async open(): Promise<void> {
    this.#stop = await this.#parts.db.listen(GAMES_CHANNEL, (said) => this.#hear(said));
    this.#sweeper = setInterval(() => this.#sweep(), IDLE_MS / 4);
    this.#sweeper.unref();
  }

  async close(): Promise<void> {
    if (this.#sweeper !== null) clearInterval(this.#sweeper);
    await this.#stop?.();
    this.#held.clear();
  }

  /** How many games are in memory. */
  get size(): number {
    return this.#held.size;
  }

  /** How many look at games, pages and programs. */
  get watchers(): number {
    return [...this.#held.values()].reduce((sum, { live }) => sum + (live?.watchers ?? 0), 0);
  }

  /** A game, kept in memory until it is let go; null when it has not begun. */
  async take(id: string, time: TimeControl): Promise<LiveGame | null> {
    const held = this.#held.get(id) ?? this.#load(id, time);
    held.users++;
    const game = await held.game.catch((error: unknown) => {
      this.drop(id);
      throw error;
    });
    if (game === null) this.#held.delete(id);
    return game;
  }

  /** Whoever takes this game from now on gets it from its log. */
  drop(id: string): void {
    this.#held.delete(id);
  }

  /** Whoever took a game needs it no more. */
  release(id: string): void {
    const held = this.#held.get(id);
    if (held === undefined) return;
    held.users--;
    held.used = this.#parts.clock();
  }

  #load(id: string, time: TimeControl): Held {
    const load = async () => {
      const { db } = this.#parts;
      const row = await findGameRow(db, id);
      return row === null ? null : (await kindOf(row)).host(row, time, this.#parts);
    };
    const held: Held = { game: load(), live: null, users: 0, used: this.#parts.clock() };
    held.game.then(
      (live) => {
        held.live = live;
      },
      (error: unknown) => {
        if (error instanceof Unplayable) this.#parts.unplayable(id, error.message);
      }, // whoever takes it hears of it
    );
    this.#held.set(id, held);
    return held;
  }

  /** `game:seq` for each game that went on; '' when something may have been missed. */
  #hear(said: string): void {
    if (said === '') {
      for (const held of this.#held.values()) void this.#catchUp(held, null);
      return;
    }
    for (const place of said.split(' ')) {
      const at = place.lastIndexOf(':');
      const held = this.#held.get(place.slice(0, at));
      const seq = Number(place.slice(at + 1));
      // Mostly it is our own word that comes back.
      if (held !== undefined && held.live?.hasShown(seq) !== true) void this.#catchUp(held, seq);
    }
  }

  /** A failure here is the database's: the next word about the game tries again. */
  async #catchUp({ game }: Held, seq: number | null): Promise<void> {
    await game.then((live) => live?.catchUp(seq)).catch(() => {});
  }

  #sweep(): void {
    const before = this.#parts.clock() - IDLE_MS;
    for (const [id, held] of this.#held) if (held.users <= 0 && held.used < before) this.#held.delete(id);
  }
}
