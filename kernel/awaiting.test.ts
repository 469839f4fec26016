import { expect, test } from 'vitest';
import { cardDraw, defineQuestion, placesByPoints, sealedChoice } from './awaiting.ts';

test('constant answers are created once and shared', () => {
  const ask = defineQuestion('discard', 'veiled');
  expect(ask(0b101, 0b010)).toBe(ask(0b101, 0b010));
  expect(ask(0b101)).not.toBe(ask(0b101, 0b010));
  const draw = cardDraw('draw', 'secret');
  expect(draw(7)).toBe(draw(7));
});

test('a sealed choice waits for seats that have not chosen and lets the others change theirs', () => {
  const ask = defineQuestion('discard', 'open');
  expect(sealedChoice(ask, 0b1011, 0b0010)).toMatchObject({ must: 0b1001, may: 0b0010 });
});

test('ties share a place and the next one is left out', () => {
  expect(placesByPoints([7, 10, 7, 3])).toEqual([2, 1, 2, 4]);
});
