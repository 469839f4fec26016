import type { Puzzle, PuzzleStep } from './puzzle.ts';

const firstMoveKind = (puzzle: Puzzle): string => puzzle.steps[0]?.[0]?.move.split(' ')[0] ?? '';

const gapOf = ([best, next]: PuzzleStep): number => (best?.hope ?? 0) - (next?.hope ?? 0);

const clarity = ({ steps }: Puzzle): number => (steps[0] === undefined ? 0 : gapOf(steps[0]));

/** Picks this number of puzzles, the clearest of each kind of move first for variety; in the order of their games. */
export function pickPuzzles(found: readonly Puzzle[], many: number): readonly Puzzle[] {
  const byWord = new Map<string, Puzzle[]>();
  for (const puzzle of [...found].sort((a, b) => clarity(b) - clarity(a) || a.origin.number - b.origin.number)) {
    const alike = byWord.get(firstMoveKind(puzzle));
    if (alike === undefined) byWord.set(firstMoveKind(puzzle), [puzzle]);
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
