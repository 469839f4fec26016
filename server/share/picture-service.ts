import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { findGame, type Language } from '@orrery/catalog';
import type { Games, TableRecord } from '../ports.ts';
import { chairColours } from '../tables/summary.ts';

/** Pictures that are kept in memory; each is some hundred kilobytes. */
const MAX_KEPT = 40;
/** Pictures that may wait for the thread; more are refused. */
const MAX_WAITING = 20;
/** The thread ends after this long without work: it holds the drawings of all games. */
const IDLE_MS = 60_000;

type Answer = { readonly id: number } & ({ readonly png: Uint8Array } | { readonly fault: string });

interface Waiting {
  readonly settle: (png: Uint8Array) => void;
  readonly fail: (error: Error) => void;
}

/** Draws boards of games that are over, in a thread, one after the other. */
export class PictureService {
  readonly #program: URL;
  readonly #play: Pick<Games, 'logOf'>;
  readonly #kept = new Map<string, Promise<Uint8Array | null>>();
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(program: URL, play: Pick<Games, 'logOf'>) {
    this.#program = program;
    this.#play = play;
  }

  /** Whether the program that draws was built. */
  get isEnabled(): boolean {
    return existsSync(this.#program);
  }

  /** The PNG of a moment (null: the end); null: not over, unreadable, or too many are waiting. */
  async picture(table: TableRecord, at: number | null, language: Language): Promise<Uint8Array | null> {
    if (table.state !== 'over' || !this.isEnabled) return null;
    const key = `${table.id} ${at ?? ''} ${language} ${table.chairs.map(({ sitter }) => sitter?.name).join('\n')}`;
    const kept = this.#kept.get(key) ?? this.#draw(table, at, language);
    this.#kept.delete(key);
    this.#kept.set(key, kept); // the last one asked for is the last one dropped
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    const png = await kept.catch(() => null);
    if (png === null) this.#kept.delete(key);
    return png;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
  }

  async #draw(table: TableRecord, at: number | null, language: Language): Promise<Uint8Array | null> {
    if (this.#waiting.size >= MAX_WAITING) return null;
    const log = await this.#play.logOf(table.id);
    if (!log.ok) return null;
    const colours = chairColours(table);
    const names = table.chairs.map(({ sitter }) => sitter?.name ?? '');
    const sitters = names.map((name, seat) => ({ kind: 'person', name, colour: colours[seat] ?? seat }));
    const title = findGame(table.game)?.name[language] ?? table.game;
    const { game, edition } = table;
    return this.#ask({ game, edition, log: log.value, at, sitters, language, title, names });
  }

  #ask(request: object): Promise<Uint8Array> {
    const id = ++this.#lastId;
    clearTimeout(this.#idle);
    const worker = this.#worker ?? this.#start();
    return new Promise((settle, fail) => {
      this.#waiting.set(id, { settle, fail });
      worker.postMessage({ id, request });
    });
  }

  #start(): Worker {
    const worker = new Worker(this.#program);
    worker.unref();
    this.#worker = worker;
    worker.on('message', (answer: Answer) => this.#receive(answer));
    const end = (why: unknown) => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      for (const { fail } of this.#waiting.values()) fail(new Error(String(why)));
      this.#waiting.clear();
    };
    worker.on('error', end);
    worker.on('exit', () => end('the thread that draws has ended'));
    return worker;
  }

  #receive(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('png' in answer) waiting?.settle(answer.png);
    else waiting?.fail(new Error(answer.fault));
    if (this.#waiting.size > 0) return;
    this.#idle = setTimeout(() => void this.#worker?.terminate(), IDLE_MS);
    this.#idle.unref();
  }
}
