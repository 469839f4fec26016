import { expect, test } from 'vitest';
import { frequentPasswords, plainOf } from './frequent.ts';

test('the list has far more than the 3,000 most frequent passwords of eight characters, each in normalised form', () => {
  const all = [...frequentPasswords()];
  expect(all).toHaveLength(10_000);
  expect(all.filter((each) => [...each].length < 8)).toEqual([]);
  expect(all.filter((each) => each !== plainOf(each))).toEqual([]);
  expect(all).toEqual(all.toSorted());
});

test('the list contains no password that the other rules refuse anyway', () => {
  expect([...frequentPasswords()].filter((each) => each.startsWith('password') || new Set(each).size < 4)).toEqual([]);
});
