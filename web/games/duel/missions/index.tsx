import type { MissionsKit } from '../../kit.ts';
import { MissionGuide } from './mission-guide.tsx';
import { MissionEndActions, MissionList } from './mission-ways.tsx';
import { MISSIONS } from './missions.ts';

export const DUEL_MISSIONS: MissionsKit = {
  MissionList: MissionList,
  guideFor: ({ options }) => {
    if (typeof options !== 'object' || options === null || !('mission' in options)) return undefined;
    const mission = MISSIONS.find(({ number }) => number === options.mission);
    if (mission === undefined) return undefined;
    return {
      kind: 'game',
      Guide: (controller) => <MissionGuide controller={controller} mission={mission} />,
      endingActions: <MissionEndActions mission={mission} />,
    };
  },
};
