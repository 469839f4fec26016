import type { AnyView, Game, GameMessages, Kinded, Seat } from '@orrery/kernel';
import { applyJsonDiff, type JsonValue, type LiveStep } from '@orrery/protocol';
import type { SessionStep, StoryLine } from '../../../session/session.ts';
import { countUpTo, storyLinesOf } from '../../../session/story.ts';

/** The set-up of a game: all that is needed for the first view. */
export interface RemoteTimelineSetup<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly gameMessages: GameMessages<T, H, M, E, O> | null;
  readonly options: O;
  readonly seats: number;
  /** null: a spectator. */
  readonly seat: Seat | null;
}

interface RemoteFrame<T, H, E> {
  readonly step: LiveStep | null; // null before the first entry
  readonly table: JsonValue;
  readonly hand: JsonValue;
  readonly window: AnyView<T, H>;
  readonly events: readonly E[];
  /** The number of log lines up to here. */
  readonly lines: number;
}

const asJson = (value: unknown): JsonValue => JSON.parse(JSON.stringify(value ?? null));

/** The server's data has the game's types: it runs the same engine in the same edition. */
const asGameValue = <X>(value: unknown): X => value as X;

/**
 * Every view that one seat ever had of a game, and its log, computed from the set-up and the changes of each entry.
 * Unchanged parts are shared between views, so that hundreds of them take little memory. Steps are counted from 1.
 */
export class RemoteTimeline<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly setup: RemoteTimelineSetup<T, H, B, M, E, O, K>;
  readonly #frames: RemoteFrame<T, H, E>[];
  #story: StoryLine<E>[] = [];

  constructor(stage: RemoteTimelineSetup<T, H, B, M, E, O, K>) {
    this.setup = stage;
    const { table, hands } = stage.game.setup(stage.options, stage.seats);
    this.#frames = [this.#frame(null, asJson(table), asJson(stage.seat === null ? null : hands[stage.seat]), [])];
  }

  /** The number of steps. */
  get length(): number {
    return this.#frames.length - 1;
  }

  get window(): AnyView<T, H> {
    return this.view(this.length);
  }

  /** All log lines so far. Immutable: replaced when it grows. */
  get story(): readonly StoryLine<E>[] {
    return this.#story;
  }

  /** Makes the timeline contain exactly these steps; returns whether earlier steps were removed. */
  follow(steps: readonly LiveStep[]): boolean {
    let shared = Math.min(this.length, steps.length);
    while (shared > 0 && this.#at(shared).step !== steps[shared - 1]) shared--;
    const isCut = shared < this.length;
    if (isCut) this.#truncate(shared);
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

  view(step: number): AnyView<T, H> {
    return this.#at(step).window;
  }

  /** The steps after `since`. */
  steps(since: number): SessionStep<T, H, E>[] {
    return this.#frames.slice(Math.max(0, since) + 1).map(({ step, events, window }) => ({
      seq: step?.seq ?? 0,
      events,
      view: window,
    }));
  }

  #at(step: number): RemoteFrame<T, H, E> {
    const frame = this.#frames[Math.min(Math.max(0, step), this.length)];
    if (frame === undefined) throw new RangeError(`no step ${step}`);
    return frame;
  }

  #truncate(length: number): void {
    this.#frames.length = length + 1;
    this.#story = this.#story.slice(0, this.#at(length).lines);
  }

  #grow(steps: readonly LiveStep[]): void {
    const story = [...this.#story];
    for (const step of steps) {
      const before = this.#at(this.length);
      const table = step.table === null ? before.table : applyJsonDiff(before.table, step.table);
      const hand = step.hand === null ? before.hand : applyJsonDiff(before.hand, step.hand);
      const events = step.events.map((event) => asGameValue<E>(event));
      const frame = this.#frame(step, table, hand, events);
      story.push(...storyLinesOf(step.seq, events, frame.window, this.setup.gameMessages));
      this.#frames.push({ ...frame, lines: story.length });
    }
    this.#story = story;
  }

  #frame(step: LiveStep | null, table: JsonValue, hand: JsonValue, events: readonly E[]): RemoteFrame<T, H, E> {
    const { seat } = this.setup;
    const window: AnyView<T, H> =
      seat === null
        ? { seat, table: asGameValue<T>(table) }
        : { seat, table: asGameValue<T>(table), hand: asGameValue<H>(hand) };
    return { step, table, hand, window, events, lines: 0 };
  }
}
