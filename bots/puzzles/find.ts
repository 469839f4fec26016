import { fastRng, headerOf, type Kinded, printLog, type Step } from '@orrery/kernel';
import type { Heuristics } from '../bot.ts';
import { BotContext } from '../context.ts';
import { GreedyBot } from '../greedy.ts';
import { playBots } from '../play-bots.ts';
import { MoveExplainer } from '../reasons.ts';
import { isWorthAsking, rivalsWithin } from './clarity.ts';
import { decisionsOf, type GameDecision, sampleDecisions } from './decisions.ts';
import { isInterchangeable } from './equivalent-lines.ts';
import { levelOf } from './level.ts';
import { type PuzzleSetting, SeatPosition } from './position.ts';
import type { Puzzle } from './puzzle.ts';
import { findSolution, type Solution } from './solution.ts';
import type { PuzzleTheme } from './theme.ts';
import { PlayoutTrials } from './trials.ts';

/** Search criteria and effort. */
export interface PuzzleSearch {
  /** The seed of the series and the number of the game in it, recorded as the puzzle's origin. */
  readonly seed: number;
  readonly number: number;
  readonly dice: number;
  readonly choices: number;
  /** Iterations of the first search; the second makes twice as many, the third four times as many. */
  readonly iterations: number;
  /** Minimum margin of the best move over every move that leads to a different result. */
  readonly margin: number;
  /** Number of positions of the game that get a short search. */
  readonly looks: number;
  /** Number of games played out from the position. */
  readonly trials: number;
}

const MAX_STEPS = 20_000;
/** The short search makes a sixth of the iterations and requires three quarters of the margin. */
const FIRST_LOOK_FACTOR = 6;
const FIRST_LOOK_MARGIN = 0.75;
/** Maximum number of positions of a game that are searched in full. */
const MAX_FULL_SEARCHES = 6;
/** Maximum number of these at which a one-ply player makes the best move. */
const MAX_OBVIOUS = 2;
/** More puzzles from one game would be too similar. */
const MAX_PUZZLES_PER_GAME = 3;
/** A move with more rivals than this is not clearly best, whatever they lead to. */
const MAX_RIVALS = 4;
/** Maximum number of reasons stored for a move. */
const MAX_REASONS = 3;

/** Plays a game between bots and looks for positions of different turns that make puzzles. */
export function findPuzzles<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: PuzzleSetting<T, H, B, M, E, O, K>,
  search: PuzzleSearch,
): readonly Puzzle[] {
  const { steps } = playGreedyGame(setting, search);
  const puzzles: Puzzle[] = [];
  const chapters = new Set<number>();
  const promising = promisingDecisions(setting, steps, search);
  for (const decision of promising.slice(0, MAX_FULL_SEARCHES)) {
    if (puzzles.length === MAX_PUZZLES_PER_GAME || chapters.has(decision.chapter)) continue;
    const puzzle = confirmPuzzle(setting, steps.slice(0, decision.at), decision, search);
    if (puzzle === null) continue;
    puzzles.push(puzzle);
    chapters.add(decision.chapter);
  }
  return puzzles;
}

function playGreedyGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game, heuristics, options, seats }: PuzzleSetting<T, H, B, M, E, O, K>,
  { dice, choices }: PuzzleSearch,
) {
  const gameSetup = { options, seats, seed: dice, budget: { iterations: 1 }, maxEntries: MAX_STEPS, history: true };
  return playBots(game, gameSetup, (view) => {
    return new GreedyBot(new BotContext(game, heuristics, options, view), seats, fastRng(choices + view.seat));
  });
}

/** The decisions at which a short search sees a clear difference: first those that a one-ply player misses, the clearest first. */
function promisingDecisions<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: PuzzleSetting<T, H, B, M, E, O, K>,
  steps: readonly Step<M, E>[],
  { iterations, choices, margin, looks }: PuzzleSearch,
): readonly GameDecision[] {
  const promising: PromisingDecision[] = [];
  const budget = { iterations: Math.ceil(iterations / FIRST_LOOK_FACTOR) };
  const sample = sampleDecisions(decisionsOf(setting, steps), looks, steps.length, fastRng(choices));
  for (const decision of sample) {
    const position = new SeatPosition(setting, steps.slice(0, decision.at), decision.seat);
    const evaluated = position.consider(budget, choices + decision.at);
    const rivals = new Set(rivalsWithin(evaluated, FIRST_LOOK_MARGIN * margin));
    const [best] = evaluated;
    const isObvious = best?.move === decision.onePly;
    if (best === undefined || rivals.size > MAX_RIVALS || !isWorthAsking(evaluated, isObvious)) continue;
    if ([...rivals].some((rival) => !isInterchangeable(setting, position, best.move, rival))) continue;
    const next = evaluated.find(({ move }) => move !== best.move && !rivals.has(move));
    promising.push({ decision, isObvious, gap: best.winChance - (next?.winChance ?? 0) });
  }
  promising.sort((a, b) => b.gap - a.gap || a.decision.at - b.decision.at);
  const obvious = promising.filter((each) => each.isObvious).slice(0, MAX_OBVIOUS);
  return [...promising.filter((each) => !each.isObvious), ...obvious].map(({ decision }) => decision);
}

interface PromisingDecision {
  readonly decision: GameDecision;
  /** Whether a one-ply player makes the best move. */
  readonly isObvious: boolean;
  readonly gap: number;
}

/** Searches a position in full; null when no line of moves is clearly best. */
function confirmPuzzle<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: PuzzleSetting<T, H, B, M, E, O, K>,
  steps: readonly Step<M, E>[],
  { at, seat }: GameDecision,
  search: PuzzleSearch,
): Puzzle | null {
  const { game } = setting;
  const position = new SeatPosition(setting, steps, seat);
  const lookahead = new SeatPosition(setting, steps, seat);
  const solution = findSolution(setting, position, lookahead, { ...search, salt: search.choices + at });
  if (solution === null) return null;
  const [first] = solution.steps;
  const [onePly] = solution.onePly;
  const [best, next] = first ?? [];
  if (best === undefined || next === undefined || onePly === undefined) return null;
  const rash = onePly === best.move ? next.move : onePly;
  const tempting = game.notation.parse(rash);
  if (tempting === null) return null;
  const theme = themeOf(setting.heuristics, solution, tempting);
  if (theme === null) return null;
  const trials = playTrials(setting, position, solution, tempting, search);
  if (trials.games > 0 && trials.solution <= trials.rash) return null;
  const { seed, number, iterations } = search;
  const header = headerOf(game, { ...setting, id: `${game.id}-${seed}-${number}-${at}` });
  const entries = steps.map(({ entry }) => entry);
  return {
    seat,
    log: printLog(game.notation, { header, entries, checks: [], places: null, serverSeed: null }),
    steps: solution.steps,
    reasons: reasonsFor(setting, steps, position, solution.moves),
    ways: solution.ways,
    rash,
    level: levelOf(solution),
    theme,
    origin: { seed, number, iterations, trials },
  };
}

/** The theme: winning, or what the last move is about; null if one of the moves is not suited to puzzles. */
function themeOf<T, H, M extends Kinded, K>(
  { theme }: Heuristics<T, H, M, K>,
  { steps, moves }: Solution<M>,
  tempting: M,
): PuzzleTheme | null {
  const themes = moves.map((move) => (theme === undefined ? 'timing' : theme(move)));
  if (theme?.(tempting) === null || themes.includes(null)) return null;
  return steps.at(-1)?.[0]?.winChance === 1 ? 'win' : (themes.at(-1) ?? null);
}

/** How games go on after the solution and after the tempting move. */
function playTrials<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: PuzzleSetting<T, H, B, M, E, O, K>,
  position: SeatPosition<T, H, B, M, E, O, K>,
  { moves }: Solution<M>,
  tempting: M,
  { trials: games, choices }: PuzzleSearch,
) {
  const tried = new PlayoutTrials(setting, position);
  return { games, solution: tried.wins(moves, games, choices), rash: tried.wins([tempting], games, choices) };
}

/** Why each move of the solution is good. */
function reasonsFor<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: PuzzleSetting<T, H, B, M, E, O, K>,
  steps: readonly Step<M, E>[],
  { seat }: SeatPosition<T, H, B, M, E, O, K>,
  moves: readonly M[],
): Puzzle['reasons'] {
  const { game, heuristics, options, seats } = setting;
  const lookahead = new SeatPosition(setting, steps, seat);
  return moves.map((move) => {
    const explainer = new MoveExplainer(game, heuristics, { options, seats, view: lookahead.view, seed: 1 });
    lookahead.tell((event) => explainer.hear(event));
    const reasons = explainer.explain(move).slice(0, MAX_REASONS);
    lookahead.match.apply({ by: seat, move });
    return reasons;
  });
}
