import type { Preferences } from '../../app/preferences.ts';
import { type ReadableStore, Store } from '../../app/store.ts';
import type { CoachAdvice, MoveAdvice } from '../../session/coach.ts';
import { lossOfMove, stakeOf } from './judgement.ts';

export type CoachLevel = Preferences['coach'];

/** State of the advice for the current request. */
export type AdviceState<T, M> =
  | { readonly state: 'idle' } // no request, or advice not wanted
  | { readonly state: 'thinking'; readonly share: number }
  | { readonly state: 'ready'; readonly advice: CoachAdvice<T, M> }
  | { readonly state: 'failed' };

/** A remark: a much better move was available. */
export interface CoachRemark<T, M> {
  /** The table state in which it was legal. */
  readonly table: T;
  readonly better: MoveAdvice<M>;
  /** How much more it wins, as a share of games. */
  readonly more: number;
}

/** What the coach shows now. */
export interface CoachState<T, M> {
  readonly advice: AdviceState<T, M>;
  /** Whether the advice for the request is visible. */
  readonly isOpen: boolean;
  /** A remark about the last move, until the next move. */
  readonly remark: CoachRemark<T, M> | null;
}

/** Computes advice. */
export interface CoachThinker<T, M> {
  /** null: no advice for this game, or cancelled. */
  think(onProgress: (share: number) => void): Promise<CoachAdvice<T, M> | null>;
  cancel(): void;
  isSame(a: M, b: M): boolean;
  /** Records a move that was made in this turn. */
  recordProposal(move: M, chapter: number): void;
  /** Number of turns per round. */
  readonly seats: number;
}

/** The situation after a move. */
export interface MoveAftermath<M> {
  /** Whether the seat is still on turn. */
  readonly isOnTurn: boolean;
  /** Whether the seat is asked again. */
  readonly isAsked: boolean;
  isPossible(move: M): boolean;
}

/** Minimum stake (share of games) of an important decision. */
const IMPORTANT_STAKE = 0.04;
/** Minimum loss (share of games) for a remark. */
const MIN_LOSS_FOR_REMARK: Readonly<Record<CoachLevel, number>> = {
  off: Number.POSITIVE_INFINITY,
  quiet: Number.POSITIVE_INFINITY,
  some: 0.08,
  talkative: 0.05,
};
/** Minimum number of rounds between two remarks. */
const ROUNDS_BETWEEN_REMARKS: Readonly<Record<CoachLevel, number>> = { off: 0, quiet: 0, some: 3, talkative: 1 };

const IDLE = { state: 'idle' } as const;

/** Decides when the coach thinks, when it speaks, and when it stays silent. */
export class CoachController<T, M> {
  readonly #state = new Store<CoachState<T, M>>({ advice: IDLE, isOpen: false, remark: null });
  readonly #thinker: CoachThinker<T, M>;
  #level: CoachLevel = 'off';
  #historyVersion = 0;
  #question: number | null = null;
  /** The last request that was considered; the current request may be another one, or none. */
  #subject: number | null = null;
  #advice: AdviceState<T, M> = IDLE;
  #userWish: 'none' | 'asked' | 'dismissed' = 'none';
  #answeredMove: { readonly question: number; readonly move: M } | null = null;
  #aftermath: MoveAftermath<M> | null = null;
  #pending: CoachRemark<T, M> | null = null;
  #remark: CoachRemark<T, M> | null = null;
  #chapter = 0;
  #lastRemarkChapter = Number.NEGATIVE_INFINITY;

  constructor(thinker: CoachThinker<T, M>) {
    this.#thinker = thinker;
  }

  get store(): ReadableStore<CoachState<T, M>> {
    return this.#state;
  }

  get state(): CoachState<T, M> {
    return this.#state.get();
  }

  /**
   * Updates the request or the coach setting. When the history has changed, pending remarks are dropped: a move that
   * was taken back was not made, and a new viewer was not addressed.
   */
  setQuestion(question: number | null, level: CoachLevel, past = 0): void {
    if (question === this.#question && level === this.#level && past === this.#historyVersion) return;
    if (past !== this.#historyVersion) this.stop();
    this.#historyVersion = past;
    if (question !== this.#question) this.#userWish = 'none';
    this.#question = question;
    this.#level = level;
    if (level === 'off') this.stop();
    else if (question !== null && level !== 'quiet') this.#think(question);
    this.#publish();
  }

  /** The user asks for advice. */
  ask(): void {
    this.#userWish = 'asked';
    if (this.#question !== null) this.#think(this.#question);
    this.#publish();
  }

  /** The user dismisses the advice. */
  dismiss(): void {
    this.#userWish = 'dismissed';
    this.#remark = null;
    this.#publish();
  }

  /** A request was answered. */
  questionAnswered(question: number, move: M): void {
    if (this.#answeredMove?.question === question) return;
    this.#answeredMove = { question, move };
    this.#aftermath = null;
    this.#pending = null;
    this.#remark = null;
    this.#judgeMove();
    this.#publish();
  }

  /** Reports the situation after the move. */
  setAftermath(sequel: MoveAftermath<M>): void {
    this.#aftermath = sequel;
    this.#publishRemark();
  }

  /** The history has changed, or the coach was switched off. */
  stop(): void {
    this.#question = null;
    this.#subject = null;
    this.#thinker.cancel();
    this.#advice = IDLE;
    this.#answeredMove = null;
    this.#pending = null;
    this.#remark = null;
    this.#publish();
  }

  #think(question: number): void {
    if (this.#subject === question) return;
    this.#subject = question;
    const become = (coaching: AdviceState<T, M>): void => {
      if (this.#subject !== question) return;
      this.#advice = coaching;
      this.#judgeMove();
      this.#publish();
    };
    become({ state: 'thinking', share: 0 });
    void this.#thinker
      .think((share) => become({ state: 'thinking', share }))
      .then((advice) => become(advice === null ? { state: 'failed' } : { state: 'ready', advice }));
  }

  /** Decides about a remark once both the move and the advice are known. */
  #judgeMove(): void {
    const taken = this.#answeredMove;
    if (this.#advice.state !== 'ready' || taken === null || taken.question !== this.#subject) return;
    const { advice } = this.#advice;
    this.#thinker.recordProposal(taken.move, advice.chapter);
    const more = lossOfMove(advice, (move) => this.#thinker.isSame(move, taken.move));
    const pause = ROUNDS_BETWEEN_REMARKS[this.#level] * this.#thinker.seats;
    if (more < MIN_LOSS_FOR_REMARK[this.#level] || advice.chapter - this.#lastRemarkChapter < pause) return;
    this.#chapter = advice.chapter;
    this.#pending = { table: advice.table, better: advice.best, more };
    this.#publishRemark();
  }

  /** Shows the remark once the better move is no longer possible: until then nothing was missed. */
  #publishRemark(): void {
    const [remark, sequel] = [this.#pending, this.#aftermath];
    if (remark === null || sequel === null || (sequel.isOnTurn && !sequel.isAsked)) return;
    this.#pending = null;
    if (sequel.isOnTurn && sequel.isPossible(remark.better.move)) return;
    this.#lastRemarkChapter = this.#chapter;
    this.#remark = remark;
    this.#publish();
  }

  #isOpen(coaching: AdviceState<T, M>): boolean {
    if (this.#level === 'off' || this.#userWish === 'dismissed') return false;
    if (this.#userWish === 'asked') return true;
    if (this.#level === 'talkative') return coaching.state !== 'idle';
    return this.#level === 'some' && coaching.state === 'ready' && stakeOf(coaching.advice) >= IMPORTANT_STAKE;
  }

  #publish(): void {
    const coaching = this.#question !== null && this.#question === this.#subject ? this.#advice : IDLE;
    const [isOpen, remark] = [this.#isOpen(coaching), this.#remark];
    const { state } = this;
    if (state.advice === coaching && state.isOpen === isOpen && state.remark === remark) return;
    this.#state.set({ advice: coaching, isOpen, remark });
  }
}
