import type { Refusal, Seat, SeatRequest } from '@orrery/kernel';
import type { JsonDiff } from './json-diff.ts';
import type { TableSummary } from './table.ts';

/** Increased whenever an old page would misunderstand a new server; the page then reloads itself. */
export const LIVE_PROTOCOL_VERSION = 1;

/** The events one entry caused for the viewer, and how the viewer's view changed. */
export interface LiveStep {
  /** The number of the entry, starting at 1. */
  readonly seq: number;
  readonly events: readonly unknown[];
  readonly table: JsonDiff | null;
  /** null for spectators, and if nothing in the hand changed. */
  readonly hand: JsonDiff | null;
}

/** Who is asked what after the last step. Times in milliseconds. */
export interface LiveStatus {
  /** The number of entries. */
  readonly seq: number;
  readonly request: SeatRequest | null;
  readonly undoable: number;
  /** By seat, as of `at`; null without clocks. The clocks of the seats that the game waits for are running. */
  readonly clocks: readonly number[] | null;
  /** The server's time. */
  readonly at: number;
}

/**
 * The first message, and sent again when a client must start over. The view after entry 0 comes from the game's
 * set-up; the steps lead from `since` to the present. `since` is 0 if the client's own history is no longer a prefix
 * of the log.
 */
export interface LiveHello {
  readonly type: 'hello';
  readonly protocol: number;
  readonly card: TableSummary;
  /** null: a spectator. */
  readonly seat: Seat | null;
  readonly since: number;
  readonly steps: readonly LiveStep[];
  readonly now: LiveStatus | null; // null before the game has started
  readonly chat: readonly ChatMessage[];
}

/** Entries were added. */
export interface LiveEntries {
  readonly type: 'entries';
  readonly steps: readonly LiveStep[];
  readonly now: LiveStatus;
}

/** Steps after entry `to` were taken back. The undo entry itself counts: `now.seq` is larger than `to`. */
export interface LiveUndone {
  readonly type: 'undone';
  readonly to: number;
  readonly now: LiveStatus;
}

/** The request with this id was carried out and saved. */
export interface LiveAck {
  readonly type: 'ack';
  readonly id: number;
}

/** The request with this id was refused and nothing changed. Codes that are not a game's begin with `table.`. */
export interface LiveRefused {
  readonly type: 'refused';
  readonly id: number;
  readonly refusals: readonly Refusal[];
}

/** Something about the table changed: its chairs, who is present, or its state. */
export interface LiveTable {
  readonly type: 'table';
  readonly card: TableSummary;
}

/** A chat message at the table. */
export interface ChatMessage {
  readonly id: number;
  readonly person: string;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
}

export interface LiveChat {
  readonly type: 'chat';
  readonly remark: ChatMessage;
}

/** The game is over and the dice seeds are revealed. */
export interface LiveOver {
  readonly type: 'over';
  readonly places: readonly number[];
  readonly serverSeed: string;
}

/**
 * The server closes the connection, with one of these reasons: `full`, `flood`, `slow`, `drain`, `gone`, `edition`,
 * `unplayable`, `protocol`, `trouble` (an error on the server's side).
 */
export interface LiveBye {
  readonly type: 'bye';
  readonly why: string;
}

export interface LivePong {
  readonly type: 'pong';
  readonly at: number;
}

/** Messages to a page. */
export type ServerMessage =
  | LiveHello
  | LiveEntries
  | LiveUndone
  | LiveAck
  | LiveRefused
  | LiveTable
  | LiveChat
  | LiveOver
  | LiveBye
  | LivePong;

/**
 * Messages from a page. The page numbers its messages with `id`, and the answer repeats it; a move sent twice with the
 * same id is played once.
 */
export type ClientMessage =
  | { readonly type: 'choose'; readonly id: number; readonly request: number; readonly move: string }
  | { readonly type: 'undo'; readonly id: number; readonly seq: number }
  | { readonly type: 'say'; readonly id: number; readonly text: string }
  | { readonly type: 'ping'; readonly lag: number };
