import type { AlmanacKit } from '../../../almanac/kit.ts';
import { STARTREK_DRAWINGS } from './drawings.tsx';
import { SUPPORT_ENTRIES } from './support-entries.ts';

export const STARTREK_ALMANAC: AlmanacKit = {
  drawings: STARTREK_DRAWINGS,
  chapters: {
    begin: ['game', 'beginners-set-up', 'beginners-start', 'set-up', 'variable-set-up', 'founding', 'tactics'],
    turn: ['turn', 'production', 'number-chips', 'joined-phases', 'information'],
    places: ['planet', 'asteroid', 'point', 'lane', 'border', 'trading-post'],
    build: ['building', 'ship', 'station', 'base', 'distance-rule', 'station-supply'],
    trade: ['trade', 'bank-trade'],
    cards: [
      'development-cards',
      'starfleet-intervenes',
      'progress-cards',
      'victory-point-cards',
      'support-cards',
      'support-use',
      ...SUPPORT_ENTRIES,
    ],
    danger: ['seven', 'cruiser', 'stealing'],
    points: ['victory-points', 'longest-supply-route', 'route-interruption', 'largest-starfleet', 'end'],
    options: [
      'option-claim',
      'option-classic',
      'option-devcount',
      'option-dice',
      'option-offers',
      'option-phases',
      'option-setup',
      'option-start',
      'option-steal',
      'option-support',
      'option-target',
    ],
  },
  positions: {
    founding: { steps: ['found.first', 'found.ship'] },
    'distance-rule': { steps: ['found.second', 'found.last'] },
    'bank-trade': { steps: ['bank.swap'], panels: ['hand'] },
    'trading-post': { steps: ['route.swap'], panels: ['hand'] },
    'longest-supply-route': { steps: ['route.ship'], panels: ['hand'] },
    production: { steps: ['board.roll'], panels: ['hand'] },
    spock: { steps: ['crew.take', 'crew.flip'], panels: ['hand'] },
    trade: { steps: ['station.offer', 'station.deal'], panels: ['hand'] },
    ship: { steps: ['station.ship'], panels: ['hand'] },
    station: { steps: ['station.station'], panels: ['hand'] },
    cruiser: { steps: ['seven.cruiser'] },
    'development-cards': { steps: ['seven.buy'], panels: ['hand', 'build'] },
    'starfleet-intervenes': { steps: ['base.play', 'base.cruiser'], panels: ['development'] },
    base: { steps: ['base.base'], panels: ['hand'] },
  },
};
