import { type Kinded, NOBODY, type Refusal, type Window } from '@orrery/kernel';
import type { Reader, Reel } from '../../session/reel.ts';
import type { Moment, Session, Sitter, Step, StoryLine, Terms } from '../../session/session.ts';
import { shownLines } from '../../session/story.ts';

const WATCHING: readonly Refusal[] = [{ code: 'not-asked', rule: '', numbers: {} }];

/** How a replay comes to another place: so that what happens on the way is seen, or at once. */
export type Going = 'seen' | 'at-once';

/** What a replay is made of. */
export interface Showing {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly reader: Reader;
  /** The step it begins after. */
  readonly step: number;
}

/** How many lines of a story were told by the entries up to number `seq`. */
function linesTo<E>(story: readonly StoryLine<E>[], seq: number): number {
  let [low, high] = [0, story.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((story[middle]?.seq ?? 0) <= seq) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A recorded game as a session in which one only looks: tables show it as they show a game that is played. */
export class ReplaySession<T, H, B, M extends Kinded, E extends Kinded, O, K> implements Session<T, H, M, E> {
  readonly id: string;
  readonly terms: Terms;
  readonly sitters: readonly Sitter[];
  readonly isRecord = true;
  readonly #reel: Reel<T, H, B, M, E, O, K>;
  readonly #listeners = new Set<() => void>();
  #reader: Reader;
  #step: number;
  #past = 0;
  #seen: number;
  #moment: Moment<T, H, E> | null = null;

  constructor(reel: Reel<T, H, B, M, E, O, K>, { id, sitters, reader, step }: Showing) {
    const { game, edition, options } = reel.header;
    this.id = id;
    this.terms = { game, edition, options };
    this.sitters = sitters;
    this.#reel = reel;
    this.#reader = reader;
    this.#step = this.#bounded(step);
    this.#seen = reel.seqAt(this.#step);
  }

  get step(): number {
    return this.#step;
  }

  get reader(): Reader {
    return this.#reader;
  }

  get moment(): Moment<T, H, E> {
    this.#moment ??= this.#made();
    return this.#moment;
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** Shows the game as it was after a step. Whoever goes back sees no step on the way. */
  go(step: number, how: Going): void {
    const to = this.#bounded(step);
    if (to === this.#step) return;
    const isNew = how === 'at-once' || to < this.#step;
    this.#step = to;
    this.#changed(isNew);
  }

  /** Looks from another seat. */
  look(reader: Reader): void {
    if (reader === this.#reader) return;
    this.#reader = reader;
    this.#changed(true);
  }

  steps(since: number): readonly Step<T, H, E>[] {
    const steps: Step<T, H, E>[] = [];
    const story = this.#story;
    for (let step = this.#reel.stepAt(since) + 1; step <= this.#step; step++) {
      const seq = this.#reel.seqAt(step);
      const lines = story.slice(linesTo(story, seq - 1), linesTo(story, seq));
      const events = lines.map(({ event }) => event);
      steps.push({ seq, events, view: this.#view(step) });
    }
    return steps;
  }

  choose(): Promise<readonly Refusal[]> {
    return Promise.resolve(WATCHING);
  }

  undo(): Promise<readonly Refusal[]> {
    return Promise.resolve(WATCHING);
  }

  /** Nothing is ever covered: who may look from where was settled before. */
  lift(): void {}

  viewAt(seq: number): Promise<Window<T, H>> {
    return Promise.resolve(this.#view(this.#reel.stepAt(seq)));
  }

  close(): void {
    this.#listeners.clear();
  }

  /** How the game stands now: while it goes on, what is no longer open is not shown here either. */
  get #now(): Window<T, H> {
    return this.#reel.view(this.#reel.length, this.#reader);
  }

  get #story(): readonly StoryLine<E>[] {
    const { wording } = this.#reel;
    const told = this.#reel.story(this.#reader);
    return wording?.recall === undefined ? told : shownLines(told, this.#now, wording);
  }

  #view(step: number): Window<T, H> {
    const then = this.#reel.view(step, this.#reader);
    return this.#reel.wording?.recall?.view(then, this.#now) ?? then;
  }

  #bounded(step: number): number {
    return Math.min(Math.max(0, Math.trunc(step)), this.#reel.length);
  }

  #changed(isNew: boolean): void {
    if (isNew) {
      this.#past++;
      this.#seen = this.#reel.seqAt(this.#step);
    }
    this.#moment = null;
    for (const changed of [...this.#listeners]) changed();
  }

  #made(): Moment<T, H, E> {
    const seq = this.#reel.seqAt(this.#step);
    const story = this.#story;
    return {
      seq,
      view: this.#view(this.#step),
      awaiting: this.#reel.awaiting(this.#step),
      request: null,
      undoable: 0,
      thinking: NOBODY,
      curtain: null,
      story: story.slice(0, linesTo(story, seq)),
      past: this.#past,
      seen: this.#seen,
      trouble: null,
      unkept: null,
    };
  }
}
