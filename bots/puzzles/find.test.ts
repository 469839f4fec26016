import { parseLog, replay, standardOptions } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { expect, test } from 'vitest';
import { cometHeuristics } from '../comet/heuristics.ts';
import { findPuzzle, type PuzzleSearch } from './find.ts';

const setting = { game: comet, sense: cometHeuristics(), options: standardOptions(comet.options), seats: 3 };
const quest = (number: number, differs: Partial<PuzzleSearch> = {}): PuzzleSearch => ({
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

const NUMBERS = [129, 131, 177];
const found = NUMBERS.map((number) => findPuzzle(setting, quest(number))).filter((puzzle) => puzzle !== null);

test('games between bots hold puzzles, and the same quest finds the same', () => {
  expect(found.length).toBeGreaterThan(0);
  for (const puzzle of found) expect(findPuzzle(setting, quest(puzzle.origin.number))).toEqual(puzzle);
});

test('the log leads to a decision of the seat, and the solution can be played from there', () => {
  for (const { log: text, seat, steps, rash } of found) {
    const log = parseLog(comet, text);
    if (!log.ok) throw new Error(log.problem.text);
    const played = replay(comet, log.value);
    if (!played.ok) throw new Error(played.problem.text);
    expect(steps[0]?.map(({ move }) => move)).toContain(rash);
    for (const choices of steps) {
      const move = comet.notation.parse(choices[0]?.move ?? '');
      if (move === null) throw new Error('no move');
      expect(played.value.apply({ by: seat, move }).ok).toBe(true);
    }
  }
});

test('the best is clearly better, the rash move clearly worse, and games played on bear it out', () => {
  for (const { steps, rash, origin } of found) {
    const [best, next, ...others] = steps[0] ?? [];
    const slipped = steps[0]?.find(({ move }) => move === rash);
    expect(others.length).toBeGreaterThan(0);
    expect((best?.hope ?? 0) - (next?.hope ?? 1)).toBeGreaterThanOrEqual(0.0099);
    expect((best?.hope ?? 0) - (slipped?.hope ?? 1)).toBeGreaterThanOrEqual(0.0149);
    expect(origin.trials.solution).toBeGreaterThan(origin.trials.rash);
  }
});

test('who wants more than there is finds nothing', () => {
  expect(findPuzzle(setting, quest(1, { margin: 0.5 }))).toBeNull();
});
