import type { TimeControl } from './table.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 86_400_000;

/** The paces of games between people who are paired by the server. */
export const PAIRING_PACES = ['live', 'correspondence'] as const;
export type PairingPace = (typeof PAIRING_PACES)[number];

/** The clock of a paired table: live games with three or more players have more time. */
export function pairingTime(pace: PairingPace, seats: number): TimeControl {
  if (pace === 'correspondence') return { kind: 'correspondence', perMove: 3 * DAY_MS };
  return seats === 2
    ? { kind: 'game', start: 10 * MINUTE_MS, increment: 10 * SECOND_MS }
    : { kind: 'game', start: 20 * MINUTE_MS, increment: 20 * SECOND_MS };
}
