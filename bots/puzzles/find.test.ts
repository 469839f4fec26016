import { parseLog, replay, standardOptions } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { expect, test } from 'vitest';
import { cometHeuristics } from '../comet/heuristics.ts';
import { findPuzzles, type PuzzleSearch } from './find.ts';
import type { Puzzle } from './puzzle.ts';

const setting = { game: comet, heuristics: cometHeuristics(), options: standardOptions(comet.options), seats: 3 };
const search = (number: number, differs: Partial<PuzzleSearch> = {}): PuzzleSearch => ({
  seed: 1,
  number,
  dice: 100 + number,
  choices: 7 * number,
  iterations: 400,
  margin: 0.01,
  looks: 20,
  trials: 20,
  ...differs,
});

const NUMBERS = Array.from({ length: 12 }, (_, i) => 125 + i);
const found: readonly Puzzle[] = NUMBERS.flatMap((number) => findPuzzles(setting, search(number)));

test('puzzles are found in games between bots, and the same search finds the same', () => {
  expect(found.length).toBeGreaterThan(0);
  const [first] = found;
  const number = first?.origin.number ?? 0;
  expect(findPuzzles(setting, search(number))).toEqual(found.filter(({ origin }) => origin.number === number));
});

test('the log leads to a decision of the seat, and the solution can be played from there', () => {
  for (const { log: text, seat, steps, reasons, rash } of found) {
    const log = parseLog(comet, text);
    if (!log.ok) throw new Error(log.problem.text);
    const played = replay(comet, log.value);
    if (!played.ok) throw new Error(played.problem.text);
    expect(steps[0]?.map(({ move }) => move)).toContain(rash);
    expect(rash).not.toBe(steps[0]?.[0]?.move);
    expect(reasons).toHaveLength(steps.length);
    for (const choices of steps) {
      const move = comet.notation.parse(choices[0]?.move ?? '');
      if (move === null) throw new Error('no move');
      expect(played.value.apply({ by: seat, move }).ok).toBe(true);
    }
  }
});

test('at every step the solution is ahead by the margin of every move with another result', () => {
  for (const { steps, ways } of found) {
    const line = steps.map((choices) => choices[0]?.move ?? '');
    for (const [i, [best, ...others]] of steps.entries()) {
      const same = ways.filter((way) => line.slice(0, i).every((move, j) => way[j] === move)).map((way) => way[i]);
      const rivals = others.filter(({ move }) => !same.includes(move));
      for (const { winChance } of rivals) expect((best?.winChance ?? 0) - winChance).toBeGreaterThanOrEqual(0.0099);
    }
  }
});

test('games played to the end confirm the solution', () => {
  for (const { origin } of found) expect(origin.trials.solution).toBeGreaterThan(origin.trials.rash);
});

test('asking for more puzzles than exist finds none', () => {
  expect(findPuzzles(setting, search(125, { margin: 0.5 }))).toEqual([]);
});
