import { expect, test } from 'vitest';
import { sidePlaces, stackedPlaces, trackPosition } from './track.ts';

test('seats with the same points stand on each other, in seat order', () => {
  const places = [7, 9, 7, 7].map((points, seat) => ({ seat, points }));
  expect(stackedPlaces(places).map(({ level }) => level)).toEqual([0, 0, 1, 2]);
});

test('points beyond the track stand at its ends', () => {
  const range = [4, 15] as const;
  expect(trackPosition(2, range, 400)).toBe(trackPosition(4, range, 400));
  expect(trackPosition(17, range, 400)).toBe(trackPosition(15, range, 400));
  expect(trackPosition(15, range, 400)).toBe(364);
});

test('beside each other they stand evenly around their number', () => {
  const places = [7, 9, 7].map((points, seat) => ({ seat, points }));
  expect(sidePlaces(places).map(({ shift }) => shift)).toEqual([-0.5, 0, 0.5]);
});
