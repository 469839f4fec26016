import type { ClockFace } from '../session/session.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on somebody should hurry. */
const SCARCE = 30 * SECOND;

/** What a clock shows. */
export type Reading =
  | { readonly kind: 'days'; readonly days: number; readonly hours: number }
  | { readonly kind: 'figures'; readonly text: string };

export const leftAt = ({ left, at, isRunning }: ClockFace, now: number): number =>
  Math.max(0, isRunning ? left - (now - at) : left);

export const isScarce = (left: number): boolean => left < SCARCE;

const two = (n: number): string => String(n).padStart(2, '0');

/** Days and hours while there are days, else hours, minutes and seconds: 1:05:09, 12:30, 0:07. */
export function readingOf(left: number): Reading {
  if (left >= DAY) {
    return { kind: 'days', days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
  }
  const whole = Math.ceil(left / SECOND);
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
  return { kind: 'figures', text };
}

/** Milliseconds until a clock shows something else. */
export const nextTick = (left: number): number => (left >= DAY ? MINUTE : left % SECOND || SECOND);
