import { startrek } from '@orrery/startrek';
import { DECK, PIECES, POINTS, VICTORY } from '@orrery/startrek/facts';
import type { Box, Source } from '../../../companion/box.ts';

/** ST-FOUND-02, ST-SETB-03: everybody begins with two stations. */
const FOUNDED = 2;

const SOURCES: readonly Source[] = [
  {
    key: 'station',
    sort: 'count',
    each: POINTS.station,
    per: 1,
    most: PIECES.stations + PIECES.reserve,
    start: FOUNDED,
  },
  { key: 'base', sort: 'count', each: POINTS.base, per: 1, most: PIECES.bases, start: 0 },
  { key: 'victory', sort: 'count', each: 1, per: 1, most: DECK[VICTORY] ?? 0, start: 0 },
  { key: 'route', sort: 'held', each: POINTS.route, per: 1, most: 1, start: 0 },
  { key: 'fleet', sort: 'held', each: POINTS.fleet, per: 1, most: 1, start: 0 },
];

export const STARTREK_BOX: Box = {
  game: startrek.id,
  seats: startrek.seats,
  target: startrek.options.target.standard,
  targets: startrek.options.target.of,
  sources: () => SOURCES,
  fittings: [],
  pilots: (active) => [active],
  leader: () => null,
  stipend: () => null,
};
