import {
  type ChanceSource,
  fits,
  type Game,
  good,
  isChance,
  isUndo,
  type Kinded,
  type Log,
  parseLog,
  type Refusal,
  type Result,
  type Seat,
  seededChance,
  type Window,
  type Wording,
} from '@orrery/kernel';
import { type Lesson, type Lined, linesOf } from '../../games/lesson.ts';
import type { Clock } from '../../session/clock.ts';
import { refused, Scene } from '../../session/scene.ts';
import type { Moment, Session, Sitter, Step, Terms } from '../../session/session.ts';

/** What the lesson waits for. */
export type Waits =
  | 'next' // that it was read
  | 'move' // that the learner does what was said
  | 'others' // that the others have moved
  | 'back' // that the learner, who did something else, comes back
  | 'end';

/** Where the lesson stands. A value: whenever something changes, a new one takes its place. */
export interface Guidance<M> {
  readonly waits: Waits;
  /** What is said now; null while others move, and on a detour. */
  readonly line: Lined | null;
  readonly steps: number;
  /** What the learner did instead; null on the lesson's own way. */
  readonly detour: M | null;
}

/** How far somebody has come: the number of steps that are behind them. */
export interface Progress {
  readonly step: number;
}

export interface LessonParts {
  readonly clock: Clock;
  readonly pace: () => number;
  readonly progress: Progress;
  keep(progress: Progress): void;
}

const PAUSE = 500;
const SEED = 1;

/** A lesson at a real table: what the learner does is played by the engine, what the others do stands in the log. */
export class LessonSession<T, H, B, M extends Kinded, E extends Kinded, O, K> implements Session<T, H, M, E> {
  readonly id: string;
  readonly terms: Terms;
  readonly sitters: readonly Sitter[];
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #lesson: Lesson;
  readonly #log: Log<M, O>;
  readonly #lines: readonly Lined[];
  readonly #parts: LessonParts;
  readonly #scene: Scene<T, H, B, M, E, O, K>;
  /** The number of steps that are behind the learner. */
  #step = 0;
  #detour: M | null = null;
  #guidance: Guidance<M>;

  private constructor(
    game: Game<T, H, B, M, E, O, K>,
    wording: Wording<T, H, M, E, O>,
    given: { readonly lesson: Lesson; readonly log: Log<M, O> },
    parts: LessonParts,
  ) {
    this.#game = game;
    this.#lesson = given.lesson;
    this.#log = given.log;
    this.#lines = linesOf(given.lesson);
    this.#parts = parts;
    this.id = `lesson-${given.lesson.game}`;
    this.sitters = given.lesson.sitters;
    this.terms = { game: game.id, edition: game.edition, options: given.log.header.options };
    this.#step = Math.min(Math.max(0, parts.progress.step), this.#lines.length);
    this.#scene = new Scene(game, wording, given.lesson.seat, this.#startOf(this.#step));
    this.#guidance = this.#guide();
    this.#publish();
    this.#goOn();
  }

  /** Opens a lesson where it was left; a log that the engine does not accept is said as a problem. */
  static open<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    game: Game<T, H, B, M, E, O, K>,
    wording: Wording<T, H, M, E, O>,
    lesson: Lesson,
    parts: LessonParts,
  ): Result<LessonSession<T, H, B, M, E, O, K>> {
    const log = parseLog(game, lesson.log);
    if (!log.ok) return log;
    return good(new LessonSession(game, wording, { lesson, log: log.value }, parts));
  }

  get moment(): Moment<T, H, E> {
    return this.#scene.moment;
  }

  get guidance(): Guidance<M> {
    return this.#guidance;
  }

  subscribe = (changed: () => void): (() => void) => this.#scene.subscribe(changed);

  steps(since: number): readonly Step<T, H, E>[] {
    return this.#scene.steps(since);
  }

  async choose(request: number, move: M): Promise<readonly Refusal[]> {
    if (this.moment.request?.id !== request) return refused('stale-request');
    const meant = this.#next();
    const refusals = this.#scene.play(this.#lesson.seat, move);
    if (refusals.length > 0) return refusals;
    const { print } = this.#game.notation;
    const isMeant = this.#detour === null && meant !== null && print(meant) === print(move);
    if (!isMeant) this.#detour ??= move;
    if (isMeant) this.#pass();
    this.#publish();
    this.#goOn();
    return [];
  }

  async undo(): Promise<readonly Refusal[]> {
    if (this.#detour === null) return refused('no-undo');
    this.back();
    return [];
  }

  lift(): void {}

  async viewAt(seq: number): Promise<Window<T, H>> {
    return this.#scene.viewAt(seq);
  }

  close(): void {
    this.#scene.close();
  }

  /** What was said has been read. */
  next(): void {
    if (this.#guidance.waits !== 'next') return;
    this.#pass();
    this.#publish();
    this.#goOn();
  }

  /** Does what was said in the learner's place. */
  async demonstrate(): Promise<void> {
    const move = this.#next();
    const { request } = this.moment;
    if (this.#guidance.waits === 'move' && move !== null && request !== null) await this.choose(request.id, move);
  }

  /** Back from a detour to where it began. */
  back(): void {
    if (this.#detour !== null) this.goTo(this.#step);
  }

  /** To a step, as it was when it was said first. */
  goTo(step: number): void {
    this.#detour = null;
    this.#step = Math.min(Math.max(0, step), this.#lines.length);
    const { log, chance } = this.#startOf(this.#step);
    this.#scene.lay(log, chance);
    this.#parts.keep({ step: this.#step });
    this.#publish();
    this.#goOn();
  }

  /** The lesson's game up to a step, and its dice from there on; on a detour they fall otherwise once they do not fit. */
  #startOf(step: number): { readonly log: Log<M, O>; readonly chance: ChanceSource } {
    const { entries } = this.#log;
    const seq = this.#lines[step]?.step.at ?? entries.length;
    const outcomes = entries.filter(isChance).map(({ outcome }) => outcome);
    const otherwise = seededChance(SEED);
    return {
      log: { ...this.#log, entries: entries.slice(0, seq), checks: [], places: null },
      chance: (chance, ordinal) => {
        const outcome = outcomes[ordinal];
        return outcome !== undefined && fits(chance, outcome) ? outcome : otherwise(chance, ordinal);
      },
    };
  }

  /** What comes next on the lesson's way, and who does it; null where chance does, or nobody. */
  get #ahead(): { readonly by: Seat; readonly move: M } | null {
    const entry = this.#log.entries[this.#scene.seq];
    return entry === undefined || isChance(entry) || isUndo(entry) ? null : entry;
  }

  /** The learner's next move on the lesson's way; null where somebody else moves. */
  #next(): M | null {
    const ahead = this.#ahead;
    return ahead?.by === this.#lesson.seat ? ahead.move : null;
  }

  /** A step is behind the learner. */
  #pass(): void {
    this.#step++;
    this.#parts.keep({ step: this.#step });
  }

  #guide(): Guidance<M> {
    const steps = this.#lines.length;
    if (this.#detour !== null) return { waits: 'back', line: null, steps, detour: this.#detour };
    const line = this.#lines[this.#step] ?? null;
    if (line === null) return { waits: 'end', line: null, steps, detour: null };
    if (line.step.at > this.#scene.seq) return { waits: 'others', line: null, steps, detour: null };
    const isLast = this.#lines[this.#step + 1]?.step.at !== line.step.at;
    return { waits: isLast && this.#next() !== null ? 'move' : 'next', line, steps, detour: null };
  }

  #publish(): void {
    if (this.#scene.isClosed) return;
    this.#guidance = this.#guide();
    const { waits } = this.#guidance;
    this.#scene.publish({ asks: waits === 'move' || waits === 'back', undoable: this.#detour === null ? 0 : 1 });
  }

  /** Lets the others move until something is to be said. */
  #goOn(): void {
    if (this.#guidance.waits !== 'others') return;
    this.#scene.after(this.#parts.clock.wait(PAUSE * this.#parts.pace()), () => {
      if (this.#guidance.waits !== 'others') return;
      this.#playOther();
      this.#publish();
      this.#goOn();
    });
  }

  #playOther(): void {
    const ahead = this.#ahead;
    if (ahead === null) throw new Error(`the lesson has nothing to play after entry ${this.#scene.seq}`);
    if (this.#scene.play(ahead.by, ahead.move).length > 0) {
      throw new Error(`entry ${this.#scene.seq + 1} of the lesson cannot be played`);
    }
  }
}
