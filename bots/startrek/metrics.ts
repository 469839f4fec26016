import { type Event, type Hand, type Table, VICTORY_CARD } from '@orrery/startrek/facts';
import type { GameMetrics } from '../arena/metrics.ts';

export const startrekMetrics: GameMetrics<Table, Hand, Event> = {
  points: ({ players }, { developments }, seat) => {
    const player = players[seat];
    return player === undefined ? 0 : player.points + (developments[VICTORY_CARD] ?? 0);
  },
  turns: ({ turn }) => turn,
  traders: (event) => (event.kind === 'traded' ? [event.seat, event.with] : null),
};
