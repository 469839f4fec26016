import type { TimeControl } from './table.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 86_400_000;

/** The paces at which people who do not know each other are brought together. */
export const PAIRING_PACES = ['live', 'correspondence'] as const;
export type PairingPace = (typeof PAIRING_PACES)[number];

/** The clock of a table for people who were brought together: in live games longer with three players or more. */
export function pairingTime(pace: PairingPace, seats: number): TimeControl {
  if (pace === 'correspondence') return { kind: 'correspondence', perMove: 3 * DAY_MS };
  return seats === 2
    ? { kind: 'game', start: 10 * MINUTE_MS, increment: 10 * SECOND_MS }
    : { kind: 'game', start: 20 * MINUTE_MS, increment: 20 * SECOND_MS };
}
