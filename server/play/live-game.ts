import type { Refusal, Request, Seat, SeatSet } from '@orrery/kernel';

/** What became of something a seat asked for. */
export type Answer = { readonly ok: true } | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** Somebody who looks at a game. */
export interface Watcher {
  /** null: a spectator. */
  readonly seat: Seat | null;
  /** Whether it looks no more: it may go before it was welcomed. */
  readonly isGone: boolean;
  /** A message, and up to which entry it brings the one who hears it. */
  hear(message: string, seq: number): void;
}

/** Where a page stands: the steps after `since`, and what is asked now; all of it JSON. */
export interface Standing {
  readonly since: number;
  readonly seq: number;
  readonly steps: string;
  readonly now: string;
}

/** What a bot has to know to answer. View and told are JSON. */
export interface Question {
  readonly request: number;
  /** What is asked, in the game's words, whether the game waits for it, and whether haste would tell something. */
  readonly asked: Pick<Request, 'question' | 'must' | 'veiled'>;
  /** Legal moves in notation; of open-ended kinds as many as the asker wanted to see, and none at all unless it did. */
  readonly moves: readonly string[];
  readonly seq: number;
  readonly view: string;
  readonly told: string;
  readonly isAnew: boolean;
}

/** What somebody who runs a game has to know about it. */
export interface Survey {
  readonly seq: number;
  /** The seats the game waits for. */
  readonly must: SeatSet;
  /** Those who may act as well; nobody while one who is waited for could take something back. */
  readonly may: SeatSet;
  /** What they are asked, in the game's words; null when nobody is. */
  readonly question: string | null;
  readonly places: readonly number[] | null;
  /** The request of each seat, null where it is not asked. */
  readonly requests: readonly (number | null)[];
  /** When each clock runs out, null where none runs. */
  readonly deadlines: readonly (number | null)[];
}

/** A game in play, for those who know the types of no game. Nothing is shown before it is kept. */
export interface LiveGame {
  readonly id: string;
  /** How many look. */
  readonly watchers: number;
  /**
   * A seat answers a request; the way here took `lag` milliseconds, null: it is a bot of ours, for which no clock runs.
   * Rejects when nobody can tell whether it was kept.
   */
  choose(seat: Seat, request: number, move: string, lag: number | null): Promise<Answer>;
  /** A seat takes its last move back, as long as entry `seq` is the last. */
  undo(seat: Seat, seq: number): Promise<Answer>;
  /** Whether everybody here was told of entry `seq`. */
  hasShown(seq: number): boolean;
  /** Another node has brought the game to entry `seq`; null: perhaps one has. */
  catchUp(seq: number | null): Promise<void>;
  /** Lets somebody look from entry `since` on. `welcome` is called with where it stands, before any news. */
  join(watcher: Watcher, since: number, welcome: (standing: Standing) => void): Promise<void>;
  leave(watcher: Watcher): void;
  survey(): Promise<Survey>;
  /** What a bot on this seat is asked, with what it was told after entry `since`; null when it is not asked. */
  question(seat: Seat, since: number | null, menu?: number): Promise<Question | null>;
}
