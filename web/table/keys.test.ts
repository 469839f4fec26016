import { expect, test } from 'vitest';
import { orderOf, type Stroke } from './keys.ts';

const stroke = (key: string, differs: Partial<Stroke> = {}): Stroke => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...differs,
});

test('figures press the choices in their order', () => {
  expect(orderOf(stroke('1'), 'on')).toEqual({ do: 'choice', n: 0 });
  expect(orderOf(stroke('9'), 'on')).toEqual({ do: 'choice', n: 8 });
});

test('where single keys are no shortcuts, letters and figures do nothing, and the rest still works', () => {
  for (const key of ['1', 'r', 'T', '?', '+']) expect(orderOf(stroke(key), 'off')).toBeNull();
  expect(orderOf(stroke('Escape'), 'off')).toEqual({ do: 'escape' });
  expect(orderOf(stroke('z', { ctrlKey: true }), 'off')).toEqual({ do: 'undo' });
});

test('keys of the browser and the system are left alone', () => {
  expect(orderOf(stroke('r', { ctrlKey: true }), 'on')).toBeNull();
  expect(orderOf(stroke('t', { metaKey: true }), 'on')).toBeNull();
  expect(orderOf(stroke('ArrowLeft'), 'on')).toBeNull();
});

test('arrows with shift move the board', () => {
  expect(orderOf(stroke('ArrowUp', { shiftKey: true }), 'on')).toEqual({ do: 'pan', by: [0, -1] });
});
