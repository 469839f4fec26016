import { expect, test } from 'vitest';
import type { Place } from './furniture.ts';
import { firstPlace, nextPlace, placeAt } from './nearby.ts';

const place = (id: string, x: number, y: number, reach = 10): Place => ({
  id,
  at: [x, y],
  reach,
  name: { key: id, values: {} },
});

/** A small star: one in the middle, one in each direction, one aslant. */
const MIDDLE = place('middle', 0, 0);
const PLACES = [
  MIDDLE,
  place('west', -30, 4),
  place('east', 30, -4),
  place('far east', 80, 0),
  place('north', 5, -30),
  place('south-east', 22, 26),
];

test.each([
  ['ArrowLeft', 'west'],
  ['ArrowRight', 'east'],
  ['ArrowUp', 'north'],
  ['ArrowDown', 'south-east'],
] as const)('%s goes to the place that lies there', (direction, id) => {
  expect(nextPlace(PLACES, MIDDLE, direction)?.id).toBe(id);
});

test('the edge of the board ends the way', () => {
  expect(nextPlace(PLACES, place('far east', 80, 0), 'ArrowRight')).toBeNull();
});

test('every point of a honeycomb is reached from every other by arrows', () => {
  const comb = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 5 }, (_, column) => place(`${row}.${column}`, column * 52 + (row % 2) * 26, row * 45)),
  ).flat();
  const reached = new Set(['0.0']);
  const open = comb.slice(0, 1);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const direction of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
      const next = nextPlace(comb, at, direction);
      if (next === null || reached.has(next.id)) continue;
      reached.add(next.id);
      open.push(next);
    }
  }
  expect(reached.size).toBe(comb.length);
});

test('the keyboard comes in at the top', () => {
  expect(firstPlace(PLACES)?.id).toBe('north');
  expect(firstPlace([])).toBeNull();
});

test('pointing means the nearest place in reach', () => {
  expect(placeAt(PLACES, [28, 0], 0)?.id).toBe('east');
  expect(placeAt(PLACES, [15, -2], 0)).toBeNull();
  expect(placeAt(PLACES, [16, -2], 22)?.id).toBe('east');
});

test('a small place on a large one is meant when one points at it', () => {
  const places = [place('planet', 0, 0, 40), place('point', 30, 0, 12)];
  expect(placeAt(places, [27, 0], 0)?.id).toBe('point');
  expect(placeAt(places, [10, 0], 0)?.id).toBe('planet');
});
