import type { Entry } from '@orrery/catalog';

/** Whether its rules can be read here. */
export const hasAlmanac = ({ editions }: Entry): boolean => editions.at(-1)?.voice !== undefined;

/** Whether a game can be played here: its rules are complete and put into words, which is enough for a plain table. */
export const isPlayable = (entry: Entry): boolean => entry.state === 'complete' && hasAlmanac(entry);
