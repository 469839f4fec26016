import { type ReadableStore, Store } from '../../app/store.ts';

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
  readonly #history: Store<NotesHistory<S>>;

  constructor(pages: NotesHistory<S>, keep: (pages: NotesHistory<S>) => void) {
    this.#history = new Store(pages);
    this.#save = keep;
  }

  get store(): ReadableStore<NotesHistory<S>> {
    return this.#history;
  }

  get now(): S {
    return this.#history.get().now;
  }

  get canUndo(): boolean {
    return this.#history.get().past.length > 0;
  }

  change(next: S): void {
    const { now, past } = this.#history.get();
    if (next !== now) this.#setHistory({ now: next, past: [...past, now].slice(-MAX_UNDO_STEPS) });
  }

  /** A change without its own undo step: a chosen tab, a line that has been read. */
  changeWithoutUndo(next: S): void {
    if (next !== this.now) this.#setHistory({ ...this.#history.get(), now: next });
  }

  undo(): void {
    const { past } = this.#history.get();
    const last = past.at(-1);
    if (last !== undefined) this.#setHistory({ now: last, past: past.slice(0, -1) });
  }

  #setHistory(pages: NotesHistory<S>): void {
    this.#save(pages);
    this.#history.set(pages);
  }
}
