import {
  type Awaiting,
  type Entry,
  type Game,
  good,
  type Header,
  heard,
  isChance,
  isUndo,
  type Kinded,
  Line,
  type Log,
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

/** Steps between two states that are kept, so that every other is a few moves away. */
const STRIDE = 50;

/**
 * A game on record that can be looked at anywhere: after each of its steps, from each of its seats. Steps are counted
 * from 1; 0 is before the first. What was taken back is no step. It may grow while somebody looks.
 */
export class Reel<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly wording: Wording<T, H, M, E, O> | null;
  readonly header: Header<O>;
  readonly #line: Line<T, H, B, M, E, O, K>;
  /** The number of the entry that made each step. */
  readonly #seqs: number[] = [];
  /** The states after 0, STRIDE, 2 * STRIDE … steps. */
  readonly #marks: State<T, H, B>[];
  readonly #cursor: State<T, H, B>;
  #at = 0;
  #entries = 0;
  readonly #stories = new Map<Reader, StoryLine<E>[]>();
  /** How many steps each story covers. */
  readonly #toldTo = new Map<Reader, number>();

  constructor(game: Game<T, H, B, M, E, O, K>, wording: Wording<T, H, M, E, O> | null, header: Header<O>) {
    this.game = game;
    this.wording = wording;
    this.header = header;
    this.#line = new Line(game, header.options, header.seats);
    this.#marks = [this.#copy(this.#line.state)];
    this.#cursor = this.#copy(this.#line.state);
  }

  /** Takes in a whole log, checked from the first entry to the last. */
  static of<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    game: Game<T, H, B, M, E, O, K>,
    wording: Wording<T, H, M, E, O> | null,
    log: Log<M, O>,
  ): Result<Reel<T, H, B, M, E, O, K>> {
    const checked = replay(game, log);
    if (!checked.ok) return checked;
    const reel = new Reel(game, wording, log.header);
    for (const entry of log.entries) reel.append(entry);
    return good(reel);
  }

  /** The number of steps. */
  get length(): number {
    return this.#seqs.length;
  }

  /** The number of entries, those that were taken back and the taking back included. */
  get entries(): number {
    return this.#entries;
  }

  /** Adds what happened next; what does not fit is our own fault. */
  append(entry: Entry<M>): void {
    const applied = this.#line.apply(entry);
    if (!applied.ok) throw new Error(applied.problem.text);
    this.#entries++;
    if (isUndo(entry)) this.#forget();
    else this.#seqs.push(this.#entries);
    if (this.length % STRIDE === 0) this.#marks[this.length / STRIDE] ??= this.#copy(this.#line.state);
  }

  /** The number of the entry that made a step; 0 before the first. */
  seqAt(step: number): number {
    return this.#seqs[this.#bounded(step) - 1] ?? 0;
  }

  /** The last step at the time of an entry, as far as it was not taken back. */
  stepAt(seq: number): number {
    return countUpTo(seq, this.length, (i) => this.seqAt(i + 1));
  }

  /** A copy of everything there was after a step: for open cards, once the game is over. */
  state(step: number): State<T, H, B> {
    return this.#copy(this.#seek(step));
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
    const told = step < 1 ? undefined : this.#line.steps[this.#bounded(step) - 1]?.told;
    return (told ?? []).map((each) => heardBy(each, reader)).filter((event) => event !== null);
  }

  /** The steps from one after `since` on, as somebody came to know them. */
  steps(since: number, reader: Reader): Step<T, H, E>[] {
    const steps: Step<T, H, E>[] = [];
    for (let step = Math.max(0, since) + 1; step <= this.length; step++) {
      steps.push({ seq: this.seqAt(step), events: this.events(step, reader), view: this.view(step, reader) });
    }
    return steps;
  }

  /** The whole story as somebody came to know it, each line in the words of its moment. */
  story(reader: Reader): readonly StoryLine<E>[] {
    const lines = this.#stories.get(reader) ?? [];
    this.#stories.set(reader, lines);
    for (let step = (this.#toldTo.get(reader) ?? 0) + 1; step <= this.length; step++) {
      const window = windowOf(this.#seek(step), reader);
      lines.push(...linesOf(this.seqAt(step), this.events(step, reader), window, this.wording));
    }
    this.#toldTo.set(reader, this.length);
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

  #copy(from: State<T, H, B>): State<T, H, B> {
    const into = this.game.setup(this.header.options, this.header.seats);
    this.game.copy(from, into);
    return into;
  }

  /** Steps were taken back: whatever was kept of them goes. */
  #forget(): void {
    const { length } = this.#line.steps;
    this.#seqs.length = length;
    this.#marks.length = Math.min(this.#marks.length, Math.floor(length / STRIDE) + 1);
    if (this.#at > length) this.#rewind(length);
    for (const [reader, lines] of this.#stories) {
      const last = this.seqAt(length);
      this.#stories.set(
        reader,
        lines.filter(({ seq }) => seq <= last),
      );
      this.#toldTo.set(reader, Math.min(this.#toldTo.get(reader) ?? 0, length));
    }
  }

  /** Puts the cursor on the last kept state before a step. */
  #rewind(step: number): void {
    const mark = Math.floor(step / STRIDE);
    const kept = this.#marks[mark];
    if (kept === undefined) throw new Error(`no state is kept after ${mark * STRIDE} steps`);
    this.game.copy(kept, this.#cursor);
    this.#at = mark * STRIDE;
  }

  /** The state after a step: not a copy, and good until the next call. */
  #seek(asked: number): State<T, H, B> {
    const step = this.#bounded(asked);
    if (step === this.length) return this.#line.state;
    if (step < this.#at || step - this.#at >= STRIDE) this.#rewind(step);
    for (; this.#at < step; this.#at++) {
      const entry = this.#line.steps[this.#at]?.entry;
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
