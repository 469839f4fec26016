import { total } from '@orrery/kernel';
import { ASTEROID, type Event, isBase, MAP, ownerOf, SEVEN, SIX, type Table } from '@orrery/startrek/facts';
import type { Count } from '../../chronicle.ts';

/** What fortune did to each seat, and how it traded: the keys of the texts `count.…`. */
export const LUCK = ['sevens', 'robbed', 'victim', 'blocked', 'discarded'] as const;
export const DEALINGS = ['offers'] as const;
type Key = (typeof LUCK)[number] | (typeof DEALINGS)[number];

const NOTHING: readonly Count[] = [];
const once = (seat: number, key: Key): Count => ({ seat, key, n: 1 });

/** Cards that a roll would have brought had the cruiser not stood there (ST-PROD-04). */
function blocked(table: Table, sum: number): readonly Count[] {
  const hex = table.cruiser;
  const { planets, numbers } = table.board;
  if (numbers[hex] !== sum || (planets[hex] ?? ASTEROID) === ASTEROID) return NOTHING;
  const corners = MAP.hexVertices.slice(hex * SIX, hex * SIX + SIX);
  return corners.flatMap((vertex) => {
    const building = table.vertices[vertex] ?? 0;
    if (building === 0) return [];
    return [{ seat: ownerOf(building), key: 'blocked', n: isBase(building) ? 2 : 1 }];
  });
}

/** What an event adds to the counts of each seat, on the table after its step. */
export function count(event: Event, table: Table): readonly Count[] {
  switch (event.kind) {
    case 'rolled':
      return event.sum === SEVEN ? [once(event.seat, 'sevens')] : blocked(table, event.sum);
    case 'stole':
      return [once(event.seat, 'robbed'), once(event.from, 'victim')];
    case 'discarded':
      return [{ seat: event.seat, key: 'discarded', n: total(event.cards) }];
    case 'offered':
      return [once(event.seat, 'offers')];
    default:
      return NOTHING;
  }
}
