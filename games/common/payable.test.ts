import { expect, test } from 'vitest';
import { covers } from './bundle.ts';
import { payable } from './payable.ts';

const PRICES = [
  [[1, 1, 0, 0], 1],
  [[0, 0, 2, 0], 1], // the same for something else
  [[3, 0, 1, 0], 2],
  [[0, 2, 0, 0], 4],
] as const;

test('counts pay for exactly those prices that they cover', () => {
  const pays = payable(PRICES);
  for (let i = 0; i < 5 ** 4; i++) {
    const counts = [i % 5, Math.floor(i / 5) % 5, Math.floor(i / 25) % 5, Math.floor(i / 125)];
    const all = PRICES.reduce((set, [price, bits]) => (covers(counts, price) ? set | bits : set), 0);
    expect(pays(counts)).toBe(all);
  }
});
