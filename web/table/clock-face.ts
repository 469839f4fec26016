import type { SeatClockState } from '../session/session.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Below this time the clock warns. */
const LOW_TIME_MS = 30 * SECOND_MS;

/** What a clock shows. */
export type ClockReading =
  | { readonly kind: 'days'; readonly days: number; readonly hours: number }
  | { readonly kind: 'figures'; readonly text: string };

export const remainingAt = ({ remainingMs, at, isRunning }: SeatClockState, now: number): number =>
  Math.max(0, isRunning ? remainingMs - (now - at) : remainingMs);

export const isTimeLow = (left: number): boolean => left < LOW_TIME_MS;

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** Days and hours while there are days, else hours, minutes and seconds: 1:05:09, 12:30, 0:07. */
export function clockReading(left: number): ClockReading {
  if (left >= DAY_MS) {
    return { kind: 'days', days: Math.floor(left / DAY_MS), hours: Math.floor((left % DAY_MS) / HOUR_MS) };
  }
  const whole = Math.ceil(left / SECOND_MS);
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const text = hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}` : `${minutes}:${twoDigits(seconds)}`;
  return { kind: 'figures', text };
}

/** Milliseconds until the clock text changes. */
export const msToNextTick = (left: number): number => (left >= DAY_MS ? MINUTE_MS : left % SECOND_MS || SECOND_MS);
