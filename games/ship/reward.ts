import type { EventSink } from '@orrery/kernel';
import type { Event } from './events.ts';
import { rewardFrame } from './frame-constants.ts';
import { hasSpace } from './ship.ts';
import { playerOf, type Table } from './state.ts';

/** This many resources of choice; lost where there is no room. */
export function grantReward(table: Table, n: number, barred: number, tell: EventSink<Event> | null): void {
  if (n === 0) return;
  if (hasSpace(playerOf(table, table.active), barred)) table.stack.push(rewardFrame(n, barred));
  else tell?.all({ kind: 'wasted', seat: table.active, n });
}
