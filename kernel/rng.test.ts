import { expect, test } from 'vitest';
import { fastRng } from './rng.ts';

const draws = (seed: number, below: number, n: number): number[] => {
  const rng = fastRng(seed);
  return Array.from({ length: n }, () => rng(below));
};

test('the same seed gives the same integers, another seed others', () => {
  expect(draws(7, 1000, 50)).toEqual(draws(7, 1000, 50));
  expect(draws(7, 1000, 50)).not.toEqual(draws(8, 1000, 50));
});

test('integers stay below the bound and reach every value', () => {
  expect([...new Set(draws(1, 6, 500))].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(new Set(draws(1, 1, 20))).toEqual(new Set([0]));
});

test('dice are uniform (chi-square over 60,000 throws, 5 degrees of freedom)', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const face of draws(3, 6, 60_000)) counts[face] = (counts[face] ?? 0) + 1;
  const chi = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
  expect(chi).toBeLessThan(20.5);
});

test('neighbouring seeds give different dice', () => {
  const same = Array.from({ length: 2000 }, (_, seed) => draws(seed, 6, 1)[0]);
  const pairs = same.filter((face, i) => face === same[i + 1]).length;
  expect(pairs).toBeGreaterThan(200);
  expect(pairs).toBeLessThan(470);
});
