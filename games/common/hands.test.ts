import { expect, test } from 'vitest';
import { addKnown, changeKnown, passCard, raiseKnown, removeKnown, swapCards } from './hands.ts';

const hands = () => ({
  least: [
    [2, 0, 1],
    [0, 3, 0],
  ],
});

test('cards gained openly are known; cards lost reduce what is known, never below zero', () => {
  const known = hands();
  addKnown(known, 0, [0, 1, 0]);
  removeKnown(known, 1, [1, 1, 0]);
  changeKnown(known, 1, 2, -4);
  expect(known.least).toEqual([
    [2, 1, 1],
    [0, 2, 0],
  ]);
});

test('a player who shows cards is known to hold at least those', () => {
  const known = hands();
  raiseKnown(known, 0, [1, 1, 1]);
  expect(known.least[0]).toEqual([2, 1, 1]);
});

test('a card passed openly is known with its new holder; an unknown card could have been any', () => {
  const known = hands();
  passCard(known, 1, 0, 1);
  passCard(known, 0, 1, null);
  expect(known.least).toEqual([
    [1, 0, 0],
    [0, 2, 0],
  ]);
});

test('a trade changes what is known of both sides', () => {
  const known = hands();
  swapCards(known, 0, 1, [1, 0, 0], [0, 2, 0]);
  expect(known.least).toEqual([
    [1, 2, 1],
    [1, 1, 0],
  ]);
});

test('an unknown seat changes nothing', () => {
  const known = hands();
  addKnown(known, 5, [1, 1, 1]);
  passCard(known, 5, 6, null);
  expect(known).toEqual(hands());
});
