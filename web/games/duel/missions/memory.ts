import { recall, remember } from '../../../app/storage.ts';

const listOf = (name: string): readonly string[] => (recall(name) ?? '').split(' ').filter((word) => word !== '');

/** The missions that were fulfilled on this device. */
export const missionsDone = (): ReadonlySet<number> => new Set(listOf('missions').map(Number));

export function markDone(number: number): void {
  remember('missions', [...new Set([...missionsDone(), number])].join(' '));
}

/** What was said already in a game; a reload does not say it again. */
export const saidIn = (game: string): ReadonlySet<string> => new Set(listOf(`mission.${game}`));

export const markSaid = (game: string, said: ReadonlySet<string>): void =>
  remember(`mission.${game}`, [...said].join(' '));
