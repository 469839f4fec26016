import {
  type Awaiting,
  type EachEntry,
  type Game,
  type Header,
  heard,
  isChance,
  isUndo,
  type Kinded,
  type Log,
  type Match,
  type Step as Played,
  type Result,
  replay,
  type Seat,
  type State,
  type Told,
  type Window,
  type Wording,
} from '@orrery/kernel';
import type { Step, StoryLine } from './session.ts';
import { countUpTo, linesOf } from './story.ts';

/** Who looks: a seat, a spectator (null), or somebody to whom nothing is secret any more. */
export type Reader = Seat | null | 'everything';

/** A step of a match, and a copy of the state that it led to. */
export interface Frame<T, H, B, M, E> {
  readonly step: Played<M, E>;
  readonly state: State<T, H, B>;
}

/** Steps between two states that are kept for good, so that every other is a few moves away. */
const STRIDE = 50;
/** So many of the last states are kept as well: those that are looked at while a game is played. */
const RECENT = 64;

/**
 * What a match has been, to be looked at anywhere: after each of its steps, from each of its seats. Steps are counted
 * from 1; 0 is before the first. What was taken back is no step. It may grow while somebody looks. The rules are run
 * again only to look at something long past.
 */
export class Reel<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly wording: Wording<T, H, M, E, O> | null;
  readonly header: Header<O>;
  readonly #steps: Played<M, E>[] = [];
  /** States by the number of steps before them: the last RECENT, and every STRIDE-th. */
  readonly #states = new Map<number, State<T, H, B>>();
  /** States that nobody needs any more, to be filled again. */
  readonly #spare: State<T, H, B>[] = [];
  readonly #cursor: State<T, H, B>;
  #at = 0;
  #seq = 0;
  /** The stories that are told as the reel grows. */
  readonly #stories = new Map<Reader, StoryLine<E>[]>();

  /** A reel of nothing yet. The stories of `readers` are told as it grows, others when they are asked for. */
  constructor(
    game: Game<T, H, B, M, E, O, K>,
    wording: Wording<T, H, M, E, O> | null,
    header: Header<O>,
    readers: readonly Reader[] = [],
  ) {
    this.game = game;
    this.wording = wording;
    this.header = header;
    this.#cursor = this.#setUp();
    this.#states.set(0, this.#setUp());
    for (const reader of readers) this.#stories.set(reader, []);
  }

  /** Takes in a whole log, checked from the first entry to the last; `each` hears of every step on the way. */
  static of<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    game: Game<T, H, B, M, E, O, K>,
    wording: Wording<T, H, M, E, O> | null,
    log: Log<M, O>,
    readers: readonly Reader[] = [],
    each?: EachEntry<T, H, B, M, E, O, K>,
  ): Result<Reel<T, H, B, M, E, O, K>> {
    const reel = new Reel(game, wording, log.header, readers);
    const played = replay(game, log, (match, step) => {
      reel.follow(match, step);
      each?.(match, step);
    });
    return played.ok ? { ok: true, value: reel } : played;
  }

  /** The number of steps. */
  get length(): number {
    return this.#steps.length;
  }

  /** The number of entries, those that were taken back and the taking back included. */
  get seq(): number {
    return this.#seq;
  }

  /** What a match has just done, for `append` when it may be shown. */
  frame(match: Match<T, H, B, M, E, O, K>, step: Played<M, E>): Frame<T, H, B, M, E> {
    const state = this.#spare.pop() ?? this.#setUp();
    this.game.copy(match.state, state);
    return { step, state };
  }

  /** Adds what happened next. */
  append({ step, state }: Frame<T, H, B, M, E>): void {
    this.#seq = step.seq;
    if (isUndo(step.entry)) {
      this.#spare.push(state);
      this.#forget(this.length - step.entry.undo);
      return;
    }
    this.#steps.push(step);
    this.#states.set(this.length, state);
    this.#drop(this.length - RECENT);
    for (const [reader, lines] of this.#stories) lines.push(...this.#linesAt(this.length, state, reader));
  }

  /** Adds what a match has just done. */
  readonly follow = (match: Match<T, H, B, M, E, O, K>, step: Played<M, E>): void => {
    this.append(this.frame(match, step));
  };

  /** The number of the entry that made a step; 0 before the first. */
  seqAt(step: number): number {
    return this.#steps[this.#bounded(step) - 1]?.seq ?? 0;
  }

  /** The last step at the time of an entry, as far as it was not taken back. */
  stepAt(seq: number): number {
    return countUpTo(seq, this.length, (i) => this.seqAt(i + 1));
  }

  /** A copy of everything there was after a step: for open cards, once the game is over. */
  state(step: number): State<T, H, B> {
    const copy = this.#setUp();
    this.game.copy(this.#seek(step), copy);
    return copy;
  }

  /** A copy of what somebody saw after a step. */
  view(step: number, reader: Reader): Window<T, H> {
    return windowOf(this.state(step), reader);
  }

  /** Whom the game waited for after a step. */
  awaiting(step: number): Awaiting {
    return this.game.awaiting(this.#seek(step).table);
  }

  /** What a step told somebody. */
  events(step: number, reader: Reader): E[] {
    const { told } = this.#steps[this.#bounded(step) - 1] ?? { told: [] };
    return told.map((each) => heardBy(each, reader)).filter((event) => event !== null);
  }

  /** The steps from one after `since` on, as somebody came to know them. */
  steps(since: number, reader: Reader): Step<T, H, E>[] {
    const steps: Step<T, H, E>[] = [];
    for (let step = Math.max(0, since) + 1; step <= this.length; step++) {
      steps.push({ seq: this.seqAt(step), events: this.events(step, reader), view: this.view(step, reader) });
    }
    return steps;
  }

  /** What the entries after number `since` told somebody. */
  told(reader: Reader, since: number): E[] {
    const from = this.stepAt(since);
    return Array.from({ length: this.length - from }, (_, i) => this.events(from + i + 1, reader)).flat();
  }

  /** The whole story as somebody came to know it, each line in the words of its moment. */
  story(reader: Reader): readonly StoryLine<E>[] {
    const known = this.#stories.get(reader);
    if (known !== undefined) return [...known];
    const lines: StoryLine<E>[] = [];
    for (let step = 1; step <= this.length; step++) lines.push(...this.#linesAt(step, this.#seek(step), reader));
    this.#stories.set(reader, lines);
    return [...lines];
  }

  /** The steps after which something about the table is not as it was before: whose turn it is, say. */
  changes(of: (table: T) => unknown): number[] {
    const steps: number[] = [];
    let last = of(this.#seek(0).table);
    for (let step = 1; step <= this.length; step++) {
      const now = of(this.#seek(step).table);
      if (now !== last) steps.push(step);
      last = now;
    }
    return steps;
  }

  /** The steps that told everybody that a chapter begins. */
  chapters(): number[] {
    const isChapter = (event: E): boolean => this.wording?.isChapter(event) ?? false;
    return Array.from({ length: this.length }, (_, i) => i + 1).filter((step) =>
      this.events(step, null).some(isChapter),
    );
  }

  #bounded(step: number): number {
    return Math.min(Math.max(0, Math.trunc(step)), this.length);
  }

  #setUp(): State<T, H, B> {
    return this.game.setup(this.header.options, this.header.seats);
  }

  #linesAt(step: number, state: State<T, H, B>, reader: Reader): StoryLine<E>[] {
    return linesOf(this.seqAt(step), this.events(step, reader), windowOf(state, reader), this.wording);
  }

  /** Lets go of the state after a step, unless it is kept for good. */
  #drop(step: number): void {
    const state = step % STRIDE === 0 ? undefined : this.#states.get(step);
    if (state === undefined) return;
    this.#states.delete(step);
    this.#spare.push(state);
  }

  /** Steps were taken back: whatever was kept of them goes. */
  #forget(length: number): void {
    for (let step = this.length; step > length; step--) this.#states.delete(step);
    this.#steps.length = length;
    if (this.#at > length) this.#rewind(length);
    const last = this.seqAt(length);
    for (const lines of this.#stories.values()) lines.length = countUpTo(last, lines.length, (i) => lines[i]?.seq ?? 0);
  }

  /** Puts the cursor on the last kept state before a step. */
  #rewind(step: number): void {
    let at = step;
    while (!this.#states.has(at)) at--;
    const kept = this.#states.get(at);
    if (kept === undefined) throw new Error(`no state is kept after ${at} steps`);
    this.game.copy(kept, this.#cursor);
    this.#at = at;
  }

  /** The state after a step: not a copy, and good until the next call. */
  #seek(asked: number): State<T, H, B> {
    const step = this.#bounded(asked);
    const kept = this.#states.get(step);
    if (kept !== undefined) return kept;
    if (step < this.#at || step - this.#at >= STRIDE) this.#rewind(step);
    for (; this.#at < step; this.#at++) {
      const entry = this.#steps[this.#at]?.entry;
      if (entry === undefined || isUndo(entry)) throw new Error(`there is no step ${this.#at + 1}`);
      if (isChance(entry)) this.game.resolve(this.#cursor, entry.outcome, null);
      else this.game.play(this.#cursor, entry.by, entry.move, null);
    }
    return this.#cursor;
  }
}

const heardBy = <E>(told: Told<E>, reader: Reader): E | null =>
  reader === 'everything' ? told.event : heard(told, reader);

function windowOf<T, H, B>({ table, hands }: State<T, H, B>, reader: Reader): Window<T, H> {
  const hand = typeof reader === 'number' ? hands[reader] : undefined;
  return typeof reader === 'number' && hand !== undefined ? { seat: reader, table, hand } : { seat: null, table };
}
