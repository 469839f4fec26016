import type { FromLobby, LivePong, TableCard } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { Link, type LinkWorld } from '../parts/link.ts';
import { lineWorld } from '../parts/socket.ts';

/** Tables one can sit down at, games to watch, and one's own. */
export interface LobbyState {
  readonly link: 'joining' | 'here' | 'lost';
  readonly open: readonly TableCard[];
  readonly toWatch: readonly TableCard[];
  readonly mine: readonly TableCard[];
}

const EMPTY: LobbyState = { link: 'joining', open: [], toWatch: [], mine: [] };

/** A list with a table as it is now: changed in its place, first where it is new, gone where it does not belong. */
function withTable(tables: readonly TableCard[], card: TableCard, belongs: boolean): readonly TableCard[] {
  if (!belongs) return tables.filter(({ id }) => id !== card.id);
  if (tables.some(({ id }) => id === card.id)) return tables.map((each) => (each.id === card.id ? card : each));
  return [card, ...tables];
}

/** In the order in which the server lists them: where there is something to see now before games by correspondence. */
const sittingFirst = (tables: readonly TableCard[]): readonly TableCard[] =>
  tables.toSorted((a, b) => Number(a.time.kind === 'days') - Number(b.time.kind === 'days'));

/** Follows the lobby until it is let go. */
export function followLobby(world: LinkWorld, changed: (lobby: LobbyState) => void): () => void {
  let lobby = EMPTY;
  const set = (changes: Partial<LobbyState>) => {
    lobby = { ...lobby, ...changes };
    changed(lobby);
  };
  const hear = (message: Exclude<FromLobby, LivePong>) => {
    if (message.type === 'lobby') set({ open: message.open, toWatch: message.toWatch, mine: message.mine });
    else if (message.type === 'table') {
      const { card, isOpen, isToWatch, isMine } = message;
      set({
        open: withTable(lobby.open, card, isOpen),
        toWatch: sittingFirst(withTable(lobby.toWatch, card, isToWatch)),
        mine: withTable(lobby.mine, card, isMine),
      });
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
