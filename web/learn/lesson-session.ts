import {
  type Entry,
  fits,
  type Game,
  good,
  isChance,
  isUndo,
  type Kinded,
  type Log,
  Match,
  NOBODY,
  parseLog,
  type Refusal,
  type Result,
  seededChance,
  type Window,
  type Wording,
} from '@orrery/kernel';
import type { Clock } from '../session/clock.ts';
import { Reel } from '../session/reel.ts';
import type { Moment, Session, Sitter, Step, Terms } from '../session/session.ts';
import { type Lesson, type Lined, linesOf } from './lesson.ts';

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
const STEPS = 60;
const REFUSED = (code: string): readonly Refusal[] => [{ code, rule: '', numbers: {} }];
const SEED = 1;

/** A lesson at a real table: what the learner does is played by the engine, what the others do stands in the log. */
export class LessonSession<T, H, B, M extends Kinded, E extends Kinded, O, K> implements Session<T, H, M, E> {
  readonly id: string;
  readonly terms: Terms;
  readonly sitters: readonly Sitter[];
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #wording: Wording<T, H, M, E, O>;
  readonly #lesson: Lesson;
  readonly #log: Log<M, O>;
  readonly #lines: readonly Lined[];
  readonly #parts: LessonParts;
  readonly #listeners = new Set<() => void>();
  #match: Match<T, H, B, M, E, O, K>;
  #reel: Reel<T, H, B, M, E, O, K>;
  /** The number of steps that are behind the learner. */
  #step = 0;
  #detour: M | null = null;
  #past = 0;
  #isClosed = false;
  /** Rises when the lesson goes somewhere else: what was about to happen does not. */
  #age = 0;
  #moment: Moment<T, H, E>;
  #guidance: Guidance<M>;

  private constructor(
    game: Game<T, H, B, M, E, O, K>,
    wording: Wording<T, H, M, E, O>,
    given: { readonly lesson: Lesson; readonly log: Log<M, O> },
    parts: LessonParts,
  ) {
    this.#game = game;
    this.#wording = wording;
    this.#lesson = given.lesson;
    this.#log = given.log;
    this.#lines = linesOf(given.lesson);
    this.#parts = parts;
    this.id = `lesson-${given.lesson.game}`;
    this.sitters = given.lesson.sitters;
    this.terms = { game: game.id, edition: game.edition, options: given.log.header.options };
    this.#step = Math.min(Math.max(0, parts.progress.step), this.#lines.length);
    [this.#match, this.#reel] = this.#setUp(this.#entriesBefore(this.#step));
    this.#guidance = this.#guide();
    this.#moment = this.#look();
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
    return this.#moment;
  }

  get guidance(): Guidance<M> {
    return this.#guidance;
  }

  subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  steps(since: number): readonly Step<T, H, E>[] {
    const from = Math.max(this.#reel.stepAt(since), this.#reel.length - STEPS);
    return this.#reel.steps(from, this.#lesson.seat);
  }

  async choose(request: number, move: M): Promise<readonly Refusal[]> {
    const { seat } = this.#lesson;
    if (this.#moment.request?.id !== request) return REFUSED('stale-request');
    const meant = this.#next();
    const answer = this.#match.choose(seat, request, move);
    if (!answer.ok) return answer.refusals;
    const { print } = this.#game.notation;
    const isMeant = this.#detour === null && meant !== null && print(meant) === print(move);
    if (!isMeant) this.#detour ??= move;
    this.#follow(answer.entries);
    if (isMeant) this.#pass();
    this.#publish();
    this.#goOn();
    return [];
  }

  async undo(): Promise<readonly Refusal[]> {
    if (this.#detour === null) return REFUSED('no-undo');
    this.back();
    return [];
  }

  lift(): void {}

  async viewAt(seq: number): Promise<Window<T, H>> {
    return this.#reel.view(this.#reel.stepAt(seq), this.#lesson.seat);
  }

  close(): void {
    this.#isClosed = true;
    this.#listeners.clear();
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
    const request = this.#moment.request;
    if (this.#guidance.waits === 'move' && move !== null && request !== null) await this.choose(request.id, move);
  }

  /** Back from a detour to where it began. */
  back(): void {
    if (this.#detour !== null) this.goTo(this.#step);
  }

  /** To a step, as it was when it was said first. */
  goTo(step: number): void {
    this.#age++;
    this.#detour = null;
    this.#step = Math.min(Math.max(0, step), this.#lines.length);
    [this.#match, this.#reel] = this.#setUp(this.#entriesBefore(this.#step));
    this.#past++;
    this.#parts.keep({ step: this.#step });
    this.#publish();
    this.#goOn();
  }

  #entriesBefore(step: number): number {
    return this.#lines[step]?.step.at ?? this.#log.entries.length;
  }

  #setUp(seq: number): [Match<T, H, B, M, E, O, K>, Reel<T, H, B, M, E, O, K>] {
    const outcomes = this.#log.entries.filter(isChance).map(({ outcome }) => outcome);
    const otherwise = seededChance(SEED);
    const log = { ...this.#log, entries: this.#log.entries.slice(0, seq), checks: [], places: null };
    const match = Match.resume(this.#game, log, (chance, ordinal) => {
      const outcome = outcomes[ordinal];
      return outcome !== undefined && fits(chance, outcome) ? outcome : otherwise(chance, ordinal);
    });
    if (!match.ok) throw new Error(match.problem.text);
    const reel = new Reel(this.#game, this.#wording, log.header);
    for (const entry of match.value.entries) reel.append(entry);
    return [match.value, reel];
  }

  /** The learner's next move on the lesson's way; null where somebody else moves. */
  #next(): M | null {
    const entry = this.#log.entries[this.#match.seq];
    if (entry === undefined || isChance(entry) || isUndo(entry)) return null;
    return entry.by === this.#lesson.seat ? entry.move : null;
  }

  /** A step is behind the learner. */
  #pass(): void {
    this.#step++;
    this.#parts.keep({ step: this.#step });
  }

  #follow(entries: readonly Entry<M>[]): void {
    for (const entry of entries) this.#reel.append(entry);
  }

  #guide(): Guidance<M> {
    const steps = this.#lines.length;
    if (this.#detour !== null) return { waits: 'back', line: null, steps, detour: this.#detour };
    const line = this.#lines[this.#step] ?? null;
    if (line === null) return { waits: 'end', line: null, steps, detour: null };
    if (line.step.at > this.#match.seq) return { waits: 'others', line: null, steps, detour: null };
    const isLast = this.#lines[this.#step + 1]?.step.at !== line.step.at;
    return { waits: isLast && this.#next() !== null ? 'move' : 'next', line, steps, detour: null };
  }

  #look(): Moment<T, H, E> {
    const { seat } = this.#lesson;
    const match = this.#match;
    const { waits } = this.#guidance;
    const asks = waits === 'move' || waits === 'back';
    return {
      seq: match.seq,
      view: this.#reel.view(this.#reel.length, seat),
      awaiting: match.awaiting,
      request: asks ? match.request(seat) : null,
      undoable: this.#detour === null ? 0 : 1,
      thinking: NOBODY,
      curtain: null,
      story: this.#reel.story(seat),
      past: this.#past,
      seen: match.seq,
      trouble: null,
      unkept: null,
    };
  }

  #publish(): void {
    if (this.#isClosed) return;
    this.#guidance = this.#guide();
    this.#moment = this.#look();
    for (const changed of [...this.#listeners]) changed();
  }

  /** Lets the others move until something is to be said. */
  #goOn(): void {
    if (this.#guidance.waits !== 'others') return;
    const age = this.#age;
    void this.#parts.clock.wait(PAUSE * this.#parts.pace()).then(() => {
      if (this.#isClosed || age !== this.#age || this.#guidance.waits !== 'others') return;
      this.#playOther();
      this.#publish();
      this.#goOn();
    });
  }

  #playOther(): void {
    const entry = this.#log.entries[this.#match.seq];
    if (entry === undefined || isChance(entry) || isUndo(entry)) {
      throw new Error(`the lesson has nothing to play after entry ${this.#match.seq}`);
    }
    const request = this.#match.request(entry.by);
    const answer = request === null ? null : this.#match.choose(entry.by, request.id, entry.move);
    if (!answer?.ok) throw new Error(`entry ${this.#match.seq + 1} of the lesson cannot be played`);
    this.#follow(answer.entries);
  }
}
