import type { Seat } from '@orrery/kernel';
import { type Hand, isBase, ownerOf, POINTS, type Table, VICTORY } from '@orrery/startrek/facts';
import type { Score } from '../../chronicle.ts';

/** What points are made of: the keys of the texts `score.…`. */
export const SCORES = ['station', 'base', 'route', 'fleet', 'victory', 'hidden'] as const;
type Key = (typeof SCORES)[number];

const part = (key: Key, n: number, each: number): Score => ({ key, n, points: n * each });

/** ST-END-01, EC-22: victory cards count for the one who shows them to win; whatever else is hidden stays worth nothing. */
export function score(table: Table, hand: Hand, seat: Seat): readonly Score[] {
  const own = table.vertices.filter((building) => building !== 0 && ownerOf(building) === seat);
  const bases = own.filter(isBase).length;
  return [
    part('station', own.length - bases, POINTS.station),
    part('base', bases, POINTS.base),
    part('route', table.routeHolder === seat ? 1 : 0, POINTS.route),
    part('fleet', table.fleetHolder === seat ? 1 : 0, POINTS.fleet),
    part('victory', table.players[seat]?.victory ?? 0, 1),
    part('hidden', hand.developments[VICTORY] ?? 0, 0),
  ];
}
