import type { Kinded } from '@orrery/kernel';
import type { Terms } from '../../session/session.ts';
import type { Guiding } from '../../table/guiding.ts';
import { MissionGuide } from './mission-guide.tsx';
import { MissionWays } from './mission-ways.tsx';
import { MISSIONS } from './missions.ts';

/** What leads through a game that is a training mission; undefined for any other. */
export function missionGuiding<T, H, M extends Kinded, E extends Kinded>({
  game,
  options,
}: Terms): Guiding<T, H, M, E> | undefined {
  if (game !== 'duel' || typeof options !== 'object' || options === null || !('mission' in options)) return undefined;
  const mission = MISSIONS.find(({ number }) => number === options.mission);
  if (mission === undefined) return undefined;
  return {
    kind: 'game',
    Guide: (helm) => <MissionGuide helm={helm} mission={mission} />,
    ways: <MissionWays mission={mission} />,
  };
}
