import { NO_DAYS_OFF } from '@orrery/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TableClocks } from './table-clocks.ts';

const SEAT_0 = 0b01;
const SEAT_1 = 0b10;

/** The first turn has begun, and the game waits for these seats. */
const begun = (waitsFor: number, at: number) => ({ by: 'chance' as const, spent: 0, turns: 1, waitsFor, at });

test('without a time control no deadline passes', () => {
  const clocks = new TableClocks({ kind: 'none' }, 2);
  clocks.record(begun(SEAT_0, 0));
  expect(clocks.allRemaining(1e12)).toBeNull();
  expect(clocks.deadlines()).toEqual([null, null]);
  expect(clocks.isInTime(0, 1e12)).toBe(true);
});

test('time per move starts again with every answer', () => {
  const clocks = new TableClocks({ kind: 'move', perMove: 10_000 }, 2);
  clocks.record(begun(SEAT_0, 1000));
  expect(clocks.allRemaining(5000)).toEqual([6000, 10_000]);
  clocks.record({ by: 0, spent: clocks.cost(0, 5000, 0), turns: 1, waitsFor: SEAT_0, at: 5000 });
  expect(clocks.allRemaining(6000)).toEqual([9000, 10_000]);
  expect(clocks.deadlines()).toEqual([15_500, null]);
});

test('time per game is used up move by move and grows by the increment at the end of a turn', () => {
  const clocks = new TableClocks({ kind: 'game', start: 60_000, increment: 2000 }, 2);
  clocks.record(begun(SEAT_0, 0));
  const cost = clocks.cost(0, 10_000, 0);
  expect(cost).toBe(10_000);
  clocks.record({ by: 0, spent: cost, turns: 2, waitsFor: SEAT_1, at: 10_000 });
  expect(clocks.allRemaining(30_000)).toEqual([52_000, 40_000]);
  expect(clocks.isInTime(1, 60_000)).toBe(true);
  expect(clocks.isInTime(1, 60_001)).toBe(false);
});

test('a clock runs on while others answer, and everybody who is waited for pays at the same time', () => {
  const clocks = new TableClocks({ kind: 'game', start: 60_000, increment: 0 }, 2);
  clocks.record(begun(SEAT_0 | SEAT_1, 0));
  clocks.record({ by: 0, spent: clocks.cost(0, 4000, 0), turns: 1, waitsFor: SEAT_1, at: 4000 });
  expect(clocks.allRemaining(9000)).toEqual([56_000, 51_000]);
});

test('network latency is compensated from a quota that refills slowly', () => {
  const clocks = new TableClocks({ kind: 'move', perMove: 10_000 }, 2);
  clocks.record(begun(SEAT_0, 0));
  expect(clocks.cost(0, 1000, 300)).toBe(700);
  expect(clocks.cost(0, 1000, 5000)).toBe(700); // 200 and 100 are left of it
  expect(clocks.cost(0, 1000, 5000)).toBe(900);
  expect(clocks.cost(0, 1000, -5000)).toBe(1000);
});

test('a clock grows by at most one increment a turn, however often moves are undone', () => {
  const increment = 10_000;
  const step = fc.record({ by: fc.constantFrom(0, 1), turns: fc.integer({ min: 1, max: 6 }), ms: fc.nat(3000) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const clocks = new TableClocks({ kind: 'game', start: 60_000, increment }, 2);
      clocks.record(begun(SEAT_0 | SEAT_1, 0));
      let at = 0;
      let spent = 0;
      let furthest = 1;
      // The number of turns goes up when a turn begins, and down when it is taken back.
      for (const { by, turns, ms } of steps) {
        at += ms;
        const cost = clocks.cost(by, at, 0);
        spent += cost;
        clocks.record({ by, spent: cost, turns, waitsFor: SEAT_0 | SEAT_1, at });
        furthest = Math.max(furthest, turns);
      }
      const left = clocks.remaining(0, at) + clocks.remaining(1, at);
      expect(left).toBeLessThanOrEqual(120_000 - spent + (furthest - 1) * increment);
    }),
  );
});

const HOUR_MS = 3_600_000;
const given = (...added: { at: number; ms: number }[]) => ({ added, daysOff: NO_DAYS_OFF });

test('time that others give counts for the whole game', () => {
  const clocks = new TableClocks({ kind: 'game', start: 60_000, increment: 0 }, 2);
  clocks.record(begun(SEAT_0, 0));
  clocks.adjust([given({ at: 5000, ms: 30_000 }), given()]);
  expect(clocks.allRemaining(10_000)).toEqual([80_000, 60_000]);
  expect(clocks.isInTime(0, 90_000)).toBe(true);
  clocks.record({ by: 0, spent: 70_000, turns: 2, waitsFor: SEAT_0, at: 70_000 });
  expect(clocks.deadlines()).toEqual([90_500, null]);
});

test('time that others give for one decision is gone with the next', () => {
  const clocks = new TableClocks({ kind: 'move', perMove: 10_000 }, 2);
  clocks.record(begun(SEAT_0, 0));
  clocks.adjust([given({ at: 5000, ms: 30_000 }), given()]);
  expect(clocks.allRemaining(8000)).toEqual([32_000, 10_000]);
  expect(clocks.deadlines()).toEqual([40_500, null]);
  clocks.record({ by: 0, spent: clocks.cost(0, 8000, 0), turns: 1, waitsFor: SEAT_0, at: 8000 });
  expect(clocks.allRemaining(8000)).toEqual([10_000, 10_000]);
});

test('by correspondence a clock stands still on days off', () => {
  const clocks = new TableClocks({ kind: 'correspondence', perMove: 24 * HOUR_MS }, 2);
  clocks.record(begun(SEAT_0, 0));
  const vacations = [{ from: HOUR_MS, until: 101 * HOUR_MS }];
  clocks.adjust([{ added: [], daysOff: { weekly: [], vacations } }, given()]);
  expect(clocks.allRemaining(50 * HOUR_MS)).toEqual([23 * HOUR_MS, 24 * HOUR_MS]);
  expect(clocks.deadlines()).toEqual([124 * HOUR_MS + 500, null]);
  expect(clocks.cost(0, 110 * HOUR_MS, 0)).toBe(10 * HOUR_MS);
});
