import { expect, test } from 'vitest';
import type { BoardPlace } from './game-ui.ts';
import { enterHighlighted, firstPlace, placeAt, placeByKey } from './nearby.ts';

const place = (id: string, x: number, y: number, reach = 10): BoardPlace => ({
  id,
  at: [x, y],
  reach,
  name: { key: id, values: {} },
});

const pressed = (key: string) => ({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false });

/** A small star: one in the middle, one in each direction, one diagonal. */
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
])('%s moves to the neighbouring place', (key, id) => {
  expect(placeByKey(PLACES, new Set(), 'middle', pressed(key))?.id).toBe(id);
});

test('arrows stop at the edge of the board', () => {
  expect(placeByKey(PLACES, new Set(), 'far east', pressed('ArrowRight'))?.id).toBe('far east');
});

test('n and N cycle through the highlighted places', () => {
  const lit = new Set(['west', 'north']);
  expect(placeByKey(PLACES, lit, 'west', pressed('n'))?.id).toBe('north');
  expect(placeByKey(PLACES, lit, 'north', pressed('n'))?.id).toBe('west');
  expect(placeByKey(PLACES, lit, 'west', pressed('N'))?.id).toBe('north');
  expect(placeByKey(PLACES, new Set(), 'west', pressed('n'))).toBeNull();
});

test('from outside the board a key goes to the last used highlighted place, else to the first or last', () => {
  const lit = new Set(['west', 'north']);
  expect(enterHighlighted(PLACES, lit, 'north', 1)?.id).toBe('north');
  expect(enterHighlighted(PLACES, lit, 'middle', 1)?.id).toBe('west');
  expect(enterHighlighted(PLACES, lit, null, -1)?.id).toBe('north');
  expect(enterHighlighted(PLACES, new Set(), 'west', 1)).toBeNull();
});

test('other keys, keys with modifiers, and keys pressed elsewhere move nowhere', () => {
  expect(placeByKey(PLACES, new Set(), 'middle', pressed('x'))).toBeNull();
  expect(placeByKey(PLACES, new Set(), 'middle', { ...pressed('ArrowLeft'), ctrlKey: true })).toBeNull();
  expect(placeByKey(PLACES, new Set(), 'middle', { ...pressed('ArrowLeft'), shiftKey: true })).toBeNull();
  expect(placeByKey(PLACES, new Set(), '', pressed('ArrowLeft'))).toBeNull();
});

test('every point of a honeycomb is reached from every other by arrows', () => {
  const comb = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 5 }, (_, column) => place(`${row}.${column}`, column * 52 + (row % 2) * 26, row * 45)),
  ).flat();
  const reached = new Set(['0.0']);
  const open = comb.slice(0, 1);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = placeByKey(comb, new Set(), at.id, pressed(key));
      if (next === null || reached.has(next.id)) continue;
      reached.add(next.id);
      open.push(next);
    }
  }
  expect(reached.size).toBe(comb.length);
});

test('keyboard focus enters at the top', () => {
  expect(firstPlace(PLACES)?.id).toBe('north');
  expect(firstPlace([])).toBeNull();
});

test('pointing selects the nearest place in reach', () => {
  expect(placeAt(PLACES, [28, 0], 0)?.id).toBe('east');
  expect(placeAt(PLACES, [15, -2], 0)).toBeNull();
  expect(placeAt(PLACES, [16, -2], 22)?.id).toBe('east');
});

test('a small place on a large one can be pointed at', () => {
  const places = [place('planet', 0, 0, 40), place('point', 30, 0, 12)];
  expect(placeAt(places, [27, 0], 0)?.id).toBe('point');
  expect(placeAt(places, [10, 0], 0)?.id).toBe('planet');
});
