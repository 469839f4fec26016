import type { Choices, Puzzle } from './puzzle.ts';

const wordOf = (puzzle: Puzzle): string => puzzle.steps[0]?.[0]?.move.split(' ')[0] ?? '';

const gapOf = ([best, next]: Choices): number => (best?.hope ?? 0) - (next?.hope ?? 0);

const clearness = ({ steps }: Puzzle): number => (steps[0] === undefined ? 0 : gapOf(steps[0]));

/** So many puzzles, the clearest of each kind of move first, so that they are not all alike; in the order of their games. */
export function pickPuzzles(found: readonly Puzzle[], many: number): readonly Puzzle[] {
  const byWord = new Map<string, Puzzle[]>();
  for (const puzzle of [...found].sort((a, b) => clearness(b) - clearness(a) || a.origin.number - b.origin.number)) {
    const alike = byWord.get(wordOf(puzzle));
    if (alike === undefined) byWord.set(wordOf(puzzle), [puzzle]);
    else alike.push(puzzle);
  }
  const picked: Puzzle[] = [];
  for (let round = 0; picked.length < many && picked.length < found.length; round++) {
    for (const alike of byWord.values()) {
      const puzzle = alike[round];
      if (puzzle !== undefined && picked.length < many) picked.push(puzzle);
    }
  }
  return picked.sort((a, b) => a.origin.number - b.origin.number);
}
