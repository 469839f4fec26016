import {
  fastRng,
  headerOf,
  isChanceEntry,
  isUndoEntry,
  type Kinded,
  MoveList,
  printLog,
  type Rng,
  type Seat,
  type Step,
} from '@orrery/kernel';
import { BotContext } from '../context.ts';
import { GreedyBot } from '../greedy.ts';
import { playBots } from '../play-bots.ts';
import { clarityOf, isSure } from './clarity.ts';
import { decidesAlone, equivalentLines } from './equivalent-lines.ts';
import { type PuzzleSetting, SeatPosition } from './position.ts';
import type { Puzzle, PuzzleStep } from './puzzle.ts';
import { PlayoutTrials } from './trials.ts';

/** Search criteria and effort. */
export interface PuzzleSearch {
  /** The seed of the series and the number of the game in it, recorded as the puzzle's origin. */
  readonly seed: number;
  readonly number: number;
  readonly dice: number;
  readonly choices: number;
  /** Iterations of the main search; the confirming search makes twice as many. */
  readonly iterations: number;
  /** Minimum margin of the best move over the second best. */
  readonly margin: number;
  /** Number of positions of the game that get a short search. */
  readonly looks: number;
  /** Number of games played out from the position. */
  readonly trials: number;
}

/** A decision in the game that was played. */
interface GameDecision {
  readonly at: number; // number of log entries before it
  readonly seat: Seat;
  readonly played: string;
}

const MAX_STEPS = 20_000;
/** The short search has this factor fewer iterations and requires half the margin. */
const FIRST_LOOK_FACTOR = 8;
/** Maximum number of promising positions that get a full search. */
const MAX_CONFIRMED = 3;
/** Maximum length of a solution in moves. */
const MAX_SOLUTION_MOVES = 6;

/** Plays a game between bots and looks for a position that makes a puzzle; null when there is none. */
export function findPuzzle<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: PuzzleSetting<T, H, B, M, E, O, K>,
  quest: PuzzleSearch,
): Puzzle | null {
  const { steps } = playGreedyGame(setting, quest);
  const promising: { readonly moment: GameDecision; readonly promise: number }[] = [];
  for (const moment of randomSample(decisionsOf(setting, steps), quest.looks, fastRng(quest.choices))) {
    const position = new SeatPosition(setting, steps.slice(0, moment.at), moment.seat);
    const budget = { iterations: Math.ceil(quest.iterations / FIRST_LOOK_FACTOR) };
    const clarity = clarityOf(position.consider(budget, quest.choices + moment.at), moment.played);
    if (clarity === null || !isSure(clarity, quest.margin / 2)) continue;
    promising.push({ moment, promise: Math.min(clarity.gap, clarity.slip) });
  }
  promising.sort((a, b) => b.promise - a.promise || a.moment.at - b.moment.at);
  for (const { moment } of promising.slice(0, MAX_CONFIRMED)) {
    const puzzle = confirmPuzzle(setting, steps.slice(0, moment.at), moment, quest);
    if (puzzle !== null) return puzzle;
  }
  return null;
}

function playGreedyGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game, sense: heuristics, options, seats }: PuzzleSetting<T, H, B, M, E, O, K>,
  { dice, choices }: PuzzleSearch,
) {
  const sitting = { options, seats, seed: dice, budget: { iterations: 1 }, maxEntries: MAX_STEPS, history: true };
  return playBots(game, sitting, (view) => {
    return new GreedyBot(new BotContext(game, heuristics, options, view), seats, fastRng(choices + view.seat));
  });
}

/** The decisions that one seat makes alone, in its own turn, among several closed moves. */
function decisionsOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: PuzzleSetting<T, H, B, M, E, O, K>,
  steps: readonly Step<M, E>[],
): GameDecision[] {
  const { game, sense: heuristics } = setting;
  const { match } = new SeatPosition(setting, [], 0);
  const moves = new MoveList<M>(0);
  const moments: GameDecision[] = [];
  let turn = { chapter: Number.NaN, seat: 0 };
  for (const [at, { entry }] of steps.entries()) {
    const asked = game.awaiting(match.state.table);
    const chapter = heuristics.chapter(match.state.table);
    if (asked.who === 'seats' && !isChanceEntry(entry) && !isUndoEntry(entry)) {
      if (chapter !== turn.chapter) turn = { chapter, seat: entry.by };
      const view = match.views[entry.by];
      if (view !== undefined) game.moves(view, moves);
      const isOwn = entry.by === turn.seat && decidesAlone(asked, entry.by);
      if (isOwn && moves.n > 1 && isListedKind(setting, entry.move)) {
        moments.push({ at, seat: entry.by, played: game.notation.print(entry.move) });
      }
    }
    match.applyChecked(entry);
  }
  return moments;
}

/** A move of a closed kind: whether an open-ended offer is good depends on the other players. */
const isListedKind = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game }: PuzzleSetting<T, H, B, M, E, O, K>,
  move: M,
): boolean => !game.vocabulary.moves.some(({ kind, listing }) => kind === move.kind && listing === 'menu');

/** A uniform random sample of this size, in order. */
function randomSample<V>(all: readonly V[], many: number, rng: Rng): readonly V[] {
  const left = [...all.keys()];
  const taken: number[] = [];
  while (taken.length < many && left.length > 0) taken.push(...left.splice(rng(left.length), 1));
  return taken.sort((a, b) => a - b).flatMap((i) => all[i] ?? []);
}

/** Analyses a position twice with different seeds and by playing it out; null when the results differ. */
function confirmPuzzle<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: PuzzleSetting<T, H, B, M, E, O, K>,
  steps: readonly Step<M, E>[],
  { at, seat, played }: GameDecision,
  quest: PuzzleSearch,
): Puzzle | null {
  const { game } = setting;
  const position = new SeatPosition(setting, steps, seat);
  const first = agreedChoices(position, quest, at, quest.margin);
  const clarity = first === null ? null : clarityOf(first, played);
  if (first === null || clarity === null || !isSure(clarity, quest.margin)) return null;
  const entries = steps.map(({ entry }) => entry);
  const walk = new SeatPosition(setting, steps, seat);
  const solution = findSolution(setting, walk, first, quest);
  const tried = new PlayoutTrials(setting, position);
  const rash = game.notation.parse(played);
  if (rash === null || solution.moves.length === 0) return null;
  const trials = {
    games: quest.trials,
    solution: tried.wins(solution.moves, quest.trials, quest.choices),
    rash: tried.wins([rash], quest.trials, quest.choices),
  };
  if (quest.trials > 0 && trials.solution <= trials.rash) return null;
  const { seed, number, iterations } = quest;
  const header = headerOf(game, { ...setting, id: `${game.id}-${seed}-${number}` });
  const log = printLog(game.notation, { header, entries, checks: [], places: null, serverSeed: null });
  const ways = equivalentLines(setting, position, solution.moves);
  return { seat, log, steps: solution.steps, ways, rash: played, origin: { seed, number, iterations, trials } };
}

/** The evaluations of the second search if both searches agree on a clearly best move; null otherwise. */
function agreedChoices<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  position: SeatPosition<T, H, B, M, E, O, K>,
  { iterations, choices }: PuzzleSearch,
  salt: number,
  margin: number,
): PuzzleStep | null {
  const first = position.consider({ iterations }, choices + salt);
  if (gapOf(first) < margin) return null;
  const second = position.consider({ iterations: 2 * iterations }, choices - salt - 1);
  return gapOf(second) >= margin && second[0]?.move === first[0]?.move ? second : null;
}

const gapOf = ([best, next]: PuzzleStep): number => (best?.hope ?? 0) - (next?.hope ?? 0);

interface Solution<M> {
  readonly steps: readonly PuzzleStep[];
  readonly moves: readonly M[];
}

/** The line of best moves from here, while the turn lasts, nothing is random, and the best move is clear. */
function findSolution<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: PuzzleSetting<T, H, B, M, E, O, K>,
  walk: SeatPosition<T, H, B, M, E, O, K>,
  first: PuzzleStep,
  quest: PuzzleSearch,
): Solution<M> {
  const { game, sense: heuristics } = setting;
  const { seat, match } = walk;
  const chapter = heuristics.chapter(match.state.table);
  const steps: PuzzleStep[] = [];
  const moves: M[] = [];
  let clear = 0;
  for (let choices: PuzzleStep | null = first; choices !== null && steps.length < MAX_SOLUTION_MOVES; ) {
    const move = game.notation.parse(choices[0]?.move ?? '');
    if (move === null || !isListedKind(setting, move) || !match.apply({ by: seat, move }).ok) break;
    steps.push(choices);
    moves.push(move);
    if (choices.length > 1) clear = steps.length;
    const asked = game.awaiting(match.state.table);
    if (asked.who !== 'seats' || !decidesAlone(asked, seat) || heuristics.chapter(match.state.table) !== chapter) break;
    const glimpse = walk.consider({ iterations: 1 }, 0);
    choices = glimpse.length <= 1 ? glimpse : agreedChoices(walk, quest, match.steps.length, quest.margin / 2);
  }
  return { steps: steps.slice(0, clear), moves: moves.slice(0, clear) };
}
