import { LEVEL_NAMES } from '@orrery/bots';
import type { Strength } from '@orrery/protocol';
import { recall, remember } from '../../../app/storage.ts';

const SHELF = 'stand-in';

/** How strong the bot is that plays for whoever asks for one: as they last chose on this device. */
export const standInLevel = (): Strength => LEVEL_NAMES.find((each) => each === recall(SHELF)) ?? 'captain';

export const keepStandInLevel = (level: Strength): void => remember(SHELF, level);
