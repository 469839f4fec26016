import type { FromLobby } from '@orrery/protocol';
import { expect, test } from 'vitest';
import type { LineEars } from '../parts/link.ts';
import { cardOf } from '../testing/fake-server.ts';
import { followLobby, type LobbyState } from './lobby.ts';

const BY_POST = { kind: 'days', perMove: 86_400_000 } as const;
const card = (id: string) => ({ ...cardOf('comet', 2), id });

test('the lobby shows what was said last about each table', () => {
  let ears: LineEars | null = null;
  let now: LobbyState | null = null;
  followLobby(
    {
      dial: (_, given) => {
        ears = given;
        return { send: () => undefined, close: () => undefined };
      },
      later: () => () => undefined,
      now: () => 0,
      random: () => 0,
      watchNetwork: () => () => undefined,
    },
    (lobby) => {
      now = lobby;
    },
  );
  const hear = (message: FromLobby) => ears?.heard(JSON.stringify(message));
  hear({ type: 'lobby', open: [card('a'), card('b')], toWatch: [], mine: [] });
  hear({ type: 'table', card: card('c'), isOpen: true, isToWatch: false, isMine: false });
  hear({ type: 'table', card: { ...card('a'), spectators: 3 }, isOpen: true, isToWatch: false, isMine: true });
  hear({ type: 'table', card: card('b'), isOpen: false, isToWatch: true, isMine: false });
  hear({ type: 'table', card: { ...card('d'), time: BY_POST }, isOpen: false, isToWatch: true, isMine: false });
  expect(now).toMatchObject({
    link: 'here',
    open: [{ id: 'c' }, { id: 'a', spectators: 3 }],
    toWatch: [{ id: 'b' }, { id: 'd' }],
    mine: [{ id: 'a' }],
  });
});
