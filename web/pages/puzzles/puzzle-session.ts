import type { MoveReason } from '@orrery/bots';
import type { Puzzle } from '@orrery/bots/puzzles';
import {
  type AnyView,
  type Game,
  type GameLog,
  type GameMessages,
  type Kinded,
  type Message,
  okResult,
  parseLog,
  type Refusal,
  type Result,
  seededChance,
} from '@orrery/kernel';
import type { SessionClock } from '../../session/clock.ts';
import { refusedWith, ScriptedPosition } from '../../session/scripted-position.ts';
import type { GameTerms, Session, SessionStep, Sitter, Snapshot } from '../../session/session.ts';
import { judgeMove, type PuzzleVerdict, toPercent } from './judge.ts';

/** The phase of a puzzle. */
export type PuzzleStage =
  | 'asked' // waiting for the best move
  | 'onwards' // correct; the turn goes on
  | 'judged' // another move was better
  | 'shown' // the solution is being played, or was
  | 'solved';

/** The state of the puzzle. Immutable: a change creates a new value. */
export interface PuzzleState {
  readonly stage: PuzzleStage;
  /** The judgement of the last move; null before the first. */
  readonly verdict: PuzzleVerdict | null;
  /** The last move, formatted for its position; null before the first. */
  readonly lastMove: Message | null;
  /** The number of solution moves made, and their total. */
  readonly solutionMoves: readonly Message[];
  readonly solutionLength: number;
  /** Whether the solution is still being played. */
  readonly isPlaying: boolean;
}

export interface PuzzleSessionDeps {
  readonly sitters: readonly Sitter[];
  readonly clock: SessionClock;
  readonly pace: () => number;
  /** Called once, when the user has solved it without being shown the solution. */
  onSolved(): void;
}

const MOVE_PAUSE_MS = 1200;
const CHANCE_SEED = 1;
/** More reasons would hide the most important one. */
const MAX_REASONS = 2;

/** A puzzle at a real table: the engine plays the moves, and a long search's results judge them. */
export class PuzzleSession<T, H, B, M extends Kinded, E extends Kinded, O, K> implements Session<T, H, M, E> {
  readonly id: string;
  readonly terms: GameTerms;
  readonly sitters: readonly Sitter[];
  /** Memory does not matter: the user has not seen the earlier game. */
  readonly isRecorded = true;
  /** The tempting move, formatted for the position, and its winning chance. */
  readonly temptingMove: { readonly words: Message; readonly verdict: PuzzleVerdict };
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #messages: GameMessages<T, H, M, E, O>;
  readonly #puzzle: Puzzle;
  readonly #log: GameLog<M, O>;
  readonly #deps: PuzzleSessionDeps;
  readonly #position: ScriptedPosition<T, H, B, M, E, O, K>;
  #state: PuzzleState;
  /** The solution moves found so far, in the game's notation. */
  readonly #found: string[] = [];
  /** The same, formatted for their positions. */
  readonly #foundMessages: Message[] = [];

  private constructor(
    game: Game<T, H, B, M, E, O, K>,
    gameMessages: GameMessages<T, H, M, E, O>,
    given: { readonly puzzle: Puzzle; readonly log: GameLog<M, O> },
    parts: PuzzleSessionDeps,
  ) {
    this.#game = game;
    this.#messages = gameMessages;
    this.#puzzle = given.puzzle;
    this.#log = given.log;
    this.#deps = parts;
    this.id = given.log.header.id;
    this.sitters = parts.sitters;
    this.terms = { game: game.id, edition: game.edition, options: given.log.header.options };
    this.#position = new ScriptedPosition(game, gameMessages, given.puzzle.seat, {
      log: given.log,
      chance: seededChance(CHANCE_SEED),
    });
    this.#state = this.#begin();
    this.#publish(this.#state);
    const rash = game.notation.parse(given.puzzle.rash);
    if (rash === null) throw new Error(`${given.puzzle.rash} is not a move of ${game.id}`);
    this.temptingMove = { words: this.#wordsOf(rash), verdict: this.#judge(given.puzzle.rash) };
  }

  /** Opens a puzzle; a log that the engine does not accept is returned as a problem. */
  static open<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    game: Game<T, H, B, M, E, O, K>,
    gameMessages: GameMessages<T, H, M, E, O>,
    puzzle: Puzzle,
    parts: PuzzleSessionDeps,
  ): Result<PuzzleSession<T, H, B, M, E, O, K>> {
    const log = parseLog(game, puzzle.log);
    if (!log.ok) return log;
    return okResult(new PuzzleSession(game, gameMessages, { puzzle, log: log.value }, parts));
  }

  get snapshot(): Snapshot<T, H, E> {
    return this.#position.snapshot;
  }

  get state(): PuzzleState {
    return this.#state;
  }

  /** The next move of the solution; null once all are made. */
  get best(): M | null {
    return this.#game.notation.parse(this.#openMoves[0] ?? '');
  }

  /** Why the move of this step is good; nothing where another order of the moves was played. */
  reasonsOf(step: number): readonly MoveReason[] {
    const isMain = this.#found[step] === this.#puzzle.steps[step]?.[0]?.move;
    return isMain ? (this.#puzzle.reasons[step] ?? []).slice(0, MAX_REASONS) : [];
  }

  /** The winning chance of the solution, in games of 100. */
  get solutionPercent(): number {
    return toPercent(this.#puzzle.steps[0]?.[0]?.winChance ?? 0);
  }

  subscribe = (changed: () => void): (() => void) => this.#position.subscribe(changed);

  steps(since: number): readonly SessionStep<T, H, E>[] {
    return this.#position.steps(since);
  }

  async choose(request: number, move: M): Promise<readonly Refusal[]> {
    if (this.snapshot.request?.id !== request) return refusedWith('stale-request');
    const text = this.#game.notation.print(move);
    const verdict = this.#judge(text);
    const made = this.#wordsOf(move);
    const refusals = this.#play(move);
    if (refusals.length > 0) return refusals;
    const isBest = verdict.kind === 'best';
    if (isBest) this.#addFound(text, made);
    const isSolved = this.#found.length === this.#puzzle.steps.length;
    const stage = isSolved ? 'solved' : isBest ? 'onwards' : 'judged';
    this.#publish({ ...this.#state, stage, verdict, lastMove: made, solutionMoves: [...this.#foundMessages] });
    if (isSolved) this.#deps.onSolved();
    return [];
  }

  async undo(): Promise<readonly Refusal[]> {
    if (this.snapshot.undoable === 0) return refusedWith('no-undo');
    this.again();
    return [];
  }

  liftCurtain(): void {}

  async viewAt(seq: number): Promise<AnyView<T, H>> {
    return this.#position.viewAt(seq);
  }

  close(): void {
    this.#position.close();
  }

  /** Back to before the wrong move; from the end, to the beginning. */
  again(): void {
    if (this.#state.stage !== 'judged') {
      this.#found.length = 0;
      this.#foundMessages.length = 0;
    }
    this.#restore();
    this.#publish({ ...this.#begin(), solutionMoves: [...this.#foundMessages] });
  }

  /** Plays the rest of the solution move by move. */
  playSolution(): void {
    this.#restore();
    this.#publish({ ...this.#state, stage: 'shown', verdict: null, lastMove: null, isPlaying: true });
    this.#playNextOfSolution();
  }

  /** The next moves of all lines that lead to the solution from here; that of the solution itself first. */
  get #openMoves(): readonly string[] {
    const lines = [this.#puzzle.steps.map((choices) => choices[0]?.move ?? ''), ...this.#puzzle.ways];
    const found = this.#found;
    return lines
      .filter((line) => found.every((move, i) => line[i] === move))
      .flatMap((line) => line[found.length] ?? []);
  }

  /** The known evaluations; off the solution's main line only the continuing moves are known. */
  #judge(move: string): PuzzleVerdict {
    const { steps } = this.#puzzle;
    const isMain = this.#found.every((each, i) => steps[i]?.[0]?.move === each);
    const choices = steps[this.#found.length] ?? [];
    if (this.#openMoves.includes(move)) return { kind: 'best', winChance: toPercent(choices[0]?.winChance ?? 0) };
    return isMain ? judgeMove(choices, move) : { kind: 'unweighed', best: toPercent(choices[0]?.winChance ?? 0) };
  }

  #addFound(move: string, words: Message): void {
    this.#found.push(move);
    this.#foundMessages.push(words);
  }

  #wordsOf(move: M): Message {
    return this.#messages.move(move, this.#position.table);
  }

  #begin(): PuzzleState {
    const of = this.#puzzle.steps.length;
    return { stage: 'asked', verdict: null, lastMove: null, solutionMoves: [], solutionLength: of, isPlaying: false };
  }

  /** The position after the moves found so far. */
  #restore(): void {
    this.#position.reset(this.#log, seededChance(CHANCE_SEED));
    for (const text of this.#found) {
      const move = this.#game.notation.parse(text);
      if (move === null || this.#play(move).length > 0) throw new Error('the solution cannot be played');
    }
  }

  #play(move: M): readonly Refusal[] {
    return this.#position.play(this.#puzzle.seat, move);
  }

  #playNextOfSolution(): void {
    this.#position.runLater(this.#deps.clock.wait(MOVE_PAUSE_MS * this.#deps.pace()), () => {
      const move = this.best;
      if (move === null) return;
      const made = this.#wordsOf(move);
      if (this.#play(move).length > 0) throw new Error('the solution cannot be played');
      this.#addFound(this.#game.notation.print(move), made);
      const isPlaying = this.#found.length < this.#puzzle.steps.length;
      this.#publish({ ...this.#state, lastMove: made, solutionMoves: [...this.#foundMessages], isPlaying });
      if (isPlaying) this.#playNextOfSolution();
    });
  }

  #publish(solving: PuzzleState): void {
    if (this.#position.isClosed) return;
    this.#state = solving;
    const { stage } = solving;
    this.#position.publish({ asks: stage === 'asked' || stage === 'onwards', undoable: stage === 'judged' ? 1 : 0 });
  }
}
