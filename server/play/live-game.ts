import type { Refusal, Seat, SeatRequest, SeatSet } from '@orrery/kernel';
import type { LiveStatus, LiveStep, ServerMessage } from '@orrery/protocol';
import type { JsonText } from '../json-text.ts';
import type { ClockAdjustments } from './table-clocks.ts';

/** The result of a seat's request. */
export type ActionResult = { readonly ok: true } | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** A page or program that watches a game. */
export interface GameWatcher {
  /** null: a spectator. */
  readonly seat: Seat | null;
  /** Whether it has already left: this can happen before it was welcomed. */
  readonly isGone: boolean;
  /** A message, and the entry up to which it brings the watcher. */
  receive(message: JsonText<ServerMessage>, seq: number): void;
}

/** The state for a joining watcher: the steps after `since`, and what is asked now; both JSON. */
export interface CatchUp {
  readonly since: number;
  readonly seq: number;
  readonly steps: JsonText<readonly LiveStep[]>;
  readonly status: JsonText<LiveStatus | null>;
}

/** What a bot needs to answer. `view` and `told` are JSON. */
export interface BotRequest {
  readonly request: number;
  /**
   * The question in the game's words, whether the game waits for the answer, and whether the response time would
   * reveal hidden cards.
   */
  readonly asked: Pick<SeatRequest, 'question' | 'must' | 'veiled'>;
  /**
   * Legal moves in notation. Of open-ended kinds only as many as the caller asked for; none at all if it asked for
   * none.
   */
  readonly moves: readonly string[];
  readonly seq: number;
  readonly view: string;
  readonly told: string;
  readonly isAnew: boolean;
}

/** What the runner of a game needs to know about it. */
export interface GameStatus {
  readonly seq: number;
  /** The seats the game waits for. */
  readonly mustAct: SeatSet;
  /** The seats that may act as well; none while a seat that must act could still undo something. */
  readonly mayAct: SeatSet;
  /** The question, in the game's words; null if nobody is asked. */
  readonly question: string | null;
  readonly places: readonly number[] | null;
  /** The request id of each seat; null where it is not asked. */
  readonly requests: readonly (number | null)[];
  /** When each clock runs out; null where none runs. */
  readonly deadlines: readonly (number | null)[];
  /** The last move of each seat in effect; null for all where nobody can agree to take moves back. */
  readonly lastMoves: readonly (number | null)[];
}

/** A running game, for callers that do not know its types. Nothing is shown before it is saved. */
export interface LiveGame {
  readonly id: string;
  /** Number of watchers. */
  readonly watchers: number;
  /**
   * A seat answers a request. `lag` is the network delay in milliseconds; null: one of the server's own bots, for
   * which no clock runs. Rejects if it is unknown whether the answer was saved.
   */
  choose(seat: Seat, request: number, move: string, lag: number | null): Promise<ActionResult>;
  /** A seat takes its last move back, as long as entry `seq` is the last. */
  undo(seat: Seat, seq: number): Promise<ActionResult>;
  /** All have agreed: a seat takes its last move back, as long as that is entry `move`, with all that followed it. */
  takeBack(seat: Seat, move: number): Promise<ActionResult>;
  /** A player got more time or chose days off: all pages are sent the clocks. */
  adjustClocks(adjustments: ClockAdjustments): Promise<void>;
  /** Whether all watchers here have been sent entry `seq`. */
  hasShown(seq: number): boolean;
  /** Another node has brought the game to entry `seq`; null: perhaps one has. */
  catchUp(seq: number | null): Promise<void>;
  /** Adds a watcher from entry `since` on. `welcome` is called with the current state before any news. */
  join(watcher: GameWatcher, since: number, welcome: (caughtUp: CatchUp) => void): Promise<void>;
  leave(watcher: GameWatcher): void;
  status(): Promise<GameStatus>;
  /** The request to a bot on this seat, with its events after entry `since`; null if it is not asked. */
  question(seat: Seat, since: number | null, menu?: number): Promise<BotRequest | null>;
}
