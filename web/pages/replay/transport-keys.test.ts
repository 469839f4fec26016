import { expect, test } from 'vitest';
import { commandFor } from './transport-keys.ts';

const order = (key: string, shiftKey = false) => commandFor({ key, shiftKey });

test('space plays, arrows step, Shift goes by turns, Home and End go to the ends', () => {
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

test('every other key is ignored', () => {
  expect(['a', 'Enter', 'ArrowUp', 'Tab', 'Escape'].map((key) => order(key))).toEqual([null, null, null, null, null]);
});
