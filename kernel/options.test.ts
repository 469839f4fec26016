import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comet } from './example/game.ts';
import { maxSeatsFor, readOptions, readSeats, standardOptions } from './options.ts';

test('options that are not named have their standard value', () => {
  expect(standardOptions(comet.options)).toEqual({ rounds: 20, jamming: 'on' });
  expect(readOptions(comet.options, { rounds: 10 })).toEqual({ ok: true, value: { rounds: 10, jamming: 'on' } });
});

const sentence = (given: unknown): string => {
  const read = readOptions(comet.options, given);
  return read.ok ? 'accepted' : read.problem.text;
};

test('an unknown option is refused with the names that exist', () => {
  expect(sentence({ round: 10 })).toBe('there is no option "round"; options are: rounds, jamming');
});

test('a value that is not allowed is refused with those that are', () => {
  expect(sentence({ rounds: 11 })).toBe('option rounds cannot be "11"; allowed: 10, 20');
  expect(sentence({ rounds: '10' })).toBe('option rounds cannot be "10"; allowed: 10, 20');
});

test('a value that is not an object is refused', () => {
  for (const wrong of [null, 3, 'rounds', [10]]) expect(sentence(wrong)).toContain('must be an object');
});

test('an inherited name is not an option', () => {
  expect(sentence(JSON.parse('{"__proto__": 1}'))).toContain('there is no option "__proto__"');
  expect(sentence({ constructor: 1 })).toContain('there is no option "constructor"');
});

test('seats are counted against the range of the game', () => {
  expect(readSeats(comet, 3)).toEqual({ ok: true, value: 3 });
  for (const wrong of [1, 5, 2.5, '3', Number.NaN, null]) expect(readSeats(comet, wrong).ok).toBe(false);
  const read = readSeats(comet, 9);
  expect(read.ok ? '' : read.problem.text).toBe('comet seats 2 to 4 players, not "9"');
});

/** Any JSON, including keys that JavaScript itself calls. */
const hostileJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(null, true, 0, -1, 1e308, '', 'on', '__proto__'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('toString', 'valueOf', 'toJSON', 'then', 'length', 'rounds'), tie('value')),
  ),
})).value;

test('any JSON value is refused with a sentence and never throws', () => {
  fc.assert(
    fc.property(hostileJson, (value) => {
      expect(sentence({ rounds: value })).toContain('option rounds cannot be');
      expect(readSeats(comet, value).ok).toBe(false);
      sentence(value);
    }),
  );
  expect(sentence({ rounds: { toString: 1 } })).toBe(
    String.raw`option rounds cannot be "{\"toString\":1}"; allowed: 10, 20`,
  );
});

test('a value can be limited to some numbers of seats', () => {
  const specs = {
    start: { of: ['free', 'fixed'], standard: 'free', book: null, rule: 'X', upTo: [['fixed', 3]] },
  } as const;
  expect([maxSeatsFor(specs, 'start', 'fixed'), maxSeatsFor(specs, 'start', 'free')]).toEqual([3, null]);
  expect(maxSeatsFor(comet.options, 'rounds', 10)).toBeNull();
});
