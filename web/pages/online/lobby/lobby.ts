import type { LivePong, LobbyMessage, TableSummary } from '@orrery/protocol';
import { lobbyMessageSchema, parseJson } from '@orrery/protocol/schemas';
import { useEffect, useState } from 'react';
import { browserConnectionEnv } from '../parts/browser-connection.ts';
import { waitsFor } from '../parts/chairs.ts';
import { type ConnectionEnv, ReconnectingConnection } from '../parts/reconnecting-connection.ts';
import { useTurnBadge } from '../parts/turn-badge.ts';

type ListMessage = Exclude<LobbyMessage, LivePong>;

/** Open tables, games to watch, and the user's own tables. */
export interface LobbyState {
  /** unreadable: server and page do not understand each other. */
  readonly connection: 'joining' | 'here' | 'lost' | 'unreadable';
  readonly open: readonly TableSummary[];
  readonly watchable: readonly TableSummary[];
  readonly mine: readonly TableSummary[];
  /** How often people whom the user follows have come or gone, or somebody has invited the user. */
  readonly peopleChanges: number;
}

const EMPTY_LOBBY: LobbyState = { connection: 'joining', open: [], watchable: [], mine: [], peopleChanges: 0 };

/** A list with one table updated: changed in place, first if it is new, removed if it does not belong there. */
function withTable(tables: readonly TableSummary[], summary: TableSummary, belongs: boolean): readonly TableSummary[] {
  if (!belongs) return tables.filter(({ id }) => id !== summary.id);
  if (tables.some(({ id }) => id === summary.id))
    return tables.map((each) => (each.id === summary.id ? summary : each));
  return [summary, ...tables];
}

/** The server's order: live games before correspondence games. */
const liveFirst = (tables: readonly TableSummary[]): readonly TableSummary[] =>
  tables.toSorted((a, b) => Number(a.time.kind === 'correspondence') - Number(b.time.kind === 'correspondence'));

/** Follows the lobby until it is released. */
export function followLobby(world: ConnectionEnv, changed: (lobby: LobbyState) => void): () => void {
  let lobby = EMPTY_LOBBY;
  const set = (changes: Partial<LobbyState>) => {
    lobby = { ...lobby, ...changes };
    changed(lobby);
  };
  const hear = (message: ListMessage) => {
    if (message.type === 'lobby') set({ open: message.open, watchable: message.watchable, mine: message.mine });
    else if (message.type === 'table') {
      const { summary, isOpen, isWatchable, isMine } = message;
      set({
        open: withTable(lobby.open, summary, isOpen),
        watchable: liveFirst(withTable(lobby.watchable, summary, isWatchable)),
        mine: withTable(lobby.mine, summary, isMine),
      });
    } else if (message.type === 'people') set({ peopleChanges: lobby.peopleChanges + 1 });
    else if (message.type === 'bye') link.reconnectAfter(5_000);
  };
  const link = new ReconnectingConnection<ListMessage>(world, {
    greeting: 'lobby',
    parse: (text) => parseJson(lobbyMessageSchema, text),
    onUnreadable: () => set({ connection: 'unreadable' }),
    since: () => 0,
    onMessage: hear,
    onOpenChanged: (isOpen) => set({ connection: isOpen ? 'here' : 'lost' }),
  });
  return () => link.close();
}

/** The current lobby, reloaded when the user changes. undefined: the user is not known yet. The icon shows how many tables wait. */
export function useLobby(as: string | null | undefined): LobbyState {
  const [lobby, setLobby] = useState(EMPTY_LOBBY);
  useEffect(() => {
    if (as === undefined) return;
    return followLobby(browserConnectionEnv('/live/lobby'), setLobby);
  }, [as]);
  useTurnBadge(lobby.mine.filter((summary) => waitsFor(summary, as ?? null)).length);
  return lobby;
}
