import { chanceFromRng, fastRng, scriptedChance } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { panelsFor } from './panels.tsx';
import { makeCometController, makeCometSetup } from './testing/comet-controller.ts';
import { FakeSession } from './testing/fake-session.ts';

const panel = { name: () => '', icon: null, place: 'dock', narrow: 'row', Content: () => null } as const;
const ONLINE = { isConnected: true, presence: [], spectators: 1, isAbandoned: false, clocks: null };

test('whoever looks on over the network is shown no panel that is about oneself', () => {
  const session = new FakeSession(3, scriptedChance([[0], [7], [14]], chanceFromRng(fastRng(3))));
  const controller = makeCometController(session, makeCometSetup(session));
  const ui = {
    ...controller.ui,
    panels: [
      { ...panel, key: 'hand', isForPlayer: true as const },
      { ...panel, key: 'bank' },
    ],
  };
  const keys = (changes: Partial<typeof controller>) =>
    panelsFor({ ...controller, ui, ...changes }).map(({ key }) => key);
  const online = { ...controller.snapshot, online: ONLINE };
  const onlooker = { ...controller.play, view: { ...controller.play.view, seat: null } as const };
  expect(keys({ snapshot: online })).toEqual(['hand', 'bank']);
  expect(keys({ snapshot: online, play: onlooker })).toEqual(['bank']);
  expect(keys({ play: onlooker })).toEqual(['hand', 'bank']); // the device is being handed over
});
