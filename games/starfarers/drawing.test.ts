import { expect, test } from 'vitest';
import { drawBoard } from './drawing.ts';
import { sampleTable } from './testing/message-samples.ts';

test('the board in text shows planets, pieces and hidden places', () => {
  const text = drawBoard({ seat: null, table: sampleTable });
  for (const sign of ['C5', 'N!', 'F10', 'P0', 'c1', '>0', '=1', 'D', 'x', 'G9/12']) {
    expect([sign, text.includes(sign)]).toEqual([sign, true]);
  }
  expect(text.split('\n').every((line) => line === line.trimEnd())).toBe(true);
});
