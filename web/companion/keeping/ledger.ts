/** What a ledger leaves behind: the last entry is how things stand. */
export interface Pages<S> {
  readonly now: S;
  readonly past: readonly S[];
}

/** So many steps can be taken back. */
const REACH = 60;

/** How things stand with one tool, and how they stood before each change. */
export class Ledger<S> {
  readonly #keep: (pages: Pages<S>) => void;
  readonly #listeners = new Set<() => void>();
  #pages: Pages<S>;

  constructor(pages: Pages<S>, keep: (pages: Pages<S>) => void) {
    this.#pages = pages;
    this.#keep = keep;
  }

  get now(): S {
    return this.#pages.now;
  }

  get canUndo(): boolean {
    return this.#pages.past.length > 0;
  }

  change(next: S): void {
    const { now, past } = this.#pages;
    if (next !== now) this.#turn({ now: next, past: [...past, now].slice(-REACH) });
  }

  /** Something that nobody would want to take back by itself: a chosen tab, a line that has been read. */
  amend(next: S): void {
    if (next !== this.now) this.#turn({ ...this.#pages, now: next });
  }

  undo(): void {
    const { past } = this.#pages;
    const last = past.at(-1);
    if (last !== undefined) this.#turn({ now: last, past: past.slice(0, -1) });
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  #turn(pages: Pages<S>): void {
    this.#pages = pages;
    this.#keep(pages);
    for (const changed of [...this.#listeners]) changed();
  }
}
