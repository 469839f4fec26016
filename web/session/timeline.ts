import {
  type AnyView,
  type Awaiting,
  eventFor,
  type Game,
  type GameLog,
  type GameMessages,
  type Header,
  isChanceEntry,
  isUndoEntry,
  type Kinded,
  type Match,
  type OnEntry,
  type Step as Played,
  type Result,
  replay,
  type Seat,
  type State,
  type ToldEvent,
} from '@orrery/kernel';
import type { SessionStep, StoryLine } from './session.ts';
import { countUpTo, storyLinesOf } from './story.ts';

/** The viewer: a seat, a spectator (null), or one who may see everything. */
export type Viewer = Seat | null | 'everything';

/** A step of a match, and a copy of the state after it. */
export interface TimelineFrame<T, H, B, M, E> {
  readonly step: Played<M, E>;
  readonly state: State<T, H, B>;
}

/** Interval of permanent snapshots, so that every other state is a few moves away. */
const CHECKPOINT_EVERY_STEPS = 50;
/** Number of recent states that are kept as well: those used while a game is played. */
const RECENT_STATE_COUNT = 64;

/**
 * The history of a match, after each step and from each seat. Steps are counted from 1; 0 is before the first. Undone
 * moves are not steps. It may grow while it is viewed. The rules are run again only for states long past.
 */
export class Timeline<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly gameMessages: GameMessages<T, H, M, E, O> | null;
  readonly header: Header<O>;
  readonly #steps: Played<M, E>[] = [];
  /** States by number of preceding steps: the most recent ones, and every one at the snapshot interval. */
  readonly #states = new Map<number, State<T, H, B>>();
  /** Unused state objects for reuse. */
  readonly #freeStates: State<T, H, B>[] = [];
  readonly #cursor: State<T, H, B>;
  #at = 0;
  #seq = 0;
  /** The logs that are maintained as the timeline grows. */
  readonly #stories = new Map<Viewer, StoryLine<E>[]>();

  /** An empty timeline. The logs of `readers` are maintained as it grows, others are built on request. */
  constructor(
    game: Game<T, H, B, M, E, O, K>,
    gameMessages: GameMessages<T, H, M, E, O> | null,
    header: Header<O>,
    readers: readonly Viewer[] = [],
  ) {
    this.game = game;
    this.gameMessages = gameMessages;
    this.header = header;
    this.#cursor = this.#setUp();
    this.#states.set(0, this.#setUp());
    for (const reader of readers) this.#stories.set(reader, []);
  }

  /** Loads a whole log and checks every entry; `each` is called for every step. */
  static fromLog<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    game: Game<T, H, B, M, E, O, K>,
    gameMessages: GameMessages<T, H, M, E, O> | null,
    log: GameLog<M, O>,
    readers: readonly Viewer[] = [],
    each?: OnEntry<T, H, B, M, E, O, K>,
  ): Result<Timeline<T, H, B, M, E, O, K>> {
    const timeline = new Timeline(game, gameMessages, log.header, readers);
    const played = replay(game, log, (match, step) => {
      timeline.follow(match, step);
      each?.(match, step);
    });
    return played.ok ? { ok: true, value: timeline } : played;
  }

  /** The number of steps. */
  get length(): number {
    return this.#steps.length;
  }

  /** The number of entries, including undone ones and undo entries. */
  get seq(): number {
    return this.#seq;
  }

  /** A step that a match has just made, for `append` when it may be shown. */
  frame(match: Match<T, H, B, M, E, O, K>, step: Played<M, E>): TimelineFrame<T, H, B, M, E> {
    const state = this.#freeStates.pop() ?? this.#setUp();
    this.game.copy(match.state, state);
    return { step, state };
  }

  /** Appends the next steps. */
  append({ step, state }: TimelineFrame<T, H, B, M, E>): void {
    this.#seq = step.seq;
    if (isUndoEntry(step.entry)) {
      this.#freeStates.push(state);
      this.#truncate(this.length - step.entry.undo);
      return;
    }
    this.#steps.push(step);
    this.#states.set(this.length, state);
    this.#drop(this.length - RECENT_STATE_COUNT);
    for (const [reader, lines] of this.#stories) lines.push(...this.#linesAt(this.length, state, reader));
  }

  /** Appends what a match has just done. */
  readonly follow = (match: Match<T, H, B, M, E, O, K>, step: Played<M, E>): void => {
    this.append(this.frame(match, step));
  };

  /** The number of the entry that made a step; 0 before the first. */
  seqAt(step: number): number {
    return this.#steps[this.#clampStep(step) - 1]?.seq ?? 0;
  }

  /** The last step at the time of an entry, unless undone. */
  stepAt(seq: number): number {
    return countUpTo(seq, this.length, (i) => this.seqAt(i + 1));
  }

  /** A copy of the full state after a step: for open cards, once the game is over. */
  state(step: number): State<T, H, B> {
    const copy = this.#setUp();
    this.game.copy(this.#seek(step), copy);
    return copy;
  }

  /** A copy of a viewer's view after a step. */
  view(step: number, reader: Viewer): AnyView<T, H> {
    return windowFor(this.state(step), reader);
  }

  /** The seats the game waited for after a step. */
  awaiting(step: number): Awaiting {
    return this.game.awaiting(this.#seek(step).table);
  }

  /** The events of a step for a viewer. */
  events(step: number, reader: Viewer): E[] {
    const { told } = this.#steps[this.#clampStep(step) - 1] ?? { told: [] };
    return told.map((each) => eventForViewer(each, reader)).filter((event) => event !== null);
  }

  /** The steps after `since`, as a viewer saw them. */
  steps(since: number, reader: Viewer): SessionStep<T, H, E>[] {
    const steps: SessionStep<T, H, E>[] = [];
    for (let step = Math.max(0, since) + 1; step <= this.length; step++) {
      steps.push({ seq: this.seqAt(step), events: this.events(step, reader), view: this.view(step, reader) });
    }
    return steps;
  }

  /** The events after entry `since` for a viewer. */
  told(reader: Viewer, since: number): E[] {
    const from = this.stepAt(since);
    return Array.from({ length: this.length - from }, (_, i) => this.events(from + i + 1, reader)).flat();
  }

  /** The whole log of a viewer, each line formatted for its time. */
  story(reader: Viewer): readonly StoryLine<E>[] {
    const known = this.#stories.get(reader);
    if (known !== undefined) return [...known];
    const lines: StoryLine<E>[] = [];
    for (let step = 1; step <= this.length; step++) lines.push(...this.#linesAt(step, this.#seek(step), reader));
    this.#stories.set(reader, lines);
    return [...lines];
  }

  /** The steps after which a property of the table has changed, such as whose turn it is. */
  stepsChanging(of: (table: T) => unknown): number[] {
    const steps: number[] = [];
    let last = of(this.#seek(0).table);
    for (let step = 1; step <= this.length; step++) {
      const now = of(this.#seek(step).table);
      if (now !== last) steps.push(step);
      last = now;
    }
    return steps;
  }

  /** The steps that begin a turn publicly. */
  chapterSteps(): number[] {
    const isChapter = (event: E): boolean => this.gameMessages?.isChapter(event) ?? false;
    return Array.from({ length: this.length }, (_, i) => i + 1).filter((step) =>
      this.events(step, null).some(isChapter),
    );
  }

  #clampStep(step: number): number {
    return Math.min(Math.max(0, Math.trunc(step)), this.length);
  }

  #setUp(): State<T, H, B> {
    return this.game.setup(this.header.options, this.header.seats);
  }

  #linesAt(step: number, state: State<T, H, B>, reader: Viewer): StoryLine<E>[] {
    return storyLinesOf(this.seqAt(step), this.events(step, reader), windowFor(state, reader), this.gameMessages);
  }

  /** Releases the state after a step, unless it is a permanent snapshot. */
  #drop(step: number): void {
    const state = step % CHECKPOINT_EVERY_STEPS === 0 ? undefined : this.#states.get(step);
    if (state === undefined) return;
    this.#states.delete(step);
    this.#freeStates.push(state);
  }

  /** Steps were undone: drops everything kept of them. */
  #truncate(length: number): void {
    for (let step = this.length; step > length; step--) this.#states.delete(step);
    this.#steps.length = length;
    if (this.#at > length) this.#rewind(length);
    const last = this.seqAt(length);
    for (const lines of this.#stories.values()) lines.length = countUpTo(last, lines.length, (i) => lines[i]?.seq ?? 0);
  }

  /** Moves the cursor to the last kept state before a step. */
  #rewind(step: number): void {
    let at = step;
    while (!this.#states.has(at)) at--;
    const kept = this.#states.get(at);
    if (kept === undefined) throw new Error(`no snapshot after ${at} steps`);
    this.game.copy(kept, this.#cursor);
    this.#at = at;
  }

  /** The state after a step: not a copy, and valid until the next call. */
  #seek(asked: number): State<T, H, B> {
    const step = this.#clampStep(asked);
    const kept = this.#states.get(step);
    if (kept !== undefined) return kept;
    if (step < this.#at || step - this.#at >= CHECKPOINT_EVERY_STEPS) this.#rewind(step);
    for (; this.#at < step; this.#at++) {
      const entry = this.#steps[this.#at]?.entry;
      if (entry === undefined || isUndoEntry(entry)) throw new Error(`no step ${this.#at + 1}`);
      if (isChanceEntry(entry)) this.game.resolve(this.#cursor, entry.outcome, null);
      else this.game.play(this.#cursor, entry.by, entry.move, null);
    }
    return this.#cursor;
  }
}

const eventForViewer = <E>(told: ToldEvent<E>, reader: Viewer): E | null =>
  reader === 'everything' ? told.event : eventFor(told, reader);

function windowFor<T, H, B>({ table, hands }: State<T, H, B>, reader: Viewer): AnyView<T, H> {
  const hand = typeof reader === 'number' ? hands[reader] : undefined;
  return typeof reader === 'number' && hand !== undefined ? { seat: reader, table, hand } : { seat: null, table };
}
