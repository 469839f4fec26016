import { PUZZLE_LEVELS, type Puzzle, type PuzzleStep } from './puzzle.ts';

const gapOf = ([best, next]: PuzzleStep): number => (best?.winChance ?? 0) - (next?.winChance ?? 0);

const clarity = ({ steps }: Puzzle): number => (steps[0] === undefined ? 0 : gapOf(steps[0]));

/** What puzzles have in common that feel alike: level, theme and the kinds of moves of the solution. */
const likenessOf = ({ level, theme, steps }: Puzzle): string =>
  [level, theme, ...steps.map((choices) => choices[0]?.move.split(' ')[0] ?? '')].join(' ');

/** Takes one of each group in turn, the groups in the order of their first member. */
function inTurn<V>(all: readonly V[], groupOf: (each: V) => string): V[] {
  const groups = new Map<string, V[]>();
  for (const each of all) {
    const group = groups.get(groupOf(each));
    if (group === undefined) groups.set(groupOf(each), [each]);
    else group.push(each);
  }
  const taken: V[] = [];
  for (let round = 0; taken.length < all.length; round++) {
    for (const group of groups.values()) taken.push(...group.slice(round, round + 1));
  }
  return taken;
}

/** Picks this number of puzzles: of every level alike, of various kinds, the clearest first; the easy ones lead. */
export function pickPuzzles(found: readonly Puzzle[], many: number): readonly Puzzle[] {
  const byClarity = [...found].sort((a, b) => clarity(b) - clarity(a) || a.origin.number - b.origin.number);
  const varied = inTurn(inTurn(byClarity, likenessOf), ({ level, theme }) => `${level} ${theme}`);
  const picked = inTurn(varied, ({ level }) => level).slice(0, many);
  const rank = ({ level }: Puzzle): number => PUZZLE_LEVELS.indexOf(level);
  return picked.sort((a, b) => rank(a) - rank(b) || a.origin.number - b.origin.number);
}
