import { expect, test } from 'vitest';
import { nextMenuItem } from './menu-keys.ts';

const LABELS = ['Save', 'Settings', 'Text table', 'Über Orrery'];

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['s', 0, 1],
  ['s', 1, 0],
  ['S', 2, 0],
  ['ü', 0, 3],
])('%s moves from item %i to item %i', (key, from, to) => {
  expect(nextMenuItem(key, from, LABELS)).toBe(to);
});

test.each(['x', 'Enter', ' ', 'Escape', 'Shift'])('%s moves nowhere', (key) => {
  expect(nextMenuItem(key, 0, LABELS)).toBeNull();
});

test('no key moves in an empty menu', () => {
  expect(nextMenuItem('ArrowDown', -1, [])).toBeNull();
});
