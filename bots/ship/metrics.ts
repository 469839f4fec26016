import { type Event, type Hand, MOON, opponentOf, type Table } from '@orrery/ship/facts';
import type { GameMetrics } from '../arena/metrics.ts';

export const shipMetrics: GameMetrics<Table, Hand, Event> = {
  points: ({ players }, _, seat) => players[seat]?.points ?? 0,
  turns: ({ turn }) => turn,
  roles: ({ players, turn, active }, seat) => [
    (turn % 2 === 1 ? active : opponentOf(active)) === seat ? 'begins' : 'follows',
    players[seat]?.crest === MOON ? 'Moon' : 'Sun',
  ],
  traders: (event) => (event.kind === 'traded' ? [event.seat, event.with] : null),
};
