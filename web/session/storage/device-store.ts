import { errResult, type Problem } from '@orrery/kernel';
import { Store } from '../../app/store.ts';
import { GAMES_CHANGE_CHANNEL } from './names.ts';
import type { SavedGame, SavedStatus } from './saved-game.ts';
import { type GameStore, MemoryStore, StoreConflict } from './store.ts';

const ELSEWHERE = errResult('session.elsewhere', {}, 'this game is played in another window').problem;
const GONE = errResult('session.gone', {}, 'this game was deleted in another window').problem;

/** Why something could not be saved, as a problem for the user. */
function saveProblem(error: unknown): Problem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') {
    return errResult('keep.full', {}, 'there is no space left on this device: the game goes on, but is not kept')
      .problem;
  }
  return errResult('keep.refused', {}, 'the browser keeps nothing on this device: the game goes on, but is not kept')
    .problem;
}

/**
 * All games on this device: those on disk, and those that could not be saved and last as long as the page. The
 * database is opened on first use.
 */
export class DeviceStore implements GameStore {
  readonly #open: () => Promise<GameStore>;
  #disk: Promise<GameStore | null> | null = null;
  #diskProblem: Problem | null = null;
  readonly #memory = new MemoryStore();
  readonly #saveErrors = new Map<string, Problem>();
  /** Counts the changes of the list, also those by another window. */
  readonly #changes = new Store(0);
  readonly #channel: BroadcastChannel | null;

  constructor(open: () => Promise<GameStore>) {
    this.#open = open;
    this.#channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(GAMES_CHANGE_CHANNEL);
    this.#channel?.addEventListener('message', () => this.#notify());
  }

  /** Called when the list may have changed, also by another window. */
  subscribe(changed: () => void): () => void {
    return this.#changes.subscribe(changed);
  }

  /** Why a game lasts only as long as the page; null when it is on disk. */
  saveErrorOf(id: string): Problem | null {
    return this.#saveErrors.get(id) ?? null;
  }

  async list(): Promise<readonly SavedGame[]> {
    const disk = await this.#openDisk();
    return [...(await this.#memory.list()), ...((await disk?.list()) ?? [])];
  }

  async find(id: string): Promise<SavedGame | null> {
    return (await this.#memory.find(id)) ?? (await this.#openDisk())?.find(id) ?? null;
  }

  async lines(id: string): Promise<readonly string[]> {
    return (await this.#storeOf(id)).lines(id);
  }

  async create(save: SavedGame, lines: readonly string[]): Promise<void> {
    try {
      const disk = await this.#openDisk();
      if (disk === null) await this.#keepInMemory(save, lines, this.#diskProblem ?? saveProblem(null));
      else await disk.create(save, lines);
    } catch (error) {
      await this.#keepInMemory(save, lines, saveProblem(error));
    }
    this.#broadcastChange();
  }

  async append(id: string, after: number, lines: readonly string[], status: SavedStatus): Promise<void> {
    await (await this.#storeOf(id)).append(id, after, lines, status);
    this.#broadcastChange();
  }

  async remove(id: string): Promise<void> {
    await (await this.#storeOf(id)).remove(id);
    this.#saveErrors.delete(id);
    this.#broadcastChange();
  }

  close(): void {
    this.#channel?.close();
    this.#changes.close();
  }

  #openDisk(): Promise<GameStore | null> {
    this.#disk ??= this.#open().catch((error: unknown) => {
      this.#diskProblem = saveProblem(error);
      return null;
    });
    return this.#disk;
  }

  async #storeOf(id: string): Promise<GameStore> {
    return this.#memory.has(id) ? this.#memory : ((await this.#openDisk()) ?? this.#memory);
  }

  async #keepInMemory(save: SavedGame, lines: readonly string[], why: Problem): Promise<void> {
    this.#saveErrors.set(save.id, why);
    await this.#memory.create(save, lines);
  }

  #broadcastChange(): void {
    this.#channel?.postMessage(null);
    this.#notify();
  }

  #notify(): void {
    this.#changes.update((count) => count + 1);
  }
}

/** Saves one game that is being played. Entries that could not be saved are retried with the next ones. */
export class GameSaver {
  readonly #store: DeviceStore;
  readonly #id: string;
  #savedCount: number;
  #pendingLines: string[] = [];
  #saveError: Problem | null = null;
  #conflict: Problem | null = null;

  constructor(deviceStore: DeviceStore, id: string, kept: number) {
    this.#store = deviceStore;
    this.#id = id;
    this.#savedCount = kept;
  }

  get saveError(): Problem | null {
    return this.#saveError ?? this.#store.saveErrorOf(this.#id);
  }

  /** Another window continued or deleted the game: it cannot be saved any more. */
  get conflict(): Problem | null {
    return this.#conflict;
  }

  async save(lines: readonly string[], status: SavedStatus): Promise<void> {
    if (this.#conflict !== null) return;
    this.#pendingLines.push(...lines);
    try {
      await this.#store.append(this.#id, this.#savedCount, this.#pendingLines, status);
      this.#savedCount += this.#pendingLines.length;
      this.#pendingLines = [];
      this.#saveError = null;
    } catch (error) {
      if (error instanceof StoreConflict) this.#conflict = error.what === 'removed' ? GONE : ELSEWHERE;
      else this.#saveError = saveProblem(error);
    }
  }
}
