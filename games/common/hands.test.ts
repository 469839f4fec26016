import { expect, test } from 'vitest';
import { less, more, pass, proves, shift, swap } from './hands.ts';

const hands = () => ({
  least: [
    [2, 0, 1],
    [0, 3, 0],
  ],
});

test('what comes is known, what goes leaves at least nothing', () => {
  const known = hands();
  more(known, 0, [0, 1, 0]);
  less(known, 1, [1, 1, 0]);
  shift(known, 1, 2, -4);
  expect(known.least).toEqual([
    [2, 1, 1],
    [0, 2, 0],
  ]);
});

test('who shows cards holds at least those', () => {
  const known = hands();
  proves(known, 0, [1, 1, 1]);
  expect(known.least[0]).toEqual([2, 1, 1]);
});

test('a card passed openly is known on the other side; an unknown one may have been any', () => {
  const known = hands();
  pass(known, 1, 0, 1);
  pass(known, 0, 1, null);
  expect(known.least).toEqual([
    [1, 0, 0],
    [0, 2, 0],
  ]);
});

test('a trade moves both sides', () => {
  const known = hands();
  swap(known, 0, 1, [1, 0, 0], [0, 2, 0]);
  expect(known.least).toEqual([
    [1, 2, 1],
    [1, 1, 0],
  ]);
});

test('a seat that nobody has is no harm', () => {
  const known = hands();
  more(known, 5, [1, 1, 1]);
  pass(known, 5, 6, null);
  expect(known).toEqual(hands());
});
