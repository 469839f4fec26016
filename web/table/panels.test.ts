import { drawnFrom, fastRng, scriptedChance } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { panelsFor } from './panels.tsx';
import { cometHelm, cometSetting } from './testing/comet-helm.ts';
import { FakeSession } from './testing/fake-session.ts';

const panel = { name: () => '', icon: null, place: 'dock', narrow: 'row', Content: () => null } as const;
const COMPANY = { isLinked: true, presence: [], spectators: 1, isBrokenOff: false, clocks: null };

test('whoever looks on over the network is shown no panel that is about oneself', () => {
  const session = new FakeSession(3, scriptedChance([[0], [7], [14]], drawnFrom(fastRng(3))));
  const helm = cometHelm(session, cometSetting(session));
  const furniture = {
    ...helm.furniture,
    panels: [
      { ...panel, key: 'hand', isOwn: true as const },
      { ...panel, key: 'bank' },
    ],
  };
  const keys = (changes: Partial<typeof helm>) => panelsFor({ ...helm, furniture, ...changes }).map(({ key }) => key);
  const online = { ...helm.moment, company: COMPANY };
  const onlooker = { ...helm.play, view: { ...helm.play.view, seat: null } as const };
  expect(keys({ moment: online })).toEqual(['hand', 'bank']);
  expect(keys({ moment: online, play: onlooker })).toEqual(['bank']);
  expect(keys({ play: onlooker })).toEqual(['hand', 'bank']); // the device is being handed over
});
