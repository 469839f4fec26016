import { bad, type Problem } from '@orrery/kernel';
import type { Save, Status } from './save.ts';
import { Conflict, MemoryStore, type Store } from './store.ts';

/** Tells other windows that the games have changed. */
const CHANNEL = 'orrery.games';

const ELSEWHERE = bad('session.elsewhere', {}, 'this game is played in another window').problem;
const GONE = bad('session.gone', {}, 'this game was deleted in another window').problem;

/** Why something could not be kept, for people. */
function keepingProblem(error: unknown): Problem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') {
    return bad('keep.full', {}, 'there is no space left on this device: the game goes on, but is not kept').problem;
  }
  return bad('keep.refused', {}, 'the browser keeps nothing on this device: the game goes on, but is not kept').problem;
}

/**
 * All games on this device: those on disk, and those that could not be put there and last as long as the page does.
 * The disk is opened when it is first needed.
 */
export class Shelf implements Store {
  readonly #open: () => Promise<Store>;
  #disk: Promise<Store | null> | null = null;
  #noDisk: Problem | null = null;
  readonly #memory = new MemoryStore();
  readonly #unkept = new Map<string, Problem>();
  readonly #listeners = new Set<() => void>();
  readonly #channel: BroadcastChannel | null;

  constructor(open: () => Promise<Store>) {
    this.#open = open;
    this.#channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
    this.#channel?.addEventListener('message', () => this.#tell());
  }

  /** Called when the list may have changed, from another window as well. */
  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Why a game lasts only as long as the page; null when it is on disk. */
  unkept(id: string): Problem | null {
    return this.#unkept.get(id) ?? null;
  }

  async list(): Promise<readonly Save[]> {
    const disk = await this.#ready();
    return [...(await this.#memory.list()), ...((await disk?.list()) ?? [])];
  }

  async find(id: string): Promise<Save | null> {
    return (await this.#memory.find(id)) ?? (await this.#ready())?.find(id) ?? null;
  }

  async lines(id: string): Promise<readonly string[]> {
    return (await this.#holder(id)).lines(id);
  }

  async create(save: Save, lines: readonly string[]): Promise<void> {
    try {
      const disk = await this.#ready();
      if (disk === null) await this.#hold(save, lines, this.#noDisk ?? keepingProblem(null));
      else await disk.create(save, lines);
    } catch (error) {
      await this.#hold(save, lines, keepingProblem(error));
    }
    this.#announce();
  }

  async append(id: string, after: number, lines: readonly string[], status: Status): Promise<void> {
    await (await this.#holder(id)).append(id, after, lines, status);
    this.#announce();
  }

  async remove(id: string): Promise<void> {
    await (await this.#holder(id)).remove(id);
    this.#unkept.delete(id);
    this.#announce();
  }

  close(): void {
    this.#channel?.close();
    this.#listeners.clear();
  }

  #ready(): Promise<Store | null> {
    this.#disk ??= this.#open().catch((error: unknown) => {
      this.#noDisk = keepingProblem(error);
      return null;
    });
    return this.#disk;
  }

  async #holder(id: string): Promise<Store> {
    return this.#memory.has(id) ? this.#memory : ((await this.#ready()) ?? this.#memory);
  }

  async #hold(save: Save, lines: readonly string[], why: Problem): Promise<void> {
    this.#unkept.set(save.id, why);
    await this.#memory.create(save, lines);
  }

  #announce(): void {
    this.#channel?.postMessage(null);
    this.#tell();
  }

  #tell(): void {
    for (const changed of [...this.#listeners]) changed();
  }
}

/** Keeps one game that is being played. What could not be kept is tried again with whatever comes next. */
export class Keeper {
  readonly #shelf: Shelf;
  readonly #id: string;
  #kept: number;
  #waiting: string[] = [];
  #failed: Problem | null = null;
  #foreign: Problem | null = null;

  constructor(shelf: Shelf, id: string, kept: number) {
    this.#shelf = shelf;
    this.#id = id;
    this.#kept = kept;
  }

  get unkept(): Problem | null {
    return this.#failed ?? this.#shelf.unkept(this.#id);
  }

  /** Somebody else went on with the game, or threw it away: it cannot be kept any more. */
  get foreign(): Problem | null {
    return this.#foreign;
  }

  async keep(lines: readonly string[], status: Status): Promise<void> {
    if (this.#foreign !== null) return;
    this.#waiting.push(...lines);
    try {
      await this.#shelf.append(this.#id, this.#kept, this.#waiting, status);
      this.#kept += this.#waiting.length;
      this.#waiting = [];
      this.#failed = null;
    } catch (error) {
      if (error instanceof Conflict) this.#foreign = error.what === 'removed' ? GONE : ELSEWHERE;
      else this.#failed = keepingProblem(error);
    }
  }
}
