import type { Entry } from '@orrery/catalog';
import { findKit } from '../games/index.ts';

/** Whether a game can be played here: its rules are complete and it has a table. */
export const isPlayable = ({ id, state }: Entry): boolean => state === 'complete' && findKit(id)?.table !== undefined;

/** Whether its rules can be read here. */
export const hasAlmanac = ({ editions }: Entry): boolean => editions.at(-1)?.voice !== undefined;
