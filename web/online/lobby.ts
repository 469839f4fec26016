import type { FromLobby, LivePong, TableCard } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { Link, type LinkWorld } from './link.ts';
import { lineWorld } from './socket.ts';

/** Tables one can sit down at, and one's own. */
export interface LobbyState {
  readonly link: 'joining' | 'here' | 'lost';
  readonly open: readonly TableCard[];
  readonly mine: readonly TableCard[];
}

const EMPTY: LobbyState = { link: 'joining', open: [], mine: [] };

/** A list with a table as it is now: changed in its place, first where it is new, gone where it does not belong. */
function withTable(tables: readonly TableCard[], card: TableCard, belongs: boolean): readonly TableCard[] {
  if (!belongs) return tables.filter(({ id }) => id !== card.id);
  if (tables.some(({ id }) => id === card.id)) return tables.map((each) => (each.id === card.id ? card : each));
  return [card, ...tables];
}

/** Follows the lobby until it is let go. */
export function followLobby(world: LinkWorld, changed: (lobby: LobbyState) => void): () => void {
  let lobby = EMPTY;
  const set = (changes: Partial<LobbyState>) => {
    lobby = { ...lobby, ...changes };
    changed(lobby);
  };
  const hear = (message: Exclude<FromLobby, LivePong>) => {
    if (message.type === 'lobby') set({ open: message.open, mine: message.mine });
    else if (message.type === 'table') {
      const { card, isOpen, isMine } = message;
      set({ open: withTable(lobby.open, card, isOpen), mine: withTable(lobby.mine, card, isMine) });
    } else link.pause(5_000);
  };
  const link = new Link<FromLobby>(world, {
    greeting: 'lobby',
    since: () => 0,
    heard: hear,
    turned: (isOpen) => set({ link: isOpen ? 'here' : 'lost' }),
  });
  return () => link.close();
}

/** The lobby as it is now; anew when somebody becomes somebody else. undefined: who that is, is not known yet. */
export function useLobby(as: string | null | undefined): LobbyState {
  const [lobby, setLobby] = useState(EMPTY);
  useEffect(() => {
    if (as === undefined) return;
    return followLobby(lineWorld('/live/lobby'), setLobby);
  }, [as]);
  return lobby;
}
