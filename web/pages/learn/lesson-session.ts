import {
  type AnyView,
  type ChanceSource,
  type Game,
  type GameLog,
  type GameMessages,
  isChanceEntry,
  isUndoEntry,
  type Kinded,
  okResult,
  outcomeFits,
  parseLog,
  type Refusal,
  type Result,
  type Seat,
  seededChance,
} from '@orrery/kernel';
import { type Lesson, type NumberedStep, numberedSteps } from '../../games/lesson.ts';
import type { SessionClock } from '../../session/clock.ts';
import { refusedWith, ScriptedPosition } from '../../session/scripted-position.ts';
import type { GameTerms, Session, SessionStep, Sitter, Snapshot } from '../../session/session.ts';

/** What the lesson waits for. */
export type LessonWait =
  | 'next' // the user has read the text
  | 'move' // the user makes the requested move
  | 'others' // the other seats have moved
  | 'back' // the user returns from a detour
  | 'end';

/** The state of the lesson. Immutable: a change creates a new value. */
export interface LessonState<M> {
  readonly waitsFor: LessonWait;
  /** The current step; null while others move, and on a detour. */
  readonly step: NumberedStep | null;
  readonly steps: number;
  /** What the user did instead; null while following the lesson. */
  readonly detour: M | null;
}

/** The progress: the number of completed steps. */
export interface LessonProgress {
  readonly step: number;
}

export interface LessonSessionDeps {
  readonly clock: SessionClock;
  readonly pace: () => number;
  readonly progress: LessonProgress;
  saveProgress(progress: LessonProgress): void;
}

const MOVE_PAUSE_MS = 500;
const DETOUR_SEED = 1;

/** A lesson at a real table: the engine plays the user's moves; the others' moves are in the log. */
export class LessonSession<T, H, B, M extends Kinded, E extends Kinded, O, K> implements Session<T, H, M, E> {
  readonly id: string;
  readonly terms: GameTerms;
  readonly sitters: readonly Sitter[];
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #lesson: Lesson;
  readonly #log: GameLog<M, O>;
  readonly #steps: readonly NumberedStep[];
  readonly #deps: LessonSessionDeps;
  readonly #position: ScriptedPosition<T, H, B, M, E, O, K>;
  /** The number of completed steps. */
  #step = 0;
  #detour: M | null = null;
  #state: LessonState<M>;

  private constructor(
    game: Game<T, H, B, M, E, O, K>,
    gameMessages: GameMessages<T, H, M, E, O>,
    given: { readonly lesson: Lesson; readonly log: GameLog<M, O> },
    parts: LessonSessionDeps,
  ) {
    this.#game = game;
    this.#lesson = given.lesson;
    this.#log = given.log;
    this.#steps = numberedSteps(given.lesson);
    this.#deps = parts;
    this.id = `lesson-${given.lesson.game}`;
    this.sitters = given.lesson.sitters;
    this.terms = { game: game.id, edition: game.edition, options: given.log.header.options };
    this.#step = Math.min(Math.max(0, parts.progress.step), this.#steps.length);
    this.#position = new ScriptedPosition(game, gameMessages, given.lesson.seat, this.#startOf(this.#step));
    this.#state = this.#makeState();
    this.#publish();
    this.#playOthers();
  }

  /** Opens a lesson where it was left; a log that the engine does not accept is returned as a problem. */
  static open<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    game: Game<T, H, B, M, E, O, K>,
    gameMessages: GameMessages<T, H, M, E, O>,
    lesson: Lesson,
    parts: LessonSessionDeps,
  ): Result<LessonSession<T, H, B, M, E, O, K>> {
    const log = parseLog(game, lesson.log);
    if (!log.ok) return log;
    return okResult(new LessonSession(game, gameMessages, { lesson, log: log.value }, parts));
  }

  get snapshot(): Snapshot<T, H, E> {
    return this.#position.snapshot;
  }

  get state(): LessonState<M> {
    return this.#state;
  }

  get guidedMove(): M | null {
    return this.#state.waitsFor === 'move' ? this.#nextLearnerMove() : null;
  }

  subscribe = (changed: () => void): (() => void) => this.#position.subscribe(changed);

  steps(since: number): readonly SessionStep<T, H, E>[] {
    return this.#position.steps(since);
  }

  async choose(request: number, move: M): Promise<readonly Refusal[]> {
    if (this.snapshot.request?.id !== request) return refusedWith('stale-request');
    const meant = this.#nextLearnerMove();
    const refusals = this.#position.play(this.#lesson.seat, move);
    if (refusals.length > 0) return refusals;
    const { print } = this.#game.notation;
    const isMeant = this.#detour === null && meant !== null && print(meant) === print(move);
    if (!isMeant) this.#detour ??= move;
    if (isMeant) this.#completeStep();
    this.#publish();
    this.#playOthers();
    return [];
  }

  async undo(): Promise<readonly Refusal[]> {
    if (this.#detour === null) return refusedWith('no-undo');
    this.back();
    return [];
  }

  liftCurtain(): void {}

  async viewAt(seq: number): Promise<AnyView<T, H>> {
    return this.#position.viewAt(seq);
  }

  close(): void {
    this.#position.close();
  }

  /** The user has read the text. */
  next(): void {
    if (this.#state.waitsFor !== 'next') return;
    this.#completeStep();
    this.#publish();
    this.#playOthers();
  }

  /** Makes the requested move for the user. */
  async playForLearner(): Promise<void> {
    const move = this.#nextLearnerMove();
    const { request } = this.snapshot;
    if (this.#state.waitsFor === 'move' && move !== null && request !== null) await this.choose(request.id, move);
  }

  /** Returns from a detour to where it began. */
  back(): void {
    if (this.#detour !== null) this.goTo(this.#step);
  }

  /** Goes to a step, in its original state. */
  goTo(step: number): void {
    this.#detour = null;
    this.#step = Math.min(Math.max(0, step), this.#steps.length);
    const { log, chance } = this.#startOf(this.#step);
    this.#position.reset(log, chance);
    this.#deps.saveProgress({ step: this.#step });
    this.#publish();
    this.#playOthers();
  }

  /**
   * The lesson's game up to a step, and its recorded dice after it; on a detour other dice are used once these do not
   * fit.
   */
  #startOf(step: number): { readonly log: GameLog<M, O>; readonly chance: ChanceSource } {
    const { entries } = this.#log;
    const seq = this.#steps[step]?.step.at ?? entries.length;
    const outcomes = entries.filter(isChanceEntry).map(({ outcome }) => outcome);
    const otherwise = seededChance(DETOUR_SEED);
    return {
      log: { ...this.#log, entries: entries.slice(0, seq), checks: [], places: null },
      chance: (chance, ordinal) => {
        const outcome = outcomes[ordinal];
        return outcome !== undefined && outcomeFits(chance, outcome) ? outcome : otherwise(chance, ordinal);
      },
    };
  }

  /** The next entry of the lesson, and its seat; null for chance, or at the end. */
  get #nextScripted(): { readonly by: Seat; readonly move: M } | null {
    const entry = this.#log.entries[this.#position.seq];
    return entry === undefined || isChanceEntry(entry) || isUndoEntry(entry) ? null : entry;
  }

  /** The user's next move in the lesson; null when another seat moves. */
  #nextLearnerMove(): M | null {
    const ahead = this.#nextScripted;
    return ahead?.by === this.#lesson.seat ? ahead.move : null;
  }

  /** Completes a step. */
  #completeStep(): void {
    this.#step++;
    this.#deps.saveProgress({ step: this.#step });
  }

  #makeState(): LessonState<M> {
    const steps = this.#steps.length;
    if (this.#detour !== null) return { waitsFor: 'back', step: null, steps, detour: this.#detour };
    const line = this.#steps[this.#step] ?? null;
    if (line === null) return { waitsFor: 'end', step: null, steps, detour: null };
    if (line.step.at > this.#position.seq) return { waitsFor: 'others', step: null, steps, detour: null };
    const isLast = this.#steps[this.#step + 1]?.step.at !== line.step.at;
    return { waitsFor: isLast && this.#nextLearnerMove() !== null ? 'move' : 'next', step: line, steps, detour: null };
  }

  #publish(): void {
    if (this.#position.isClosed) return;
    this.#state = this.#makeState();
    const { waitsFor } = this.#state;
    this.#position.publish({
      asks: waitsFor === 'move' || waitsFor === 'back',
      undoable: this.#detour === null ? 0 : 1,
    });
  }

  /** Plays the other seats' moves until the next text. */
  #playOthers(): void {
    if (this.#state.waitsFor !== 'others') return;
    this.#position.runLater(this.#deps.clock.wait(MOVE_PAUSE_MS * this.#deps.pace()), () => {
      if (this.#state.waitsFor !== 'others') return;
      this.#playOneOther();
      this.#publish();
      this.#playOthers();
    });
  }

  #playOneOther(): void {
    const ahead = this.#nextScripted;
    if (ahead === null) throw new Error(`the lesson has no move after entry ${this.#position.seq}`);
    if (this.#position.play(ahead.by, ahead.move).length > 0) {
      throw new Error(`entry ${this.#position.seq + 1} of the lesson is illegal`);
    }
  }
}
