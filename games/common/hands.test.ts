import { expect, test } from 'vitest';
import { addKnown, changeKnown, passCard, raiseKnown, removeKnown, swapCards } from './hands.ts';

const hands = () => ({
  least: [
    [2, 0, 1],
    [0, 3, 0],
  ],
});

test('what comes is known, what goes leaves at least nothing', () => {
  const known = hands();
  addKnown(known, 0, [0, 1, 0]);
  removeKnown(known, 1, [1, 1, 0]);
  changeKnown(known, 1, 2, -4);
  expect(known.least).toEqual([
    [2, 1, 1],
    [0, 2, 0],
  ]);
});

test('who shows cards holds at least those', () => {
  const known = hands();
  raiseKnown(known, 0, [1, 1, 1]);
  expect(known.least[0]).toEqual([2, 1, 1]);
});

test('a card passed openly is known on the other side; an unknown one may have been any', () => {
  const known = hands();
  passCard(known, 1, 0, 1);
  passCard(known, 0, 1, null);
  expect(known.least).toEqual([
    [1, 0, 0],
    [0, 2, 0],
  ]);
});

test('a trade moves both sides', () => {
  const known = hands();
  swapCards(known, 0, 1, [1, 0, 0], [0, 2, 0]);
  expect(known.least).toEqual([
    [1, 2, 1],
    [1, 1, 0],
  ]);
});

test('a seat that nobody has is no harm', () => {
  const known = hands();
  addKnown(known, 5, [1, 1, 1]);
  passCard(known, 5, 6, null);
  expect(known).toEqual(hands());
});
