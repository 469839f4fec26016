import type { DigestParts } from '@orrery/common/texts';

/** The rules in short, for readers who have to learn the game at once. */
export const DIGEST_PARTS: DigestParts = {
  entries: [
    'points',
    'end',
    'turn',
    'production',
    'seven',
    'reserve',
    'building',
    'ship',
    'colony',
    'station',
    'spaceport',
    'upgrades',
    'shake',
    'flight',
    'exploring',
    'tokens',
    'encounter',
    'encounter-results',
    'friendship',
    'supply',
    'trade',
    'pilots',
    'board',
  ],
  omits: [],
};
