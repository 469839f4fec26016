import type { Seat } from '@orrery/kernel';
import { type Hand, POINTS, type Table } from '@orrery/starfarers/facts';
import type { Score } from '../../chronicle.ts';
import { sourcesOf } from '../table/panels/stock.ts';

/** What points are made of: the keys of the texts `score.…`. */
export const SCORES = ['colony', 'spaceport', 'marker', 'token', 'medal'] as const;
type Key = (typeof SCORES)[number];

const part = (key: Key, n: number, each: number): Score => ({ key, n, points: n * each });

/** SF-VP-01: colonies, spaceports, markers, tokens, and every two half medals. */
export function score(table: Table, _: Hand, seat: Seat): readonly Score[] {
  const { colonies, ports, markers, tokens, medals } = sourcesOf(table, seat);
  return [
    part('colony', colonies, POINTS.colony),
    part('spaceport', ports, POINTS.port),
    part('marker', markers, POINTS.marker),
    part('token', tokens, POINTS.token),
    part('medal', medals, 1),
  ];
}
