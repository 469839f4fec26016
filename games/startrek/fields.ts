import { below, oneOf } from '@orrery/kernel';
import { MOST_SEATS, RESOURCES } from './data.ts';

/** Parts of many moves; interned moves exist for all seats there can be. */
export const seat = below(MOST_SEATS);
export const resource = oneOf(RESOURCES);
