import type { Tell } from '@orrery/kernel';
import type { Event } from './events.ts';
import { rewardOf } from './framevalues.ts';
import { hasRoom } from './ship.ts';
import { playerOf, type Table } from './state.ts';

/** So many resources of choice; where no hold has room they are lost. */
export function grant(table: Table, n: number, barred: number, tell: Tell<Event> | null): void {
  if (n === 0) return;
  if (hasRoom(playerOf(table, table.active), barred)) table.stack.push(rewardOf(n, barred));
  else tell?.all({ kind: 'wasted', seat: table.active, n });
}
