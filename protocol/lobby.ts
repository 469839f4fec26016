import type { LiveBye, LivePong } from './live.ts';
import type { TableSummary } from './table.ts';

/** The first message on /live/lobby, and sent again when a client must start over. */
export interface LobbyHello {
  readonly type: 'lobby';
  /** Tables in the lobby with a free chair, newest first. */
  readonly open: readonly TableSummary[];
  /**
   * Public games in progress, without the caller's own: live games first, then correspondence games, each newest
   * first.
   */
  readonly toWatch: readonly TableSummary[];
  /** The caller's own unfinished tables, newest first. */
  readonly mine: readonly TableSummary[];
}

/**
 * A table changed. A table that is in no list any more is removed. Moves are only reported for the caller's own
 * tables.
 */
export interface LobbyTableUpdate {
  readonly type: 'table';
  readonly card: TableSummary;
  readonly isOpen: boolean;
  readonly isToWatch: boolean;
  readonly isMine: boolean;
}

/** Messages to a page on /live/lobby. The page itself only sends `ping`. */
export type LobbyMessage = LobbyHello | LobbyTableUpdate | LiveBye | LivePong;
