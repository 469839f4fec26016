import { expect, test } from 'vitest';
import { drawing } from './drawing.ts';
import { table } from './testing/sayings.ts';

test('the board in text shows planets, pieces and what is hidden', () => {
  const text = drawing({ seat: null, table });
  for (const sign of ['C5', 'N!', 'F10', 'P0', 'c1', '>0', '=1', 'D', 'x', 'G9/12']) {
    expect([sign, text.includes(sign)]).toEqual([sign, true]);
  }
  expect(text.split('\n').every((line) => line === line.trimEnd())).toBe(true);
});
