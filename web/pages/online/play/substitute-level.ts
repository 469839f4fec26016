import { LEVEL_NAMES } from '@orrery/bots';
import type { Strength } from '@orrery/protocol';
import { readStored, writeStored } from '../../../app/storage.ts';

const STORAGE_NAME = 'stand-in';

/** The level of a substitute bot, as last chosen on this device. */
export const substituteLevel = (): Strength =>
  LEVEL_NAMES.find((each) => each === readStored(STORAGE_NAME)) ?? 'captain';

export const saveSubstituteLevel = (level: Strength): void => writeStored(STORAGE_NAME, level);
