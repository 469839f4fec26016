import { expect, test } from 'vitest';
import { clockReading, isTimeLow, msToNextTick, remainingAt } from './clock-face.ts';

const figures = (text: string) => ({ kind: 'figures', text });

test('a clock shows the time left as people write it, and never less than nothing', () => {
  expect(clockReading(0)).toEqual(figures('0:00'));
  expect(clockReading(1)).toEqual(figures('0:01'));
  expect(clockReading(59_000)).toEqual(figures('0:59'));
  expect(clockReading(12.5 * 60_000)).toEqual(figures('12:30'));
  expect(clockReading(3_909_000)).toEqual(figures('1:05:09'));
  expect(clockReading(86_400_000 * 2 + 3_600_000 * 5)).toEqual({ kind: 'days', days: 2, hours: 5 });
});

test('only a running clock loses time', () => {
  expect(remainingAt({ remainingMs: 5_000, at: 100, isRunning: false }, 2_100)).toBe(5_000);
  expect(remainingAt({ remainingMs: 5_000, at: 100, isRunning: true }, 2_100)).toBe(3_000);
  expect(remainingAt({ remainingMs: 5_000, at: 100, isRunning: true }, 9_100)).toBe(0);
});

test('a clock updates when its figure changes, and warns when time is short', () => {
  expect(msToNextTick(4_300)).toBe(300);
  expect(msToNextTick(4_000)).toBe(1_000);
  expect([isTimeLow(29_999), isTimeLow(30_000)]).toEqual([true, false]);
});
