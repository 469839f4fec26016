import type { Preferences } from '../../app/preferences.ts';
import type { Advice, Opinion } from '../../session/coach.ts';
import { lossBy, stakesOf } from './judgement.ts';

export type TalkLevel = Preferences['coach'];

/** How far the coach is with the question that is asked. */
export type Coaching<T, M> =
  | { readonly state: 'idle' } // nothing is asked, or nothing wanted
  | { readonly state: 'thinking'; readonly share: number }
  | { readonly state: 'ready'; readonly advice: Advice<T, M> }
  | { readonly state: 'failed' };

/** Something much better was there. */
export interface Remark<T, M> {
  /** The table on which it could be done. */
  readonly table: T;
  readonly better: Opinion<M>;
  /** What it wins more, as a share of games. */
  readonly more: number;
}

/** What the coach says at the moment. */
export interface Talk<T, M> {
  readonly coaching: Coaching<T, M>;
  /** Whether what it thinks of the question is to be seen. */
  readonly isOpen: boolean;
  /** About the last move, until the next one. */
  readonly remark: Remark<T, M> | null;
}

/** Whoever thinks. */
export interface Thinker<T, M> {
  /** null: nobody knows, or it was called off. */
  think(onProgress: (share: number) => void): Promise<Advice<T, M> | null>;
  cancel(): void;
  isSame(a: M, b: M): boolean;
  /** A move was made in this chapter. */
  note(move: M, chapter: number): void;
  /** Turns of everybody that make a round. */
  readonly seats: number;
}

/** How things went on after a move. */
export interface Sequel<M> {
  /** Whether its seat is still on turn. */
  readonly isOnTurn: boolean;
  /** Whether its seat is asked again. */
  readonly isAsked: boolean;
  isPossible(move: M): boolean;
}

/** From which share of games on a decision is an important one. */
const IMPORTANT = 0.04;
/** From which share of games on something much better was there. */
const MUCH: Readonly<Record<TalkLevel, number>> = {
  off: Number.POSITIVE_INFINITY,
  quiet: Number.POSITIVE_INFINITY,
  some: 0.08,
  talkative: 0.05,
};
/** Rounds between two remarks. */
const PAUSE: Readonly<Record<TalkLevel, number>> = { off: 0, quiet: 0, some: 3, talkative: 1 };

const IDLE = { state: 'idle' } as const;

/** Decides when the coach thinks, when it speaks, and when it had better be silent. */
export class Tutor<T, M> {
  talk: Talk<T, M> = { coaching: IDLE, isOpen: false, remark: null };
  readonly #thinker: Thinker<T, M>;
  readonly #listeners = new Set<() => void>();
  #level: TalkLevel = 'off';
  #past = 0;
  #question: number | null = null;
  /** The question that is or was thought over last; by now another one may be asked, or none. */
  #subject: number | null = null;
  #coaching: Coaching<T, M> = IDLE;
  #wish: 'none' | 'asked' | 'dismissed' = 'none';
  #taken: { readonly question: number; readonly move: M } | null = null;
  #sequel: Sequel<M> | null = null;
  #pending: Remark<T, M> | null = null;
  #remark: Remark<T, M> | null = null;
  #chapter = 0;
  #remarkedIn = Number.NEGATIVE_INFINITY;

  constructor(thinker: Thinker<T, M>) {
    this.#thinker = thinker;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * A question is asked, or none any more; or the coach is wanted in another way. Another past: what was taken back was
   * not answered, and whoever looks now was not spoken to.
   */
  attend(question: number | null, level: TalkLevel, past = 0): void {
    if (past !== this.#past) this.stop();
    this.#past = past;
    if (question !== this.#question) this.#wish = 'none';
    this.#question = question;
    this.#level = level;
    if (level === 'off') this.stop();
    else if (question !== null && level !== 'quiet') this.#think(question);
    this.#publish();
  }

  /** Somebody wants to hear what the coach thinks. */
  ask(): void {
    this.#wish = 'asked';
    if (this.#question !== null) this.#think(this.#question);
    this.#publish();
  }

  /** Somebody has heard enough. */
  dismiss(): void {
    this.#wish = 'dismissed';
    this.#remark = null;
    this.#publish();
  }

  /** A question was answered. */
  answered(question: number, move: M): void {
    if (this.#taken?.question === question) return;
    this.#taken = { question, move };
    this.#sequel = null;
    this.#pending = null;
    this.#remark = null;
    this.#judge();
    this.#publish();
  }

  /** How things went on since. */
  follow(sequel: Sequel<M>): void {
    this.#sequel = sequel;
    this.#settle();
  }

  /** The past has changed, or nobody wants to hear any more. */
  stop(): void {
    this.#question = null;
    this.#subject = null;
    this.#thinker.cancel();
    this.#coaching = IDLE;
    this.#taken = null;
    this.#pending = null;
    this.#remark = null;
    this.#publish();
  }

  #think(question: number): void {
    if (this.#subject === question) return;
    this.#subject = question;
    const become = (coaching: Coaching<T, M>): void => {
      if (this.#subject !== question) return;
      this.#coaching = coaching;
      this.#judge();
      this.#publish();
    };
    become({ state: 'thinking', share: 0 });
    void this.#thinker
      .think((share) => become({ state: 'thinking', share }))
      .then((advice) => become(advice === null ? { state: 'failed' } : { state: 'ready', advice }));
  }

  /** Whether the move that was made is worth a remark, once both are known: the move and what the coach thought. */
  #judge(): void {
    const taken = this.#taken;
    if (this.#coaching.state !== 'ready' || taken === null || taken.question !== this.#subject) return;
    const { advice } = this.#coaching;
    this.#thinker.note(taken.move, advice.chapter);
    const more = lossBy(advice, (move) => this.#thinker.isSame(move, taken.move));
    const pause = PAUSE[this.#level] * this.#thinker.seats;
    if (more < MUCH[this.#level] || advice.chapter - this.#remarkedIn < pause) return;
    this.#chapter = advice.chapter;
    this.#pending = { table: advice.table, better: advice.best, more };
    this.#settle();
  }

  /** Makes the remark once it is clear that the chance has passed: what can still be done was not missed. */
  #settle(): void {
    const [remark, sequel] = [this.#pending, this.#sequel];
    if (remark === null || sequel === null || (sequel.isOnTurn && !sequel.isAsked)) return;
    this.#pending = null;
    if (sequel.isOnTurn && sequel.isPossible(remark.better.move)) return;
    this.#remarkedIn = this.#chapter;
    this.#remark = remark;
    this.#publish();
  }

  #isOpen(coaching: Coaching<T, M>): boolean {
    if (this.#level === 'off' || this.#wish === 'dismissed') return false;
    if (this.#wish === 'asked') return true;
    if (this.#level === 'talkative') return coaching.state !== 'idle';
    return this.#level === 'some' && coaching.state === 'ready' && stakesOf(coaching.advice) >= IMPORTANT;
  }

  #publish(): void {
    const coaching = this.#question !== null && this.#question === this.#subject ? this.#coaching : IDLE;
    this.talk = { coaching, isOpen: this.#isOpen(coaching), remark: this.#remark };
    for (const listener of this.#listeners) listener();
  }
}
