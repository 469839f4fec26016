import type { LiveBye, LivePong } from './live.ts';
import type { TableCard } from './table.ts';

/** The first message on /live/lobby, and again when somebody must begin anew. */
export interface LobbyHello {
  readonly type: 'lobby';
  /** Tables in the lobby where one can sit down, newest first. */
  readonly open: readonly TableCard[];
  /** Open tables that are being played, without the asker's own: first those at one sitting, each newest first. */
  readonly toWatch: readonly TableCard[];
  /** The asker's own tables that are not over, newest first. */
  readonly mine: readonly TableCard[];
}

/** A table changed. What is in no list any more goes. Moves are told of one's own tables alone. */
export interface LobbyTable {
  readonly type: 'table';
  readonly card: TableCard;
  readonly isOpen: boolean;
  readonly isToWatch: boolean;
  readonly isMine: boolean;
}

/** What a page hears on /live/lobby; it says `ping` and nothing else. */
export type FromLobby = LobbyHello | LobbyTable | LiveBye | LivePong;
