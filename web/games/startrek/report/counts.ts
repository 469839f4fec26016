import { total } from '@orrery/kernel';
import {
  ASTEROID,
  type Event,
  isBase,
  ownerOf,
  ROBBER_ROLL,
  type Table,
  TOPOLOGY,
  VERTICES_PER_HEX,
} from '@orrery/startrek/facts';
import type { CountRecord } from '../../game-report.ts';

/** Luck and trade counts of each seat: the keys of the texts `count.…`. */
export const LUCK_KEYS = ['sevens', 'robbed', 'victim', 'blocked', 'discarded'] as const;
export const DEALING_KEYS = ['offers'] as const;
type CountKey = (typeof LUCK_KEYS)[number] | (typeof DEALING_KEYS)[number];

const NO_COUNTS: readonly CountRecord[] = [];
const countOne = (seat: number, key: CountKey): CountRecord => ({ seat, key, n: 1 });

/** Cards that a roll would have brought if the cruiser had not stood there (ST-PROD-04). */
function blockedCounts(table: Table, sum: number): readonly CountRecord[] {
  const hex = table.cruiser;
  const { planets, numbers } = table.board;
  if (numbers[hex] !== sum || (planets[hex] ?? ASTEROID) === ASTEROID) return NO_COUNTS;
  const corners = TOPOLOGY.hexVertices.slice(hex * VERTICES_PER_HEX, hex * VERTICES_PER_HEX + VERTICES_PER_HEX);
  return corners.flatMap((vertex) => {
    const building = table.vertices[vertex] ?? 0;
    if (building === 0) return [];
    return [{ seat: ownerOf(building), key: 'blocked', n: isBase(building) ? 2 : 1 }];
  });
}

/** What an event adds to the counts of each seat; `table` is the state after its step. */
export function countsOf(event: Event, table: Table): readonly CountRecord[] {
  switch (event.kind) {
    case 'rolled':
      return event.sum === ROBBER_ROLL ? [countOne(event.seat, 'sevens')] : blockedCounts(table, event.sum);
    case 'stole':
      return [countOne(event.seat, 'robbed'), countOne(event.from, 'victim')];
    case 'discarded':
      return [{ seat: event.seat, key: 'discarded', n: total(event.cards) }];
    case 'offered':
      return [countOne(event.seat, 'offers')];
    default:
      return NO_COUNTS;
  }
}
