import type { AlmanacPart } from '../../almanac/almanac-parts.ts';
import { SHIP_ALMANAC_PARTS } from '../ship/table/almanac-parts.ts';

/** Where the subjects of almanac entries are on the table. */
export const STARSHIP_ALMANAC_PARTS: readonly AlmanacPart[] = [
  ['council', 'tasks', 'new-tasks', 'reward-option'],
  ['honours', 'special-cards'],
  ...SHIP_ALMANAC_PARTS,
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
