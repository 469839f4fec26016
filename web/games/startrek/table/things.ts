import type { Thing } from '../../../almanac/things.ts';
import { CREW } from '../almanac/crew.ts';

/** Where at the table the things are that entries of the almanac speak of. */
export const THINGS: readonly Thing[] = [
  ['hand', 'production', 'trade', 'bank-trade', 'seven', 'stealing', 'information'],
  ['build', 'building', 'ship', 'station', 'base', 'station-supply'],
  ['development', 'development-cards', 'starfleet-intervenes', 'progress-cards', 'victory-point-cards'],
  ['own-support', 'support-use', ...CREW],
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
