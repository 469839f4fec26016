import type { Thing } from '../../../almanac/things.ts';
import { FRIENDSHIPS } from '../almanac/friendships.ts';

/** Where at the table the things are that entries of the almanac speak of. */
export const THINGS: readonly Thing[] = [
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
