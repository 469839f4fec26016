import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DaysOff, endOfTime, isDayOff, timeOffBetween } from './days-off.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const at = (text: string): number => Date.parse(text);

/** Saturdays and Sundays off, an hour ahead of UTC; a vacation from Tuesday noon to Thursday noon. */
const DAYS_OFF: DaysOff = {
  weekly: [{ from: at('2026-11-01T00:00Z'), weekdays: [0, 6], utcOffset: 60 }],
  vacations: [{ from: at('2026-11-24T12:00Z'), until: at('2026-11-26T12:00Z') }],
};

test('days of the week count in the time zone of the person', () => {
  expect(isDayOff(DAYS_OFF, at('2026-11-20T22:59Z'))).toBe(false);
  expect(isDayOff(DAYS_OFF, at('2026-11-20T23:00Z'))).toBe(true); // Saturday has begun an hour ahead of UTC
  expect(isDayOff(DAYS_OFF, at('2026-11-22T22:59Z'))).toBe(true);
  expect(isDayOff(DAYS_OFF, at('2026-11-22T23:00Z'))).toBe(false);
});

test('a clock stands still on days off and in a vacation, and runs on afterwards', () => {
  const friday = at('2026-11-20T12:00Z');
  expect(endOfTime(DAYS_OFF, friday, DAY_MS)).toBe(at('2026-11-23T12:00Z'));
  expect(endOfTime(DAYS_OFF, at('2026-11-24T00:00Z'), DAY_MS)).toBe(at('2026-11-27T00:00Z'));
  expect(timeOffBetween(DAYS_OFF, friday, at('2026-11-23T12:00Z'))).toBe(2 * DAY_MS);
});

test('a choice of days holds from the time at which it was made', () => {
  const changed: DaysOff = {
    vacations: [],
    weekly: [...DAYS_OFF.weekly, { from: at('2026-11-21T12:00Z'), weekdays: [], utcOffset: 0 }],
  };
  expect(timeOffBetween(changed, at('2026-11-20T12:00Z'), at('2026-11-23T12:00Z'))).toBe(13 * HOUR_MS);
});

test('whatever the days off, the time until the end is the time on the clock and the time off', () => {
  const instant = fc.integer({ min: at('2026-10-01T00:00Z'), max: at('2027-01-01T00:00Z') });
  const vacation = fc.record({ from: instant, days: fc.integer({ min: 1, max: 20 }) });
  const rule = fc.record({
    from: instant,
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 2 }),
    utcOffset: fc.integer({ min: -840, max: 840 }),
  });
  fc.assert(
    fc.property(
      fc.array(vacation, { maxLength: 3 }),
      fc.array(rule, { maxLength: 3 }),
      instant,
      fc.integer({ min: 1, max: 20 * DAY_MS }),
      (vacations, rules, from, ms) => {
        const daysOff: DaysOff = {
          weekly: rules.toSorted((a, b) => a.from - b.from),
          vacations: vacations.map((each) => ({ from: each.from, until: each.from + each.days * DAY_MS })),
        };
        const end = endOfTime(daysOff, from, ms);
        expect(end - from - timeOffBetween(daysOff, from, end)).toBe(ms);
      },
    ),
  );
});
