import type { Thing } from '../../almanac/things.ts';
import { SHIP_THINGS } from '../ship/table/things.ts';

/** Where at the table the things are that entries of the almanac speak of. */
export const STARSHIP_THINGS: readonly Thing[] = [
  ['council', 'tasks', 'new-tasks', 'reward-option'],
  ['honours', 'special-cards'],
  ...SHIP_THINGS,
  [
    'board',
    'ship',
    'holds',
    'building',
    'build-centres',
    'stacks',
    'replacement',
    'stations',
    'trade-planets',
    'bases',
  ],
];
