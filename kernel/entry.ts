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

/** A seat takes back its last moves. The log keeps what was taken back: it only ever grows. */
export interface UndoEntry {
  readonly by: Seat;
  readonly undo: number;
}

/** What is stored. Moves and outcomes may be secret: seats get events and views, never entries, until the game is over. */
export type Entry<M> = MoveEntry<M> | ChanceEntry | UndoEntry;

/** Chance, as opposed to somebody at the table. */
export const isChance = <M>(entry: Entry<M>): entry is ChanceEntry => entry.by === 'chance';

/** A taking back, as opposed to a move. */
export const isUndo = <M>(entry: Entry<M>): entry is UndoEntry => 'undo' in entry;
