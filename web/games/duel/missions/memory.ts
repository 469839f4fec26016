import { readStored, writeStored } from '../../../app/storage.ts';

const storedList = (name: string): readonly string[] =>
  (readStored(name) ?? '').split(' ').filter((word) => word !== '');

/** The missions completed on this device. */
export const missionsDone = (): ReadonlySet<number> => new Set(storedList('missions').map(Number));

export function markMissionDone(number: number): void {
  writeStored('missions', [...new Set([...missionsDone(), number])].join(' '));
}

/** Hints already shown in a game, so that a reload does not repeat them. */
export const shownHints = (game: string): ReadonlySet<string> => new Set(storedList(`mission.${game}`));

export const markHintsShown = (game: string, said: ReadonlySet<string>): void =>
  writeStored(`mission.${game}`, [...said].join(' '));
