import { fastRng, type Kinded } from '@orrery/kernel';
import { GreedyBot } from '../greedy.ts';
import { isWorthAsking, rivalsWithin } from './clarity.ts';
import { isListedKind } from './decisions.ts';
import { decidesAlone, equivalentLines, isInterchangeable } from './equivalent-lines.ts';
import type { PuzzleSetting, SeatPosition } from './position.ts';
import type { PuzzleStep } from './puzzle.ts';

/** A line of moves that is clearly better than every line with another result. */
export interface Solution<M> {
  readonly steps: readonly PuzzleStep[];
  readonly moves: readonly M[];
  /** What a one-ply player would have done at each step. */
  readonly onePly: readonly string[];
  /** Other lines of moves with the same result. */
  readonly ways: readonly (readonly string[])[];
}

interface SolutionSearch {
  readonly iterations: number;
  readonly margin: number;
  readonly salt: number;
}

/** Maximum length of a solution in moves. */
const MAX_SOLUTION_MOVES = 6;
/** Each decision is searched this often, each time with another seed and this many times the iterations. */
const SEARCHES = [1, 2, 4];

/**
 * The best line from here, while the turn lasts, nothing is random and the best move is clear; null when already the first
 * is not. `lookahead` is moved along the line.
 */
export function findSolution<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: PuzzleSetting<T, H, B, M, E, O, K>,
  position: SeatPosition<T, H, B, M, E, O, K>,
  lookahead: SeatPosition<T, H, B, M, E, O, K>,
  search: SolutionSearch,
): Solution<M> | null {
  const line = clearLine(setting, lookahead, search);
  const [first] = line.steps;
  if (first === undefined || !isWorthAsking(first, first[0]?.move === line.onePly[0])) return null;
  for (let length = line.steps.length; length > 0; length--) {
    const steps = line.steps.slice(0, length);
    // A forced last move is no part of what has to be found.
    if ((steps.at(-1)?.length ?? 0) <= 1) continue;
    const moves = line.moves.slice(0, length);
    const ways = equivalentLines(setting, position, moves);
    if (isUnique(steps, ways, search.margin)) return { steps, moves, onePly: line.onePly.slice(0, length), ways };
  }
  return null;
}

/** Whether everything that comes close to the solution at some step leads to the same result. */
function isUnique(steps: readonly PuzzleStep[], ways: Solution<unknown>['ways'], margin: number): boolean {
  const line = steps.map((choices) => choices[0]?.move ?? '');
  return steps.every((choices, i) => {
    const onwards = new Set(
      ways.filter((way) => line.slice(0, i).every((move, j) => way[j] === move)).map((way) => way[i]),
    );
    return rivalsWithin(choices, margin).every((rival) => onwards.has(rival));
  });
}

function clearLine<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: PuzzleSetting<T, H, B, M, E, O, K>,
  lookahead: SeatPosition<T, H, B, M, E, O, K>,
  search: SolutionSearch,
): Omit<Solution<M>, 'ways'> {
  const { game, heuristics, seats } = setting;
  const { seat, match } = lookahead;
  const chapter = heuristics.turnNumber(match.state.table);
  const steps: PuzzleStep[] = [];
  const moves: M[] = [];
  const onePly: string[] = [];
  while (steps.length < MAX_SOLUTION_MOVES) {
    const choices = agreedChoices(setting, lookahead, { ...search, salt: search.salt + match.steps.length });
    const move = game.notation.parse(choices?.[0]?.move ?? '');
    if (choices === null || move === null || !isListedKind(setting, move)) break;
    const bot = new GreedyBot(lookahead.context(), seats, fastRng(search.salt));
    const tempting = game.notation.print(bot.choose(lookahead.view));
    if (!match.apply({ by: seat, move }).ok) break;
    steps.push(choices);
    moves.push(move);
    onePly.push(tempting);
    const asked = game.awaiting(match.state.table);
    if (asked.who !== 'seats' || !decidesAlone(asked, seat) || heuristics.turnNumber(match.state.table) !== chapter)
      break;
  }
  return { steps, moves, onePly };
}

/** The evaluations of the longest search if all agree on a clearly best move; null otherwise. */
function agreedChoices<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: PuzzleSetting<T, H, B, M, E, O, K>,
  position: SeatPosition<T, H, B, M, E, O, K>,
  { iterations, margin, salt }: SolutionSearch,
): PuzzleStep | null {
  const glimpse = position.consider({ iterations: 1 }, 0);
  if (glimpse.length <= 1) return glimpse;
  let agreed: PuzzleStep | null = null;
  for (const [i, factor] of SEARCHES.entries()) {
    const choices = position.consider({ iterations: factor * iterations }, salt + i * SEED_STEP);
    const [best] = choices;
    if (best === undefined || (agreed !== null && agreed[0]?.move !== best.move)) return null;
    const rivals = rivalsWithin(choices, margin);
    if (!rivals.every((rival) => isInterchangeable(setting, position, best.move, rival))) return null;
    agreed = choices;
  }
  return agreed;
}

/** Keeps the seeds of the searches of neighbouring decisions apart. */
const SEED_STEP = 1_000_003;
