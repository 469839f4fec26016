import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonOf, storedJson } from '../json-text.ts';
import { RecentSteps } from './recent-steps.ts';
import type { StepDiff } from './step-diff.ts';

const SEATS = 3;
const NO_EVENTS = jsonOf<readonly unknown[]>([]);
const json = fc.jsonValue({ maxDepth: 1 }).map((value) => storedJson<never>(JSON.stringify(value)));
const perSeat = (length: number) => fc.array(json, { minLength: length, maxLength: length });
/** Steps of all kinds, some so large that only few are kept, and some larger than the whole buffer. */
const steps = fc.array(
  fc.record({
    table: fc.oneof(
      json,
      fc.nat(20_000).map((length) => storedJson<never>(JSON.stringify('x'.repeat(length)))),
    ),
    hands: fc.option(perSeat(SEATS)),
    events: fc.oneof(json, perSeat(SEATS + 1)),
  }),
  { maxLength: 60 },
);

test('the last steps are returned unchanged, as far back as they reach', () => {
  fc.assert(
    fc.property(fc.nat(1000), steps, (from, parts) => {
      const recent = new RecentSteps();
      recent.clear(from);
      const all: StepDiff[] = parts.map((part, i) => ({ seq: from + i + 1, ...part }));
      for (const [i, diff] of all.entries()) {
        recent.add(diff);
        const last = from + i + 1;
        expect([recent.covers(last), recent.after(last), recent.covers(last + 1)]).toEqual([true, [], false]);
      }
      for (let since = from; since <= from + all.length; since++) {
        if (recent.covers(since)) expect(recent.after(since)).toEqual(all.slice(since - from));
      }
    }),
  );
});

test('at least half of the capacity is kept, and the oldest steps go first', () => {
  const recent = new RecentSteps();
  const reach: number[] = [];
  for (let seq = 1; seq <= 100; seq++) {
    recent.add({ seq, table: storedJson(JSON.stringify('é'.repeat(500))), hands: null, events: NO_EVENTS });
    reach.push(
      Array.from({ length: seq + 1 }, (_, back) => back).filter((back) => recent.covers(seq - back)).length - 1,
    );
  }
  // Steps of a thousand bytes.
  expect([Math.max(...reach), Math.min(...reach.slice(16))]).toEqual([16, 9]);
});

test('after an undo no earlier step is kept', () => {
  const recent = new RecentSteps();
  recent.add({ seq: 1, table: jsonOf({}), hands: null, events: NO_EVENTS });
  recent.clear(7);
  expect([recent.covers(1), recent.covers(6), recent.covers(7)]).toEqual([false, false, true]);
  const last: StepDiff = { seq: 8, table: jsonOf({}), hands: [jsonOf({ a: 0 }), jsonOf(null)], events: NO_EVENTS };
  recent.add(last);
  expect(recent.after(7)).toEqual([last]);
});
