import {
  type AnyView,
  type ChanceSource,
  type Game,
  type GameLog,
  type GameMessages,
  type Kinded,
  type Match,
  NO_SEATS,
  type Refusal,
  resumeLog,
  type Seat,
} from '@orrery/kernel';
import { type ReadableStore, Store } from '../app/store.ts';
import type { SessionStep, Snapshot } from './session.ts';
import { Timeline } from './timeline.ts';

/** Maximum number of steps that are shown one after the other. */
const MAX_SHOWN_STEPS = 60;

/** The viewer's request in a scripted position. */
interface ScriptedRequest {
  readonly asks: boolean;
  /** Number of moves that can be undone. */
  readonly undoable: number;
}

/**
 * A position from a log, seen from one seat, that the engine plays on and that can be reset at any time. Lessons and
 * puzzles use it. Nothing is saved.
 */
export class ScriptedPosition<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #messages: GameMessages<T, H, M, E, O>;
  readonly #seat: Seat;
  #match: Match<T, H, B, M, E, O, K>;
  #timeline: Timeline<T, H, B, M, E, O, K>;
  /** Increases with every reset. */
  #historyVersion = 0;
  #isClosed = false;
  readonly #snapshot: Store<Snapshot<T, H, E>>;

  constructor(
    game: Game<T, H, B, M, E, O, K>,
    gameMessages: GameMessages<T, H, M, E, O>,
    seat: Seat,
    start: { readonly log: GameLog<M, O>; readonly chance: ChanceSource },
  ) {
    this.#game = game;
    this.#messages = gameMessages;
    this.#seat = seat;
    [this.#match, this.#timeline] = this.#setUp(start.log, start.chance);
    this.#snapshot = new Store(this.#makeSnapshot({ asks: false, undoable: 0 }));
  }

  get snapshot(): Snapshot<T, H, E> {
    return this.#snapshot.get();
  }

  /** The number of entries so far. */
  get seq(): number {
    return this.#match.seq;
  }

  /** What is public now. */
  get table(): T {
    return this.#match.view(this.#seat).table;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get subscribe(): ReadableStore<Snapshot<T, H, E>>['subscribe'] {
    return this.#snapshot.subscribe;
  }

  steps(since: number): readonly SessionStep<T, H, E>[] {
    const from = Math.max(this.#timeline.stepAt(since), this.#timeline.length - MAX_SHOWN_STEPS);
    return this.#timeline.steps(from, this.#seat);
  }

  viewAt(seq: number): AnyView<T, H> {
    return this.#timeline.view(this.#timeline.stepAt(seq), this.#seat);
  }

  /** Loads another position, or the same again; pending actions are cancelled. */
  reset(log: GameLog<M, O>, chance: ChanceSource): void {
    [this.#match, this.#timeline] = this.#setUp(log, chance);
    this.#historyVersion++;
  }

  /**
   * Plays a move of a seat and the chance events after it; [] when it was legal, else the refusals, and nothing
   * changed.
   */
  play(seat: Seat, move: M): readonly Refusal[] {
    const match = this.#match;
    const answer = match.choose(seat, match.request(seat)?.id ?? -1, move, (step) =>
      this.#timeline.follow(match, step),
    );
    return answer.ok ? [] : answer.refusals;
  }

  /** Runs an action later, unless the position was closed or reset by then. */
  runLater(wait: Promise<void>, action: () => void): void {
    const past = this.#historyVersion;
    void wait.then(() => {
      if (!this.#isClosed && past === this.#historyVersion) action();
    });
  }

  /** Publishes the current state. */
  publish(asking: ScriptedRequest): void {
    if (this.#isClosed) return;
    this.#snapshot.set(this.#makeSnapshot(asking));
  }

  close(): void {
    this.#isClosed = true;
    this.#snapshot.close();
  }

  #setUp(log: GameLog<M, O>, chance: ChanceSource): [Match<T, H, B, M, E, O, K>, Timeline<T, H, B, M, E, O, K>] {
    const timeline = new Timeline(this.#game, this.#messages, log.header, [this.#seat]);
    const match = resumeLog(this.#game, log, chance, timeline.follow);
    if (!match.ok) throw new Error(match.problem.text);
    return [match.value, timeline];
  }

  #makeSnapshot({ asks, undoable }: ScriptedRequest): Snapshot<T, H, E> {
    const match = this.#match;
    return {
      seq: match.seq,
      view: this.#timeline.view(this.#timeline.length, this.#seat),
      awaiting: match.awaiting,
      request: asks ? match.request(this.#seat) : null,
      undoable,
      thinking: NO_SEATS,
      curtain: null,
      story: this.#timeline.story(this.#seat),
      historyVersion: this.#historyVersion,
      lastSeenSeq: match.seq,
      error: null,
      saveError: null,
    };
  }
}

/** A refusal without a rule. */
export const refusedWith = (code: string): readonly Refusal[] => [{ code, rule: '', numbers: {} }];
