import type { Seat } from '@orrery/kernel';
import { type Hand, type Table, VICTORY_POINTS } from '@orrery/starfarers/facts';
import type { ScorePart } from '../../game-report.ts';
import { seatPointSources } from '../table/panels/stock.ts';

/** The parts of a score: the keys of the texts `score.…`. */
export const SCORE_KEYS = ['colony', 'spaceport', 'marker', 'token', 'medal'] as const;
type ScoreKey = (typeof SCORE_KEYS)[number];

const scorePart = (key: ScoreKey, n: number, each: number): ScorePart => ({ key, n, points: n * each });

/** SF-VP-01: colonies, spaceports, markers, tokens, and every two half medals. */
export function scoreParts(table: Table, _: Hand, seat: Seat): readonly ScorePart[] {
  const { colonies, ports, markers, tokens, medals } = seatPointSources(table, seat);
  return [
    scorePart('colony', colonies, VICTORY_POINTS.colony),
    scorePart('spaceport', ports, VICTORY_POINTS.port),
    scorePart('marker', markers, VICTORY_POINTS.marker),
    scorePart('token', tokens, VICTORY_POINTS.token),
    scorePart('medal', medals, 1),
  ];
}
