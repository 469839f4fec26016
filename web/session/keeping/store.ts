import type { Save, Status } from './save.ts';

/** Where games are kept. Every promise that resolves is kept; every one that rejects has changed nothing. */
export interface Store {
  list(): Promise<readonly Save[]>;
  find(id: string): Promise<Save | null>;
  /** The lines of a game's log, in order. */
  lines(id: string): Promise<readonly string[]>;
  create(save: Save, lines: readonly string[]): Promise<void>;
  /** Adds lines after the first `after` ones. Rejects with Conflict when somebody else has added there, or removed all. */
  append(id: string, after: number, lines: readonly string[], status: Status): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Somebody else has changed or removed the game that was to be added to. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
  readonly what: 'changed' | 'removed';

  constructor(id: string, what: 'changed' | 'removed') {
    super(`game ${id} was ${what} by somebody else`);
    this.what = what;
  }
}

/** Keeps games as long as the page lives: better than not to play at all. */
export class MemoryStore implements Store {
  readonly #saves = new Map<string, Save>();
  readonly #lines = new Map<string, string[]>();

  has(id: string): boolean {
    return this.#saves.has(id);
  }

  async list(): Promise<readonly Save[]> {
    return [...this.#saves.values()];
  }

  async find(id: string): Promise<Save | null> {
    return this.#saves.get(id) ?? null;
  }

  async lines(id: string): Promise<readonly string[]> {
    return [...(this.#lines.get(id) ?? [])];
  }

  async create(save: Save, lines: readonly string[]): Promise<void> {
    this.#saves.set(save.id, save);
    this.#lines.set(save.id, [...lines]);
  }

  async append(id: string, after: number, lines: readonly string[], status: Status): Promise<void> {
    const save = this.#saves.get(id);
    const kept = this.#lines.get(id);
    if (save === undefined || kept === undefined) throw new Conflict(id, 'removed');
    if (kept.length !== after) throw new Conflict(id, 'changed');
    kept.push(...lines);
    this.#saves.set(id, { ...save, ...status });
  }

  async remove(id: string): Promise<void> {
    this.#saves.delete(id);
    this.#lines.delete(id);
  }
}
