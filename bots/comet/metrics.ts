import type { Event, Hand, Table } from '@orrery/kernel/example';
import type { GameMetrics } from '../arena/metrics.ts';

/** Comet counts rounds: every seat has one turn in each. */
export const cometMetrics: GameMetrics<Table, Hand, Event> = {
  points: ({ beacons }, _, seat) => beacons[seat] ?? 0,
  turns: ({ round, turn, beacons }) => (round - 1) * beacons.length + turn + 1,
  traders: (event) => (event.kind === 'dealt' ? [event.seat, event.with] : null),
};
