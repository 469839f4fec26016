import { startrek } from '@orrery/startrek';
import { DEVELOPMENT_DECK, PIECES_PER_SEAT, VICTORY_CARD, VICTORY_POINTS } from '@orrery/startrek/facts';
import type { CompanionRules, PointSource } from '../../../companion/companion-rules.ts';

/** ST-FOUND-02, ST-SETB-03: everybody begins with two stations. */
const START_STATION_COUNT = 2;

const POINT_SOURCES: readonly PointSource[] = [
  {
    key: 'station',
    sort: 'count',
    each: VICTORY_POINTS.station,
    per: 1,
    most: PIECES_PER_SEAT.stations + PIECES_PER_SEAT.reserve,
    start: START_STATION_COUNT,
  },
  { key: 'base', sort: 'count', each: VICTORY_POINTS.base, per: 1, most: PIECES_PER_SEAT.bases, start: 0 },
  { key: 'victory', sort: 'count', each: 1, per: 1, most: DEVELOPMENT_DECK[VICTORY_CARD] ?? 0, start: 0 },
  { key: 'route', sort: 'held', each: VICTORY_POINTS.route, per: 1, most: 1, start: 0 },
  { key: 'fleet', sort: 'held', each: VICTORY_POINTS.fleet, per: 1, most: 1, start: 0 },
];

export const STARTREK_COMPANION_RULES: CompanionRules = {
  game: startrek.id,
  seats: startrek.seats,
  target: startrek.options.target.standard,
  targets: startrek.options.target.of,
  sources: () => POINT_SOURCES,
  fittings: [],
  pilots: (active) => [active],
  leader: () => null,
  stipend: () => null,
};
