import type { Event, Hand, Table } from '@orrery/starfarers/facts';
import type { GameMetrics } from '../arena/metrics.ts';

export const starfarersMetrics: GameMetrics<Table, Hand, Event> = {
  points: ({ players }, _, seat) => players[seat]?.points ?? 0,
  turns: ({ turn }) => turn,
  traders: (event) => (event.kind === 'traded' ? [event.seat, event.with] : null),
};
