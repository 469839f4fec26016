import type { Missions } from '../../kit.ts';
import { MissionGuide } from './mission-guide.tsx';
import { MissionShelf, MissionWays } from './mission-ways.tsx';
import { MISSIONS } from './missions.ts';

export const DUEL_MISSIONS: Missions = {
  Shelf: MissionShelf,
  guiding: ({ options }) => {
    if (typeof options !== 'object' || options === null || !('mission' in options)) return undefined;
    const mission = MISSIONS.find(({ number }) => number === options.mission);
    if (mission === undefined) return undefined;
    return {
      kind: 'game',
      Guide: (helm) => <MissionGuide helm={helm} mission={mission} />,
      ways: <MissionWays mission={mission} />,
    };
  },
};
