import type { LivePong, LobbyMessage, TableSummary } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { browserConnectionEnv } from '../parts/browser-connection.ts';
import { type ConnectionEnv, ReconnectingConnection } from '../parts/reconnecting-connection.ts';

/** Open tables, games to watch, and the user's own tables. */
export interface LobbyState {
  readonly connection: 'joining' | 'here' | 'lost';
  readonly open: readonly TableSummary[];
  readonly toWatch: readonly TableSummary[];
  readonly mine: readonly TableSummary[];
}

const EMPTY_LOBBY: LobbyState = { connection: 'joining', open: [], toWatch: [], mine: [] };

/** A list with one table updated: changed in place, first if it is new, removed if it does not belong there. */
function withTable(tables: readonly TableSummary[], card: TableSummary, belongs: boolean): readonly TableSummary[] {
  if (!belongs) return tables.filter(({ id }) => id !== card.id);
  if (tables.some(({ id }) => id === card.id)) return tables.map((each) => (each.id === card.id ? card : each));
  return [card, ...tables];
}

/** The server's order: live games before correspondence games. */
const liveFirst = (tables: readonly TableSummary[]): readonly TableSummary[] =>
  tables.toSorted((a, b) => Number(a.time.kind === 'days') - Number(b.time.kind === 'days'));

/** Follows the lobby until it is released. */
export function followLobby(world: ConnectionEnv, changed: (lobby: LobbyState) => void): () => void {
  let lobby = EMPTY_LOBBY;
  const set = (changes: Partial<LobbyState>) => {
    lobby = { ...lobby, ...changes };
    changed(lobby);
  };
  const hear = (message: Exclude<LobbyMessage, LivePong>) => {
    if (message.type === 'lobby') set({ open: message.open, toWatch: message.toWatch, mine: message.mine });
    else if (message.type === 'table') {
      const { card, isOpen, isToWatch, isMine } = message;
      set({
        open: withTable(lobby.open, card, isOpen),
        toWatch: liveFirst(withTable(lobby.toWatch, card, isToWatch)),
        mine: withTable(lobby.mine, card, isMine),
      });
    } else link.reconnectAfter(5_000);
  };
  const link = new ReconnectingConnection<LobbyMessage>(world, {
    greeting: 'lobby',
    since: () => 0,
    onMessage: hear,
    onOpenChanged: (isOpen) => set({ connection: isOpen ? 'here' : 'lost' }),
  });
  return () => link.close();
}

/** The current lobby, reloaded when the user changes. undefined: the user is not known yet. */
export function useLobby(as: string | null | undefined): LobbyState {
  const [lobby, setLobby] = useState(EMPTY_LOBBY);
  useEffect(() => {
    if (as === undefined) return;
    return followLobby(browserConnectionEnv('/live/lobby'), setLobby);
  }, [as]);
  return lobby;
}
