import { expect, test } from 'vitest';
import { allSeats, count, EVERYBODY, first, has, list, nthSeat, only, seated, without } from './seats.ts';

test('a set of seats knows its members, lowest first', () => {
  const set = only(1) | only(4) | only(5);
  expect(list(set)).toEqual([1, 4, 5]);
  expect(count(set)).toBe(3);
  expect(first(set)).toBe(1);
  expect([0, 1, 2].map((k) => nthSeat(set, k))).toEqual([1, 4, 5]);
});

test('a seat can be asked for and left out', () => {
  expect(has(allSeats(3), 2)).toBe(true);
  expect(has(allSeats(3), 3)).toBe(false);
  expect(list(without(allSeats(4), 1))).toEqual([0, 2, 3]);
});

test('everybody is in EVERYBODY', () => {
  for (let seat = 0; seat < 6; seat++) expect(has(EVERYBODY, seat)).toBe(true);
});

test('what belongs to a seat is found, and a seat that is not there is named', () => {
  expect(seated(['a', 'b'], 1)).toBe('b');
  expect(() => seated(['a', 'b'], 2)).toThrow('there is no seat 2');
});
