import type { Seat } from './contract.ts';

/** A seat's move. */
export interface MoveEntry<M> {
  readonly by: Seat;
  readonly move: M;
}

/** What chance decided. */
export interface ChanceEntry {
  readonly by: 'chance';
  readonly secret: boolean;
  readonly outcome: readonly number[];
}

/** A seat takes back its last moves. The log is append-only: it keeps what was taken back. */
export interface UndoEntry {
  readonly by: Seat;
  readonly undo: number;
  /**
   * All agreed: the last `undo` entries in effect are taken back, no matter who made them, from a move of this seat
   * on. What chance decided is decided again.
   */
  readonly agreed?: true;
}

/**
 * What is stored. Moves and outcomes may be secret: until the game is over, seats get events and views, never entries.
 */
export type LogEntry<M> = MoveEntry<M> | ChanceEntry | UndoEntry;

/** Whether the entry is by chance. */
export const isChanceEntry = <M>(entry: LogEntry<M>): entry is ChanceEntry => entry.by === 'chance';

/** Whether the entry is an undo. */
export const isUndoEntry = <M>(entry: LogEntry<M>): entry is UndoEntry => 'undo' in entry;
