import { type ServerContext, timestampParam } from '../context.ts';
import { type Games, type RoundNotifier, type Tables, TOURNAMENTS_CHANNEL } from '../ports.ts';
import { startWhenReady } from '../tables/start-game.ts';
import { advanceTournament } from './advance.ts';

/** How often a node looks for tournaments that are due. */
const POLL_INTERVAL_MS = 1_000;

export interface TournamentServiceDeps {
  readonly context: ServerContext;
  readonly tables: Pick<Tables, 'find'>;
  readonly play: Games;
  readonly notifier: RoundNotifier;
  readonly reportError: (error: unknown) => void;
}

/** Advances tournaments: when a game has ended, and when their time has come. */
export class TournamentService {
  readonly #deps: TournamentServiceDeps;
  readonly #due = new Set<string>();
  #work: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #stopListening: (() => Promise<void>) | null = null;

  constructor(parts: TournamentServiceDeps) {
    this.#deps = parts;
  }

  async open(): Promise<void> {
    const { db } = this.#deps.context;
    this.#stopListening = await db.listen(TOURNAMENTS_CHANNEL, (id) => this.#schedule(id));
    this.#timer = setInterval(() => this.checkTime(), POLL_INTERVAL_MS);
    this.#timer.unref();
    this.#schedule(''); // games may have ended while no node was there
  }

  async close(): Promise<void> {
    await this.#stopListening?.();
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#due.clear();
    await this.#work;
  }

  /** Does what is due in a tournament now. */
  async advance(id: string): Promise<void> {
    const { context, tables, play, notifier } = this.#deps;
    const { called, complete } = await advanceTournament(context, id);
    for (const table of complete) await startWhenReady(context, play, table);
    for (const { person, table, tournament } of called) {
      const record = await tables.find(table);
      if (record !== null) void notifier.notifyRound(person, record, tournament);
    }
  }

  /** Advances the tournaments whose time has come. */
  checkTime(): void {
    const { context, reportError } = this.#deps;
    context.db
      .query<{ id: string }>(`SELECT id FROM tournaments WHERE wake_at <= ${timestampParam(1)}`, [context.clock()])
      .then((rows) => {
        for (const { id } of rows) this.#schedule(id);
      })
      .catch(reportError);
  }

  /** '' means that notifications may have been missed. */
  #schedule(id: string): void {
    this.#due.add(id);
    this.#work ??= this.#workOff().finally(() => {
      this.#work = null;
    });
  }

  async #workOff(): Promise<void> {
    for (const id of this.#due) {
      this.#due.delete(id);
      try {
        for (const each of id === '' ? await this.#playing() : [id]) await this.advance(each);
      } catch (error) {
        this.#deps.reportError(error);
      }
    }
  }

  async #playing(): Promise<readonly string[]> {
    const { db } = this.#deps.context;
    const rows = await db.query<{ id: string }>(`SELECT id FROM tournaments WHERE state = 'playing'`);
    return rows.map(({ id }) => id);
  }
}
