/** The history of notes: the last entry is the current state. */
export interface NotesHistory<S> {
  readonly now: S;
  readonly past: readonly S[];
}

/** Maximum number of undo steps. */
const MAX_UNDO_STEPS = 60;

/** The current state of one tool, with its earlier states. */
export class UndoableNotes<S> {
  readonly #save: (pages: NotesHistory<S>) => void;
  readonly #listeners = new Set<() => void>();
  #history: NotesHistory<S>;

  constructor(pages: NotesHistory<S>, keep: (pages: NotesHistory<S>) => void) {
    this.#history = pages;
    this.#save = keep;
  }

  get now(): S {
    return this.#history.now;
  }

  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }

  change(next: S): void {
    const { now, past } = this.#history;
    if (next !== now) this.#setHistory({ now: next, past: [...past, now].slice(-MAX_UNDO_STEPS) });
  }

  /** A change without its own undo step: a chosen tab, a line that has been read. */
  changeWithoutUndo(next: S): void {
    if (next !== this.now) this.#setHistory({ ...this.#history, now: next });
  }

  undo(): void {
    const { past } = this.#history;
    const last = past.at(-1);
    if (last !== undefined) this.#setHistory({ now: last, past: past.slice(0, -1) });
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  #setHistory(pages: NotesHistory<S>): void {
    this.#history = pages;
    this.#save(pages);
    for (const changed of [...this.#listeners]) changed();
  }
}
