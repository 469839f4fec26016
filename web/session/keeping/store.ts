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

/** The game is not as the one who wanted to add to it knew it. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
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
    if (save === undefined || kept?.length !== after) throw new Conflict(`game ${id} has changed`);
    kept.push(...lines);
    this.#saves.set(id, { ...save, ...status });
  }

  async remove(id: string): Promise<void> {
    this.#saves.delete(id);
    this.#lines.delete(id);
  }
}
