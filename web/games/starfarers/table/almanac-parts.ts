import type { AlmanacPart } from '../../../almanac/almanac-parts.ts';
import { FRIENDSHIPS } from '../almanac/friendships.ts';

/** Where the subjects of almanac entries are on the table. */
export const ALMANAC_PARTS: readonly AlmanacPart[] = [
  ['hand', 'production', 'trade', 'seven'],
  ['supply', 'supply', 'reserve'],
  ['build', 'building', 'ship', 'spaceport'],
  ['mothership', 'upgrades', 'shake'],
  ['friends', 'friendship', ...FRIENDSHIPS],
  ['encounters', 'encounter', 'encounter-results', 'pilots-encounter'],
  [
    'board',
    'board',
    'home',
    'sectors',
    'discs',
    'tokens',
    'artefacts',
    'colony',
    'station',
    'flight',
    'exploring',
    'blockade',
  ],
  ['prompt', 'turn', 'pilots', 'founding', 'founding-extension', 'beginners'],
  ['seats', 'points', 'fame', 'end'],
];
