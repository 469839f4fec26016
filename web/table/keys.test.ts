import { expect, test } from 'vitest';
import { type KeyPress, shortcutFor } from './keys.ts';

const stroke = (key: string, differs: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...differs,
});

test('digits, and letters that the table does not use, press the choices that have them', () => {
  expect(shortcutFor(stroke('1'), 'on')).toEqual({ do: 'choice', key: '1' });
  expect(shortcutFor(stroke('9'), 'on')).toEqual({ do: 'choice', key: '9' });
  expect(shortcutFor(stroke('E', { shiftKey: true }), 'on')).toEqual({ do: 'choice', key: 'e' });
  expect(shortcutFor(stroke('u'), 'on')).toEqual({ do: 'undo' });
});

test('N leads to the next possible place, also from outside the board; with shift to the previous one', () => {
  expect(shortcutFor(stroke('n'), 'on')).toEqual({ do: 'lit', by: 1 });
  expect(shortcutFor(stroke('N', { shiftKey: true }), 'on')).toEqual({ do: 'lit', by: -1 });
});

test('with single-key shortcuts off, letters and digits do nothing, and the rest still works', () => {
  for (const key of ['1', 'r', 'T', '?', '+']) expect(shortcutFor(stroke(key), 'off')).toBeNull();
  expect(shortcutFor(stroke('Escape'), 'off')).toEqual({ do: 'escape' });
  expect(shortcutFor(stroke('z', { ctrlKey: true }), 'off')).toEqual({ do: 'undo' });
});

test('keys of the browser and the system are left alone', () => {
  expect(shortcutFor(stroke('r', { ctrlKey: true }), 'on')).toBeNull();
  expect(shortcutFor(stroke('t', { metaKey: true }), 'on')).toBeNull();
  expect(shortcutFor(stroke('ArrowLeft'), 'on')).toBeNull();
});

test('arrows with shift move the board', () => {
  expect(shortcutFor(stroke('ArrowUp', { shiftKey: true }), 'on')).toEqual({ do: 'pan', by: [0, -1] });
});
