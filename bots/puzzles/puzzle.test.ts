import { expect, test } from 'vitest';
import { clarityOf, isSure } from './clarity.ts';
import { pickPuzzles } from './pick.ts';
import type { Puzzle } from './puzzle.ts';

const choices = (...hopes: readonly number[]) => hopes.map((hope, i) => ({ move: `move ${i}`, hope }));

test('how clear a decision is: against the next best, and against what a rash player does', () => {
  const clarity = clarityOf(choices(0.5, 0.45, 0.3), 'move 2');
  expect(clarity?.gap).toBeCloseTo(0.05);
  expect(clarity?.slip).toBeCloseTo(0.2);
});

test.each([
  ['two choices are too few', choices(0.5, 0.3), 'move 1'],
  ['a game that is won', choices(0.99, 0.5, 0.4), 'move 1'],
  ['a game that is lost', choices(0.05, 0.02, 0.01), 'move 1'],
  ['a rash move that nobody weighed', choices(0.5, 0.4, 0.3), 'move 9'],
])('no puzzle: %s', (_, given, rash) => {
  expect(clarityOf(given, rash)).toBeNull();
});

test('sure is what leaves the next best behind by the margin, and the rash move by half as much again', () => {
  expect(isSure({ gap: 0.03, slip: 0.05 }, 0.03)).toBe(true);
  expect(isSure({ gap: 0.02, slip: 0.05 }, 0.03)).toBe(false);
  expect(isSure({ gap: 0.03, slip: 0.03 }, 0.03)).toBe(false);
});

const puzzle = (number: number, move: string, gap: number): Puzzle => ({
  seat: 0,
  log: '',
  steps: [
    [
      { move, hope: 0.5 },
      { move: 'end', hope: 0.5 - gap },
    ],
  ],
  ways: [],
  rash: 'end',
  origin: { seed: 1, number, iterations: 1, trials: { games: 0, solution: 0, rash: 0 } },
});

test('of what was found various kinds are picked, the clearest of each first, in the order of their games', () => {
  const found = [
    puzzle(4, 'ship 1', 0.1),
    puzzle(3, 'ship 2', 0.2),
    puzzle(2, 'base 1', 0.05),
    puzzle(1, 'ship 3', 0.15),
  ];
  expect(pickPuzzles(found, 2).map(({ origin }) => origin.number)).toEqual([2, 3]);
  expect(pickPuzzles(found, 3).map(({ origin }) => origin.number)).toEqual([1, 2, 3]);
  expect(pickPuzzles(found, 9)).toHaveLength(4);
  expect(pickPuzzles([...found].reverse(), 3)).toEqual(pickPuzzles(found, 3));
});
