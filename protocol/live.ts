import type { Refusal, Request, Seat } from '@orrery/kernel';
import type { Change } from './change.ts';
import type { TableCard } from './table.ts';

/** Raised whenever an old page would misunderstand a new server; the page then loads itself anew. */
export const LIVE_PROTOCOL = 1;

/** What one entry told the one who looks, and how that one's view changed by it. */
export interface LiveStep {
  /** The number of the entry, counted from 1. */
  readonly seq: number;
  readonly events: readonly unknown[];
  readonly table: Change | null;
  /** null for spectators, and where nothing in the hand changed. */
  readonly hand: Change | null;
}

/** What is asked and possible after the last step. Times in milliseconds. */
export interface Now {
  /** The number of entries. */
  readonly seq: number;
  readonly request: Request | null;
  readonly undoable: number;
  /** By seat, as it stood at `at`; null where there is no clock. A clock runs for the seats the game must wait for. */
  readonly clocks: readonly number[] | null;
  /** The server's time. */
  readonly at: number;
}

/**
 * The first message, and again when somebody must begin anew. The view after entry 0 is what the game's set-up gives; the
 * steps lead from `since` to the present. `since` is 0 where what the asker had is not a beginning of the truth any more.
 */
export interface LiveHello {
  readonly type: 'hello';
  readonly protocol: number;
  readonly card: TableCard;
  /** null: a spectator. */
  readonly seat: Seat | null;
  readonly since: number;
  readonly steps: readonly LiveStep[];
  readonly now: Now | null; // null while the game has not begun
  readonly chat: readonly Remark[];
}

/** Entries were added. */
export interface LiveEntries {
  readonly type: 'entries';
  readonly steps: readonly LiveStep[];
  readonly now: Now;
}

/** Steps after entry `to` were taken back. The entry that says so counts: `now.seq` is beyond it. */
export interface LiveUndone {
  readonly type: 'undone';
  readonly to: number;
  readonly now: Now;
}

/** What was asked with this id was done, and is kept. */
export interface LiveAck {
  readonly type: 'ack';
  readonly id: number;
}

/** What was asked with this id was not done, and nothing changed. Codes that no game knows begin with `table.`. */
export interface LiveRefused {
  readonly type: 'refused';
  readonly id: number;
  readonly refusals: readonly Refusal[];
}

/** Something about the table changed: who sits, who is here, its state. */
export interface LiveTable {
  readonly type: 'table';
  readonly card: TableCard;
}

/** Something said at the table. */
export interface Remark {
  readonly id: number;
  readonly person: string;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
}

export interface LiveChat {
  readonly type: 'chat';
  readonly remark: Remark;
}

/** The game is over and the dice are shown. */
export interface LiveOver {
  readonly type: 'over';
  readonly places: readonly number[];
  readonly serverSeed: string;
}

/** The server closes the connection, and why: one of a few words (`full`, `flood`, `slow`, `drain`, `gone`, `edition`, `unplayable`, `protocol`, `trouble`: ours). */
export interface LiveBye {
  readonly type: 'bye';
  readonly why: string;
}

export interface LivePong {
  readonly type: 'pong';
  readonly at: number;
}

/** What a page hears. */
export type FromServer =
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

/** What a page says. `id` is counted by the page and named by the answer; a move said twice with one id is played once. */
export type FromPage =
  | { readonly type: 'choose'; readonly id: number; readonly request: number; readonly move: string }
  | { readonly type: 'undo'; readonly id: number; readonly seq: number }
  | { readonly type: 'say'; readonly id: number; readonly text: string }
  | { readonly type: 'ping'; readonly lag: number };
