import type { Game, Kinded, Seat, Window, Wording } from '@orrery/kernel';
import { changed, type LiveStep, type Plain } from '@orrery/protocol';
import type { Step, StoryLine } from '../../../session/session.ts';
import { countUpTo, linesOf } from '../../../session/story.ts';

/** Who sits where in which game: all that is needed to know the first view. */
export interface Stage<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly wording: Wording<T, H, M, E, O> | null;
  readonly options: O;
  readonly seats: number;
  /** null: a spectator. */
  readonly seat: Seat | null;
}

interface Frame<T, H, E> {
  readonly step: LiveStep | null; // null before the first entry
  readonly table: Plain;
  readonly hand: Plain;
  readonly window: Window<T, H>;
  readonly events: readonly E[];
  /** How many lines the story has up to here. */
  readonly lines: number;
}

const plain = (value: unknown): Plain => JSON.parse(JSON.stringify(value ?? null));

/** What the server sends of a game is of that game's types: it runs the same engine, in the same edition. */
const asTold = <X>(value: unknown): X => value as X;

/**
 * Every view one seat ever had of a game, and its story, from what the set-up gives and how each entry changed it. What did
 * not change is shared between views, so that hundreds of them take little room. Steps are counted from 1.
 */
export class Tape<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly stage: Stage<T, H, B, M, E, O, K>;
  readonly #frames: Frame<T, H, E>[];
  #story: StoryLine<E>[] = [];

  constructor(stage: Stage<T, H, B, M, E, O, K>) {
    this.stage = stage;
    const { table, hands } = stage.game.setup(stage.options, stage.seats);
    this.#frames = [this.#frame(null, plain(table), plain(stage.seat === null ? null : hands[stage.seat]), [])];
  }

  /** The number of steps. */
  get length(): number {
    return this.#frames.length - 1;
  }

  get window(): Window<T, H> {
    return this.view(this.length);
  }

  /** Everything told so far. A value: it grows by being replaced. */
  get story(): readonly StoryLine<E>[] {
    return this.#story;
  }

  /** Makes the tape say exactly these steps; whether something it said before is gone. */
  follow(steps: readonly LiveStep[]): boolean {
    let shared = Math.min(this.length, steps.length);
    while (shared > 0 && this.#at(shared).step !== steps[shared - 1]) shared--;
    const isCut = shared < this.length;
    if (isCut) this.#cut(shared);
    if (steps.length > this.length) this.#grow(steps.slice(this.length));
    return isCut;
  }

  /** The number of the entry that made a step; 0 before the first. */
  seqAt(step: number): number {
    return this.#at(step).step?.seq ?? 0;
  }

  /** The last step at the time of an entry. */
  stepAt(seq: number): number {
    return countUpTo(seq, this.length, (i) => this.seqAt(i + 1));
  }

  view(step: number): Window<T, H> {
    return this.#at(step).window;
  }

  /** The steps from one after `since` on. */
  steps(since: number): Step<T, H, E>[] {
    return this.#frames.slice(Math.max(0, since) + 1).map(({ step, events, window }) => ({
      seq: step?.seq ?? 0,
      events,
      view: window,
    }));
  }

  #at(step: number): Frame<T, H, E> {
    const frame = this.#frames[Math.min(Math.max(0, step), this.length)];
    if (frame === undefined) throw new RangeError(`there is no step ${step}`);
    return frame;
  }

  #cut(length: number): void {
    this.#frames.length = length + 1;
    this.#story = this.#story.slice(0, this.#at(length).lines);
  }

  #grow(steps: readonly LiveStep[]): void {
    const story = [...this.#story];
    for (const step of steps) {
      const before = this.#at(this.length);
      const table = step.table === null ? before.table : changed(before.table, step.table);
      const hand = step.hand === null ? before.hand : changed(before.hand, step.hand);
      const events = step.events.map((event) => asTold<E>(event));
      const frame = this.#frame(step, table, hand, events);
      story.push(...linesOf(step.seq, events, frame.window, this.stage.wording));
      this.#frames.push({ ...frame, lines: story.length });
    }
    this.#story = story;
  }

  #frame(step: LiveStep | null, table: Plain, hand: Plain, events: readonly E[]): Frame<T, H, E> {
    const { seat } = this.stage;
    const window: Window<T, H> =
      seat === null ? { seat, table: asTold<T>(table) } : { seat, table: asTold<T>(table), hand: asTold<H>(hand) };
    return { step, table, hand, window, events, lines: 0 };
  }
}
