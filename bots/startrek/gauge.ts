import { type Event, type Hand, type Table, VICTORY } from '@orrery/startrek/facts';
import type { Gauge } from '../arena/gauge.ts';

export const startrekGauge: Gauge<Table, Hand, Event> = {
  points: ({ players }, { developments }, seat) => {
    const player = players[seat];
    return player === undefined ? 0 : player.points + (developments[VICTORY] ?? 0);
  },
  turns: ({ turn }) => turn,
  traders: (event) => (event.kind === 'traded' ? [event.seat, event.with] : null),
};
