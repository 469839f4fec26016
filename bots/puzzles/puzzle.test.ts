import { expect, test } from 'vitest';
import { isWorthAsking, rivalsWithin } from './clarity.ts';
import { sampleDecisions } from './decisions.ts';
import { levelOf } from './level.ts';
import { pickPuzzles } from './pick.ts';
import type { Puzzle, PuzzleLevel } from './puzzle.ts';

const choices = (...winChances: readonly number[]) =>
  winChances.map((winChance, i) => ({ move: `move ${i}`, winChance }));

test('the rivals of a move are those within the margin', () => {
  expect(rivalsWithin(choices(0.5, 0.45, 0.38, 0.3), 0.12)).toEqual(['move 1']);
  expect(rivalsWithin(choices(0.5, 0.3), 0.12)).toEqual([]);
});

test.each([
  ['three moves, one of them missed by a quick look', choices(0.5, 0.3, 0.2), false, true],
  ['two moves are too few', choices(0.5, 0.3), false, false],
  ['three moves are too few where a quick look finds the best', choices(0.5, 0.3, 0.2), true, false],
  ['a game that is lost', choices(0.05, 0.02, 0.01), false, false],
  ['a winning move', choices(1, 0.7, 0.6), false, true],
])('whether a decision becomes a puzzle: %s', (_, given, isObvious, isWorth) => {
  expect(isWorthAsking(given, isObvious)).toBe(isWorth);
});

test('a puzzle is hard when a quick search misses a move or there are very many moves, easy when one of few moves solves it', () => {
  const step = (many: number) => choices(...Array.from({ length: many }, (_, i) => 0.9 - i / 20));
  expect(levelOf({ steps: [step(4)], onePly: ['move 0'] })).toBe('easy');
  expect(levelOf({ steps: [step(4)], onePly: ['move 2'] })).toBe('hard');
  expect(levelOf({ steps: [step(14)], onePly: ['move 0'] })).toBe('medium');
  expect(levelOf({ steps: [step(40)], onePly: ['move 0'] })).toBe('hard');
  expect(levelOf({ steps: [step(4), step(3)], onePly: ['move 0', 'move 0'] })).toBe('medium');
  expect(levelOf({ steps: [step(4), step(1)], onePly: ['move 0', 'move 0'] })).toBe('easy');
});

test('examined are decisions with a large lead, those before them in the same turn, and some at random', () => {
  const decision = (at: number, chapter: number, lead: number) => ({ at, seat: 0, chapter, onePly: 'end', lead });
  const all = [
    decision(40, 1, 0.01),
    decision(50, 1, 0.02),
    decision(60, 1, 0.5),
    ...[70, 80, 90].map((at) => decision(at, at, 0)),
  ];
  const sample = sampleDecisions(all, 4, 100, (below) => below - 1);
  expect(sample.map(({ at }) => at)).toEqual([60, 50, 40, 90]);
});

const puzzle = (number: number, level: PuzzleLevel, move: string, gap: number): Puzzle => ({
  seat: 0,
  log: '',
  steps: [
    [
      { move, winChance: 0.5 },
      { move: 'end', winChance: 0.5 - gap },
    ],
  ],
  reasons: [[]],
  ways: [],
  rash: 'end',
  level,
  theme: 'building',
  origin: { seed: 1, number, iterations: 1, trials: { games: 0, solution: 0, rash: 0 } },
});

test('all levels and several themes are picked, the clearest first; easy puzzles come first', () => {
  const found = [
    puzzle(4, 'easy', 'ship 1', 0.1),
    puzzle(3, 'easy', 'ship 2', 0.2),
    puzzle(2, 'easy', 'base 1', 0.05),
    puzzle(1, 'hard', 'ship 3', 0.03),
  ];
  const numbers = (many: number) => pickPuzzles(found, many).map(({ origin }) => origin.number);
  expect(numbers(2)).toEqual([3, 1]);
  expect(numbers(3)).toEqual([2, 3, 1]);
  expect(numbers(9)).toEqual([2, 3, 4, 1]);
  expect(pickPuzzles([...found].reverse(), 3)).toEqual(pickPuzzles(found, 3));
});
