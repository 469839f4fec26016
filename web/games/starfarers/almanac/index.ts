import type { AlmanacKit } from '../../../almanac/kit.ts';
import { STARFARERS_DRAWINGS } from './drawings.tsx';
import { FRIENDSHIPS } from './friendships.ts';

export const STARFARERS_ALMANAC: AlmanacKit = {
  drawings: STARFARERS_DRAWINGS,
  chapters: {
    begin: ['beginners', 'founding', 'founding-extension'],
    turn: ['turn', 'production', 'reserve', 'pilots'],
    places: ['board', 'home', 'sectors', 'discs', 'tokens', 'artefacts'],
    build: ['building', 'ship', 'spaceport', 'upgrades'],
    flight: ['shake', 'flight', 'exploring', 'colony', 'station', 'blockade'],
    trade: ['trade', 'supply'],
    cards: ['friendship', ...FRIENDSHIPS],
    danger: ['seven', 'encounter', 'encounter-results', 'pilots-encounter'],
    points: ['points', 'fame', 'end'],
    options: [
      'option-dice',
      'option-fame',
      'option-founding',
      'option-home',
      'option-jump',
      'option-offers',
      'option-rivals',
      'option-setup',
      'option-target',
    ],
  },
  positions: {
    production: { steps: ['map.roll'], panels: ['hand'] },
    ship: { steps: ['map.ship'], panels: ['hand', 'build'] },
    supply: { steps: ['map.supply'], panels: ['hand', 'supply'] },
    exploring: { steps: ['flight.explore'] },
    flight: { steps: ['flight.second'] },
    colony: { steps: ['colony.site', 'colony.settle'] },
    encounter: { steps: ['encounter.answer'] },
  },
};
