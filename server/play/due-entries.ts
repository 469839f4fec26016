import type { EntryRow } from '../storage/games.ts';

interface DueEntriesDeps {
  /** The time that is shown, in milliseconds. */
  readonly clock: () => number;
  readonly isDelayed?: boolean;
}

/**
 * Which entries of a game may be shown: all of them, or, for spectators who see it later, those made by the time that
 * is shown to them. What chance decided before the first request is shown at once: everybody sees the set-up.
 */
export class DueEntries {
  readonly #deps: DueEntriesDeps;
  readonly #onDue: () => void;
  /** When the set-up was made; null until it is known. */
  #setUpAt: number | null = null;
  #timer: NodeJS.Timeout | null = null;

  /** `onDue` is called when the first entry that was left out is due. */
  constructor(deps: DueEntriesDeps, onDue: () => void) {
    this.#deps = deps;
    this.#onDue = onDue;
  }

  /** Those of the entries after number `after` that are due. */
  select(rows: readonly EntryRow[], after: number): readonly EntryRow[] {
    if (this.#deps.isDelayed !== true) return rows;
    if (after === 0) this.#setUpAt = rows[0]?.made ?? null;
    const now = this.#deps.clock();
    const shownUntil = Math.max(now, this.#setUpAt ?? now);
    const length = rows.findIndex(({ made }) => made > shownUntil);
    if (length === -1) return rows;
    this.#wait((rows[length]?.made ?? now) - now);
    return rows.slice(0, length);
  }

  /** Nobody watches any more. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #wait(ms: number): void {
    this.stop();
    this.#timer = setTimeout(this.#onDue, ms);
    this.#timer.unref();
  }
}
