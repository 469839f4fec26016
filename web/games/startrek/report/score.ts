import type { Seat } from '@orrery/kernel';
import { type Hand, isBase, ownerOf, type Table, VICTORY_CARD, VICTORY_POINTS } from '@orrery/startrek/facts';
import type { ScorePart } from '../../game-report.ts';

/** The parts of a score: the keys of the texts `score.…`. */
export const SCORE_KEYS = ['station', 'base', 'route', 'fleet', 'victory', 'hidden'] as const;
type ScoreKey = (typeof SCORE_KEYS)[number];

const scorePart = (key: ScoreKey, n: number, each: number): ScorePart => ({ key, n, points: n * each });

/**
 * ST-END-01, EC-22: victory cards count for the player who shows them to win; other hidden cards stay worth nothing.
 */
export function scoreParts(table: Table, hand: Hand, seat: Seat): readonly ScorePart[] {
  const own = table.vertices.filter((building) => building !== 0 && ownerOf(building) === seat);
  const bases = own.filter(isBase).length;
  return [
    scorePart('station', own.length - bases, VICTORY_POINTS.station),
    scorePart('base', bases, VICTORY_POINTS.base),
    scorePart('route', table.routeHolder === seat ? 1 : 0, VICTORY_POINTS.route),
    scorePart('fleet', table.fleetHolder === seat ? 1 : 0, VICTORY_POINTS.fleet),
    scorePart('victory', table.players[seat]?.victory ?? 0, 1),
    scorePart('hidden', hand.developments[VICTORY_CARD] ?? 0, 0),
  ];
}
