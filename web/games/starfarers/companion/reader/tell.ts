import type { Words } from '@orrery/kernel';

/** Says what the game puts into words. */
export type Tell = (words: Words) => string;
