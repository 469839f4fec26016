import type { AlmanacPart } from '../../../almanac/almanac-parts.ts';
import { SUPPORT_ENTRIES } from '../almanac/support-entries.ts';

/** Where the subjects of almanac entries are on the table. */
export const ALMANAC_PARTS: readonly AlmanacPart[] = [
  ['hand', 'production', 'trade', 'seven', 'stealing', 'information'],
  ['bank', 'bank-trade'],
  ['build', 'building', 'ship', 'station', 'base', 'station-supply'],
  ['play', 'progress-cards'],
  ['development', 'development-cards', 'starfleet-intervenes', 'victory-point-cards'],
  ['own-support', 'support-use', ...SUPPORT_ENTRIES],
  ['support', 'support-cards'],
  ['honours', 'longest-supply-route', 'largest-starfleet', 'route-interruption'],
  [
    'board',
    'planet',
    'asteroid',
    'point',
    'lane',
    'border',
    'trading-post',
    'number-chips',
    'cruiser',
    'distance-rule',
  ],
  ['prompt', 'turn', 'founding', 'joined-phases'],
  ['seats', 'victory-points', 'end'],
];
