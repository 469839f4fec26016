import type { LobbyMessage } from '@orrery/protocol';
import { expect, test } from 'vitest';
import type { ConnectionEvents } from '../parts/reconnecting-connection.ts';
import { makeTableSummary } from '../testing/fake-server.ts';
import { followLobby, type LobbyState } from './lobby.ts';

const BY_POST = { kind: 'days', perMove: 86_400_000 } as const;
const card = (id: string) => ({ ...makeTableSummary('comet', 2), id });

test('the lobby shows what was said last about each table', () => {
  let ears: ConnectionEvents | null = null;
  let now: LobbyState | null = null;
  followLobby(
    {
      connect: (_, given) => {
        ears = given;
        return { send: () => undefined, close: () => undefined };
      },
      setTimer: () => () => undefined,
      now: () => 0,
      random: () => 0,
      watchNetwork: () => () => undefined,
    },
    (lobby) => {
      now = lobby;
    },
  );
  const hear = (message: LobbyMessage) => ears?.onMessage(JSON.stringify(message));
  hear({ type: 'lobby', open: [card('a'), card('b')], toWatch: [], mine: [] });
  hear({ type: 'table', card: card('c'), isOpen: true, isToWatch: false, isMine: false });
  hear({ type: 'table', card: { ...card('a'), spectators: 3 }, isOpen: true, isToWatch: false, isMine: true });
  hear({ type: 'table', card: card('b'), isOpen: false, isToWatch: true, isMine: false });
  hear({ type: 'table', card: { ...card('d'), time: BY_POST }, isOpen: false, isToWatch: true, isMine: false });
  expect(now).toMatchObject({
    connection: 'here',
    open: [{ id: 'c' }, { id: 'a', spectators: 3 }],
    toWatch: [{ id: 'b' }, { id: 'd' }],
    mine: [{ id: 'a' }],
  });
});
