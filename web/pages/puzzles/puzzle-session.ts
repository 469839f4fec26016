import type { Puzzle } from '@orrery/bots/puzzles';
import {
  type Game,
  good,
  type Kinded,
  type Log,
  parseLog,
  type Refusal,
  type Result,
  seededChance,
  type Window,
  type Wording,
  type Words,
} from '@orrery/kernel';
import type { Clock } from '../../session/clock.ts';
import { refused, Scene } from '../../session/scene.ts';
import type { Moment, Session, Sitter, Step, Terms } from '../../session/session.ts';
import { judge, ofHundred, type Verdict } from './judge.ts';

/** Where a puzzle stands. */
export type Stage =
  | 'asked' // what is best?
  | 'onwards' // that was right; the turn goes on
  | 'judged' // something else was better
  | 'shown' // the solution is being played, or was
  | 'solved';

/** How it stands. A value: whenever something changes, a new one takes its place. */
export interface Solving {
  readonly stage: Stage;
  /** What was thought of the last move; null before there was one. */
  readonly verdict: Verdict | null;
  /** The last move, in the words of the table it was made at; null before there was one. */
  readonly made: Words | null;
  /** The moves of the solution that are made, and how many there are. */
  readonly line: readonly Words[];
  readonly of: number;
  /** Whether the solution is still being played. */
  readonly isPlaying: boolean;
}

export interface PuzzleParts {
  readonly sitters: readonly Sitter[];
  readonly clock: Clock;
  readonly pace: () => number;
  /** Called once, when somebody has found the solution without being shown it. */
  solved(): void;
}

const PAUSE = 1200;
const SEED = 1;

/** A puzzle at a real table: moves are played by the engine and judged by what a long search thought of them. */
export class PuzzleSession<T, H, B, M extends Kinded, E extends Kinded, O, K> implements Session<T, H, M, E> {
  readonly id: string;
  readonly terms: Terms;
  readonly sitters: readonly Sitter[];
  /** Who is asked what is best has not seen what came before. */
  readonly isRecord = true;
  /** What looks good at first, in the words of the position, and what it is worth. */
  readonly rash: { readonly words: Words; readonly verdict: Verdict };
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #wording: Wording<T, H, M, E, O>;
  readonly #puzzle: Puzzle;
  readonly #log: Log<M, O>;
  readonly #parts: PuzzleParts;
  readonly #scene: Scene<T, H, B, M, E, O, K>;
  #solving: Solving;
  /** The moves of the solution that were found, in the notation of the game. */
  readonly #found: string[] = [];
  /** The same in the words of their moments. */
  readonly #line: Words[] = [];

  private constructor(
    game: Game<T, H, B, M, E, O, K>,
    wording: Wording<T, H, M, E, O>,
    given: { readonly puzzle: Puzzle; readonly log: Log<M, O> },
    parts: PuzzleParts,
  ) {
    this.#game = game;
    this.#wording = wording;
    this.#puzzle = given.puzzle;
    this.#log = given.log;
    this.#parts = parts;
    this.id = given.log.header.id;
    this.sitters = parts.sitters;
    this.terms = { game: game.id, edition: game.edition, options: given.log.header.options };
    this.#scene = new Scene(game, wording, given.puzzle.seat, { log: given.log, chance: seededChance(SEED) });
    this.#solving = this.#begin();
    this.#publish(this.#solving);
    const rash = game.notation.parse(given.puzzle.rash);
    if (rash === null) throw new Error(`${given.puzzle.rash} is no move of ${game.id}`);
    this.rash = { words: this.#wordsOf(rash), verdict: this.#judge(given.puzzle.rash) };
  }

  /** Lays a puzzle out; a log that the engine does not accept is said as a problem. */
  static open<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    game: Game<T, H, B, M, E, O, K>,
    wording: Wording<T, H, M, E, O>,
    puzzle: Puzzle,
    parts: PuzzleParts,
  ): Result<PuzzleSession<T, H, B, M, E, O, K>> {
    const log = parseLog(game, puzzle.log);
    if (!log.ok) return log;
    return good(new PuzzleSession(game, wording, { puzzle, log: log.value }, parts));
  }

  get moment(): Moment<T, H, E> {
    return this.#scene.moment;
  }

  get solving(): Solving {
    return this.#solving;
  }

  /** The next move of the solution; null once all are made. */
  get best(): M | null {
    return this.#game.notation.parse(this.#open[0] ?? '');
  }

  /** What the solution is worth, in games of a hundred. */
  get worth(): number {
    return ofHundred(this.#puzzle.steps[0]?.[0]?.hope ?? 0);
  }

  subscribe = (changed: () => void): (() => void) => this.#scene.subscribe(changed);

  steps(since: number): readonly Step<T, H, E>[] {
    return this.#scene.steps(since);
  }

  async choose(request: number, move: M): Promise<readonly Refusal[]> {
    if (this.moment.request?.id !== request) return refused('stale-request');
    const text = this.#game.notation.print(move);
    const verdict = this.#judge(text);
    const made = this.#wordsOf(move);
    const refusals = this.#play(move);
    if (refusals.length > 0) return refusals;
    const isBest = verdict.kind === 'best';
    if (isBest) this.#find(text, made);
    const isSolved = this.#found.length === this.#puzzle.steps.length;
    const stage = isSolved ? 'solved' : isBest ? 'onwards' : 'judged';
    this.#publish({ ...this.#solving, stage, verdict, made, line: [...this.#line] });
    if (isSolved) this.#parts.solved();
    return [];
  }

  async undo(): Promise<readonly Refusal[]> {
    if (this.moment.undoable === 0) return refused('no-undo');
    this.again();
    return [];
  }

  lift(): void {}

  async viewAt(seq: number): Promise<Window<T, H>> {
    return this.#scene.viewAt(seq);
  }

  close(): void {
    this.#scene.close();
  }

  /** Back to before the move that was not the best; from the end, to the beginning. */
  again(): void {
    if (this.#solving.stage !== 'judged') {
      this.#found.length = 0;
      this.#line.length = 0;
    }
    this.#restore();
    this.#publish({ ...this.#begin(), line: [...this.#line] });
  }

  /** Plays the solution from where it was left, move by move. */
  show(): void {
    this.#restore();
    this.#publish({ ...this.#solving, stage: 'shown', verdict: null, made: null, isPlaying: true });
    this.#playOn();
  }

  /** The moves with which a line goes on that leads to the solution from here; that of the solution itself first. */
  get #open(): readonly string[] {
    const lines = [this.#puzzle.steps.map((choices) => choices[0]?.move ?? ''), ...this.#puzzle.ways];
    const found = this.#found;
    return lines
      .filter((line) => found.every((move, i) => line[i] === move))
      .flatMap((line) => line[found.length] ?? []);
  }

  /** What is known of the choices; on another way than the solution's nothing is but what leads on. */
  #judge(move: string): Verdict {
    const { steps } = this.#puzzle;
    const isMain = this.#found.every((each, i) => steps[i]?.[0]?.move === each);
    const choices = steps[this.#found.length] ?? [];
    if (this.#open.includes(move)) return { kind: 'best', hope: ofHundred(choices[0]?.hope ?? 0) };
    return isMain ? judge(choices, move) : { kind: 'unweighed', best: ofHundred(choices[0]?.hope ?? 0) };
  }

  #find(move: string, words: Words): void {
    this.#found.push(move);
    this.#line.push(words);
  }

  #wordsOf(move: M): Words {
    return this.#wording.move(move, this.#scene.table);
  }

  #begin(): Solving {
    const of = this.#puzzle.steps.length;
    return { stage: 'asked', verdict: null, made: null, line: [], of, isPlaying: false };
  }

  /** The position with the moves made that were found. */
  #restore(): void {
    this.#scene.lay(this.#log, seededChance(SEED));
    for (const text of this.#found) {
      const move = this.#game.notation.parse(text);
      if (move === null || this.#play(move).length > 0) throw new Error('the solution cannot be played');
    }
  }

  #play(move: M): readonly Refusal[] {
    return this.#scene.play(this.#puzzle.seat, move);
  }

  #playOn(): void {
    this.#scene.after(this.#parts.clock.wait(PAUSE * this.#parts.pace()), () => {
      const move = this.best;
      if (move === null) return;
      const made = this.#wordsOf(move);
      if (this.#play(move).length > 0) throw new Error('the solution cannot be played');
      this.#find(this.#game.notation.print(move), made);
      const isPlaying = this.#found.length < this.#puzzle.steps.length;
      this.#publish({ ...this.#solving, made, line: [...this.#line], isPlaying });
      if (isPlaying) this.#playOn();
    });
  }

  #publish(solving: Solving): void {
    if (this.#scene.isClosed) return;
    this.#solving = solving;
    const { stage } = solving;
    this.#scene.publish({ asks: stage === 'asked' || stage === 'onwards', undoable: stage === 'judged' ? 1 : 0 });
  }
}
