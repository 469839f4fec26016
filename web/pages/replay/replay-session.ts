import { type AnyView, type Kinded, NO_SEATS, type Refusal } from '@orrery/kernel';
import { Store } from '../../app/store.ts';
import type { GameTerms, Session, SessionStep, Sitter, Snapshot, StoryLine } from '../../session/session.ts';
import { visibleLines } from '../../session/story.ts';
import type { Timeline, Viewer } from '../../session/timeline.ts';

const NOT_ASKED: readonly Refusal[] = [{ code: 'not-asked', rule: '', numbers: {} }];

/** How a replay moves to another step: animated, or at once. */
export type SeekMode = 'seen' | 'at-once';

/** Parameters of a replay. */
export interface ReplayStart {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly reader: Viewer;
  /** The step it starts after. */
  readonly step: number;
  readonly callsAllByName?: boolean;
}

/** The number of log lines up to entry `seq`. */
function lineCountUpTo<E>(story: readonly StoryLine<E>[], seq: number): number {
  let [low, high] = [0, story.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((story[middle]?.seq ?? 0) <= seq) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A recorded game as a read-only session: tables show it like a game in play. */
export class ReplaySession<T, H, B, M extends Kinded, E extends Kinded, O, K> implements Session<T, H, M, E> {
  readonly id: string;
  readonly terms: GameTerms;
  readonly sitters: readonly Sitter[];
  readonly isRecorded = true;
  readonly callsAllByName: boolean;
  readonly #timeline: Timeline<T, H, B, M, E, O, K>;
  #viewer: Viewer;
  #step: number;
  #historyVersion = 0;
  #lastSeenSeq: number;
  readonly #snapshot: Store<Snapshot<T, H, E>>;

  constructor(
    timeline: Timeline<T, H, B, M, E, O, K>,
    { id, sitters, reader, step, callsAllByName = false }: ReplayStart,
  ) {
    const { game, edition, options } = timeline.header;
    this.id = id;
    this.terms = { game, edition, options };
    this.sitters = sitters;
    this.callsAllByName = callsAllByName;
    this.#timeline = timeline;
    this.#viewer = reader;
    this.#step = this.#clampStep(step);
    this.#lastSeenSeq = timeline.seqAt(this.#step);
    this.#snapshot = new Store(this.#makeSnapshot());
  }

  get step(): number {
    return this.#step;
  }

  get viewer(): Viewer {
    return this.#viewer;
  }

  get snapshot(): Snapshot<T, H, E> {
    return this.#snapshot.get();
  }

  get subscribe(): Session<T, H, M, E>['subscribe'] {
    return this.#snapshot.subscribe;
  }

  /** Shows the game after a step. Going back animates nothing. */
  goTo(step: number, how: SeekMode): void {
    const to = this.#clampStep(step);
    if (to === this.#step) return;
    const isNew = how === 'at-once' || to < this.#step;
    this.#step = to;
    this.#invalidate(isNew);
  }

  /** Switches to another seat's view. */
  lookAs(reader: Viewer): void {
    if (reader === this.#viewer) return;
    this.#viewer = reader;
    this.#invalidate(true);
  }

  steps(since: number): readonly SessionStep<T, H, E>[] {
    const steps: SessionStep<T, H, E>[] = [];
    const story = this.#story;
    for (let step = this.#timeline.stepAt(since) + 1; step <= this.#step; step++) {
      const seq = this.#timeline.seqAt(step);
      const lines = story.slice(lineCountUpTo(story, seq - 1), lineCountUpTo(story, seq));
      const events = lines.map(({ event }) => event);
      steps.push({ seq, events, view: this.#view(step) });
    }
    return steps;
  }

  choose(): Promise<readonly Refusal[]> {
    return Promise.resolve(NOT_ASKED);
  }

  undo(): Promise<readonly Refusal[]> {
    return Promise.resolve(NOT_ASKED);
  }

  /** There is no curtain: the permitted views were determined before. */
  liftCurtain(): void {}

  viewAt(seq: number): Promise<AnyView<T, H>> {
    return Promise.resolve(this.#view(this.#timeline.stepAt(seq)));
  }

  close(): void {
    this.#snapshot.close();
  }

  /** The current state of the game: while it goes on, what is hidden again is not shown here either. */
  get #now(): AnyView<T, H> {
    return this.#timeline.view(this.#timeline.length, this.#viewer);
  }

  get #story(): readonly StoryLine<E>[] {
    const { gameMessages } = this.#timeline;
    const told = this.#timeline.story(this.#viewer);
    return gameMessages?.recall === undefined ? told : visibleLines(told, this.#now, gameMessages);
  }

  #view(step: number): AnyView<T, H> {
    const then = this.#timeline.view(step, this.#viewer);
    return this.#timeline.gameMessages?.recall?.view(then, this.#now) ?? then;
  }

  #clampStep(step: number): number {
    return Math.min(Math.max(0, Math.trunc(step)), this.#timeline.length);
  }

  #invalidate(isNew: boolean): void {
    if (isNew) {
      this.#historyVersion++;
      this.#lastSeenSeq = this.#timeline.seqAt(this.#step);
    }
    this.#snapshot.set(this.#makeSnapshot());
  }

  #makeSnapshot(): Snapshot<T, H, E> {
    const seq = this.#timeline.seqAt(this.#step);
    const story = this.#story;
    return {
      seq,
      view: this.#view(this.#step),
      awaiting: this.#timeline.awaiting(this.#step),
      request: null,
      undoable: 0,
      thinking: NO_SEATS,
      curtain: null,
      story: story.slice(0, lineCountUpTo(story, seq)),
      historyVersion: this.#historyVersion,
      lastSeenSeq: this.#lastSeenSeq,
      error: null,
      saveError: null,
    };
  }
}
