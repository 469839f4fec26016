import type { LobbyMessage } from '@orrery/protocol';
import { expect, test } from 'vitest';
import type { ConnectionEvents } from '../parts/reconnecting-connection.ts';
import { makeTableSummary } from '../testing/fake-server.ts';
import { followLobby, type LobbyState } from './lobby.ts';

const BY_POST = { kind: 'correspondence', perMove: 86_400_000 } as const;
const summary = (id: string) => ({ ...makeTableSummary('comet', 2), id });

test('the lobby shows the latest state of each table, and says when it cannot read the server', () => {
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
      isHidden: () => false,
      watchVisibility: () => () => undefined,
    },
    (lobby) => {
      now = lobby;
    },
  );
  const hear = (message: LobbyMessage | { readonly type: string; readonly open: readonly object[] }) =>
    ears?.onMessage(JSON.stringify(message));
  hear({ type: 'lobby', open: [summary('a'), summary('b')], watchable: [], mine: [] });
  hear({ type: 'table', summary: summary('c'), isOpen: true, isWatchable: false, isMine: false });
  hear({ type: 'table', summary: { ...summary('a'), spectators: 3 }, isOpen: true, isWatchable: false, isMine: true });
  hear({ type: 'table', summary: summary('b'), isOpen: false, isWatchable: true, isMine: false });
  hear({ type: 'table', summary: { ...summary('d'), time: BY_POST }, isOpen: false, isWatchable: true, isMine: false });
  expect(now).toMatchObject({
    connection: 'here',
    open: [{ id: 'c' }, { id: 'a', spectators: 3 }],
    watchable: [{ id: 'b' }, { id: 'd' }],
    mine: [{ id: 'a' }],
  });
  hear({ type: 'people' });
  expect(now).toMatchObject({ peopleChanges: 1 });
  hear({ type: 'lobby', open: [{ id: 'a' }] });
  expect(now).toMatchObject({ connection: 'unreadable', open: [{ id: 'c' }, { id: 'a' }] });
});
