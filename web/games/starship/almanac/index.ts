import type { AlmanacKit } from '../../../almanac/kit.ts';
import { SHIP_CHAPTERS as SHIPS } from '../../ship/almanac/chapters.ts';
import { STARSHIP_DRAWINGS } from './drawings.tsx';

export const STARSHIP_ALMANAC: AlmanacKit = {
  drawings: STARSHIP_DRAWINGS,
  chapters: {
    begin: ['aim', 'learning', 'set-up', 'ship', 'start-centres'],
    turn: ['turn', 'production', 'holds'],
    places: [...SHIPS.places, 'trade-planets', 'bases', 'replacement'],
    build: ['building', ...SHIPS.build, 'sensor', 'trade-centre', 'science-and-production'],
    flight: SHIPS.flight,
    trade: ['stations', 'barter'],
    cards: ['tasks', 'new-tasks', 'reward-option'],
    danger: SHIPS.danger,
    points: ['special-cards', 'end'],
    options: ['options', 'handicap'],
  },
  positions: {
    'start-centres': { steps: ['ship.choose'] },
    flight: { steps: ['flight.sector', 'flight.next'] },
    'found-station': { steps: ['flight.station'] },
    'found-colony': { steps: ['flight.colony'] },
    stations: { steps: ['build.buy'] },
    cannons: { steps: ['build.cannon'] },
    'trade-planets': { steps: ['trade.food'] },
    'build-centres': { steps: ['trade.second'] },
    fight: { steps: ['pirate.fight', 'pirate.reward'] },
  },
};
