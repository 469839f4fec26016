import { expect, test } from 'vitest';
import {
  allSeats,
  atSeat,
  countSeats,
  EVERYBODY,
  firstSeat,
  hasSeat,
  nthSeat,
  onlySeat,
  seatsIn,
  withoutSeat,
} from './seats.ts';

test('a set of seats lists its members, lowest first', () => {
  const set = onlySeat(1) | onlySeat(4) | onlySeat(5);
  expect(seatsIn(set)).toEqual([1, 4, 5]);
  expect(countSeats(set)).toBe(3);
  expect(firstSeat(set)).toBe(1);
  expect([0, 1, 2].map((k) => nthSeat(set, k))).toEqual([1, 4, 5]);
});

test('a seat can be looked up and left out', () => {
  expect(hasSeat(allSeats(3), 2)).toBe(true);
  expect(hasSeat(allSeats(3), 3)).toBe(false);
  expect(seatsIn(withoutSeat(allSeats(4), 1))).toEqual([0, 2, 3]);
});

test('everybody is in EVERYBODY', () => {
  for (let seat = 0; seat < 6; seat++) expect(hasSeat(EVERYBODY, seat)).toBe(true);
});

test('the value of a seat is found, and a missing seat is named', () => {
  expect(atSeat(['a', 'b'], 1)).toBe('b');
  expect(() => atSeat(['a', 'b'], 2)).toThrow('there is no seat 2');
});
