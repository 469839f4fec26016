import { type Kinded, NOBODY, type Refusal, type Window } from '@orrery/kernel';
import type { Reader, Reel } from '../session/reel.ts';
import type { Moment, Session, Sitter, Step, StoryLine, Terms } from '../session/session.ts';

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
    for (let step = this.#reel.stepAt(since) + 1; step <= this.#step; step++) {
      const events = this.#reel.events(step, this.#reader);
      steps.push({ seq: this.#reel.seqAt(step), events, view: this.#reel.view(step, this.#reader) });
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
    return Promise.resolve(this.#reel.view(this.#reel.stepAt(seq), this.#reader));
  }

  close(): void {
    this.#listeners.clear();
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
    const story = this.#reel.story(this.#reader);
    return {
      seq,
      view: this.#reel.view(this.#step, this.#reader),
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
