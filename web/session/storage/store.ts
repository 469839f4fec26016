import type { SavedGame, SavedStatus } from './saved-game.ts';

/** Storage for games. A resolved promise means that the change is saved; a rejected one has changed nothing. */
export interface GameStore {
  list(): Promise<readonly SavedGame[]>;
  find(id: string): Promise<SavedGame | null>;
  /** The lines of a game's log, in order. */
  lines(id: string): Promise<readonly string[]>;
  create(save: SavedGame, lines: readonly string[]): Promise<void>;
  /**
   * Appends lines after the first `after` ones. Rejects with Conflict when another window has appended there, or
   * deleted the game.
   */
  append(id: string, after: number, lines: readonly string[], status: SavedStatus): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Another window has changed or deleted the game. */
export class StoreConflict extends Error {
  override readonly name = 'Conflict';
  readonly what: 'changed' | 'removed';

  constructor(id: string, what: 'changed' | 'removed') {
    super(`game ${id} was ${what} by somebody else`);
    this.what = what;
  }
}

/** Stores games in memory, as long as the page lives: fallback without a database. */
export class MemoryStore implements GameStore {
  readonly #saves = new Map<string, SavedGame>();
  readonly #lines = new Map<string, string[]>();

  has(id: string): boolean {
    return this.#saves.has(id);
  }

  async list(): Promise<readonly SavedGame[]> {
    return [...this.#saves.values()];
  }

  async find(id: string): Promise<SavedGame | null> {
    return this.#saves.get(id) ?? null;
  }

  async lines(id: string): Promise<readonly string[]> {
    return [...(this.#lines.get(id) ?? [])];
  }

  async create(save: SavedGame, lines: readonly string[]): Promise<void> {
    this.#saves.set(save.id, save);
    this.#lines.set(save.id, [...lines]);
  }

  async append(id: string, after: number, lines: readonly string[], status: SavedStatus): Promise<void> {
    const save = this.#saves.get(id);
    const kept = this.#lines.get(id);
    if (save === undefined || kept === undefined) throw new StoreConflict(id, 'removed');
    if (kept.length !== after) throw new StoreConflict(id, 'changed');
    kept.push(...lines);
    this.#saves.set(id, { ...save, ...status });
  }

  async remove(id: string): Promise<void> {
    this.#saves.delete(id);
    this.#lines.delete(id);
  }
}
