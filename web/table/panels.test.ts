import { chanceFromRng, fastRng, scriptedChance } from '@orrery/kernel';
import type { Event, Hand, Move, Table } from '@orrery/kernel/example';
import { expect, test } from 'vitest';
import { panelsFor } from './panels.tsx';
import { makeCometController, makeCometSetup } from './testing/comet-controller.ts';
import { withTableState } from './testing/controller.ts';
import { FakeSession } from './testing/fake-session.ts';

const panel = { name: () => '', icon: null, place: 'dock', narrow: 'row', Content: () => null } as const;
const ONLINE = { isConnected: true, presence: [], spectators: 1, isAbandoned: false, clocks: null };

test('a spectator sees no panel about the own seat', () => {
  const session = new FakeSession(3, scriptedChance([[0], [7], [14]], chanceFromRng(fastRng(3))));
  const controller = makeCometController(session, makeCometSetup(session));
  const ui = {
    ...controller.ui,
    panels: [
      { ...panel, key: 'hand', isForPlayer: true as const },
      { ...panel, key: 'bank' },
    ],
  };
  const { snapshot, play } = controller.state.get();
  const keys = (changes: Parameters<typeof withTableState<Table, Hand, Move, Event>>[1]) =>
    panelsFor({ ...withTableState(controller, changes), ui }).map(({ key }) => key);
  const online = { ...snapshot, online: ONLINE };
  const onlooker = { ...play, view: { ...play.view, seat: null } as const };
  expect(keys({ snapshot: online })).toEqual(['hand', 'bank']);
  expect(keys({ snapshot: online, play: onlooker })).toEqual(['bank']);
  expect(keys({ play: onlooker })).toEqual(['hand', 'bank']); // the device is being handed over
});
