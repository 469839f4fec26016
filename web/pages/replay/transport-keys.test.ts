import { expect, test } from 'vitest';
import { commandFor } from './transport-keys.ts';

const order = (key: string, shiftKey = false) => commandFor({ key, shiftKey });

test('space plays, arrows step, with Shift they go by turns, Home and End go all the way', () => {
  expect([' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => order(key))).toEqual([
    'toggle',
    'back',
    'forward',
    'start',
    'end',
  ]);
  expect(order('ArrowLeft', true)).toBe('turn-back');
  expect(order('ArrowRight', true)).toBe('turn-forward');
});

test('every other key is left alone', () => {
  expect(['a', 'Enter', 'ArrowUp', 'Tab', 'Escape'].map((key) => order(key))).toEqual([null, null, null, null, null]);
});
