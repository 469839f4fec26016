import type { LevelName } from '@orrery/bots';
import type { AnyView, Awaiting, Message, Problem, Refusal, Seat, SeatRequest, SeatSet } from '@orrery/kernel';
import type { ReadableStore } from '../app/store.ts';

interface SitterBase {
  readonly name: string; // '' if none was given
  /**
   * The chosen colour, an index into the catalogue of colours; absent: the seat's own. It has no meaning in the rules.
   */
  readonly colour?: number | undefined;
}

/** Who sits on a seat, as everybody at the table knows it. */
export type Sitter =
  | (SitterBase & { readonly kind: 'person' })
  | (SitterBase & { readonly kind: 'bot'; readonly level: LevelName });

/** One event as a log line, formatted when it happened. */
export interface StoryLine<E> {
  /** The number of the entry that caused it, counted from 1. */
  readonly seq: number;
  readonly event: E;
  /** null if there is nothing to say. */
  readonly words: Message | null;
  readonly isChapter: boolean;
}

/** The viewer's events of one entry, and the view after it. Immutable. */
export interface SessionStep<T, H, E> {
  readonly seq: number;
  readonly events: readonly E[];
  readonly view: AnyView<T, H>;
}

/** Presence of an online player, or who plays for them. out: gave up or ran out of time. */
export type SeatPresence = 'here' | 'away' | 'bot' | 'stand-in' | 'nobody' | 'out';

/** The time of a seat, in milliseconds. */
export interface SeatClockState {
  /** The value at `at`, on the page's clock (`performance.now`). */
  readonly remainingMs: number;
  readonly at: number;
  readonly isRunning: boolean;
}

/** The other players of an online game. */
export interface OnlineState {
  /** false: the connection is lost and is being restored; the last known state is shown. */
  readonly isConnected: boolean;
  /** By seat. */
  readonly presence: readonly SeatPresence[];
  readonly spectators: number;
  /** The game was abandoned without a winner. */
  readonly isAbandoned: boolean;
  /** By seat; null without clocks. */
  readonly clocks: readonly SeatClockState[] | null;
}

/** The game as the viewer sees it now. Immutable: a change creates a new value. */
export interface Snapshot<T, H, E> {
  /** The number of entries so far. */
  readonly seq: number;
  /** A copy. A spectator's view while the curtain is drawn. */
  readonly view: AnyView<T, H>;
  readonly awaiting: Awaiting;
  /** The viewer's request; null for none. */
  readonly request: SeatRequest | null;
  /** How many moves the viewer can undo. */
  readonly undoable: number;
  /** Bots that are thinking. */
  readonly thinking: SeatSet;
  /** The seat that the device must be handed to before a hand is shown; null: none. */
  readonly curtain: Seat | null;
  /** The viewer has the device from a seat that has to decide, to make an optional move. */
  readonly isLent?: boolean;
  /** All log lines for the viewer, in order, without undone ones. */
  readonly story: readonly StoryLine<E>[];
  /** Increases when the history has changed (an undo, another viewer): start again without animation. */
  readonly historyVersion: number;
  /** The last entry the viewer had seen when the history last changed: later entries are new to them. */
  readonly lastSeenSeq: number;
  /** What stops the game: bots that fail, another window that plays or deleted it; or null. */
  readonly error: Problem | null;
  /** Why the game is not saved on this device; null while it is. */
  readonly saveError: Problem | null;
  /** Absent where everybody sits at this device. */
  readonly online?: OnlineState;
}

/** The settings of the game. */
export interface GameTerms {
  readonly game: string;
  readonly edition: number;
  readonly options: unknown;
}

/**
 * A game that the user takes part in. Tables know only this interface, so that a local game, an online game and a
 * replay look the same to them.
 */
export interface Session<T, H, M, E> {
  readonly id: string;
  readonly terms: GameTerms;
  readonly sitters: readonly Sitter[];
  readonly snapshot: Snapshot<T, H, E>;
  /** Memory does not matter here: nobody plays this game, or what it shows was chosen already. */
  readonly isRecorded?: true;
  /** Nobody is addressed as “You”: no seat is the viewer's own. */
  readonly callsAllByName?: boolean;
  /** The move that a lesson waits for; null or absent where any move will do. */
  readonly guidedMove?: M | null;
  /** Calls back after every change of the snapshot. */
  readonly subscribe: ReadableStore<unknown>['subscribe'];
  /** The steps after entry `since`, for step-by-step display; at most the last few. */
  steps(since: number): readonly SessionStep<T, H, E>[];
  /** Answers the request; [] when it was accepted and saved, else the refusals, and nothing changed. */
  choose(request: number, move: M): Promise<readonly Refusal[]>;
  /** Undoes the viewer's last move. */
  undo(): Promise<readonly Refusal[]>;
  /** The device has been handed over: lifts the curtain. */
  liftCurtain(): void;
  /**
   * Hands the device, behind a curtain, to a seat with optional moves; null: back to the seat that has to decide.
   * Absent where everybody has their own device.
   */
  readonly lendDevice?: ((seat: Seat | null) => void) | undefined;
  /** The viewer's view after entry `seq`. */
  viewAt(seq: number): Promise<AnyView<T, H>>;
  close(): void;
}
