import type { AlmanacPart } from '../../../almanac/almanac-parts.ts';
import { SUPPORT_ENTRIES } from '../almanac/support-entries.ts';

/** Where the subjects of almanac entries are on the table. */
export const ALMANAC_PARTS: readonly AlmanacPart[] = [
  ['hand', 'production', 'trade', 'bank-trade', 'seven', 'stealing', 'information'],
  ['build', 'building', 'ship', 'station', 'base', 'station-supply'],
  ['development', 'development-cards', 'starfleet-intervenes', 'progress-cards', 'victory-point-cards'],
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
