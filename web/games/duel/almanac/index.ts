import type { AlmanacKit } from '../../../almanac/kit.ts';
import { SHIP_CHAPTERS as SHIPS } from '../../ship/almanac/chapters.ts';
import { DUEL_DRAWINGS } from './drawings.tsx';

export const DUEL_ALMANAC: AlmanacKit = {
  drawings: DUEL_DRAWINGS,
  chapters: {
    begin: ['aim', 'learning', 'missions', 'set-up', 'symbols', 'start-centres', 'outfit'],
    turn: ['turn', 'production', 'stores'],
    places: [...SHIPS.places, 'space-stations', 'refill'],
    build: [...SHIPS.build, 'trade-centre'],
    flight: [...SHIPS.flight, 'flight-end'],
    trade: ['trade', 'trade-phase', 'stations'],
    cards: ['orders', 'new-orders'],
    danger: [...SHIPS.danger, 'lost-centres', 'victory'],
    points: ['friend', 'hero', 'end'],
    options: ['options', 'handicap', 'variant'],
  },
  positions: {
    flight: { steps: ['flight.sector', 'flight.next'] },
    pirates: { steps: ['flight.pirate'] },
    trade: { steps: ['flight.food'] },
    'found-station': { steps: ['flight.station'] },
    'found-colony': { steps: ['flight.colony'] },
    stations: { steps: ['build.buy'] },
    cannons: { steps: ['build.cannon'] },
    fight: { steps: ['order.fight', 'order.reward'] },
    orders: { steps: ['order.deliver', 'order.take'], panels: ['council'] },
    'build-centres': { steps: ['order.level'] },
  },
};
