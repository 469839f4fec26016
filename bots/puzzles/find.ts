import {
  fastRng,
  headerOf,
  isChance,
  isUndo,
  type Kinded,
  MoveList,
  printLog,
  type Rng,
  type Seat,
  type Step,
} from '@orrery/kernel';
import { Greedy } from '../greedy.ts';
import { Mind } from '../mind.ts';
import { playBots } from '../sitting.ts';
import { Position, type Setting } from './position.ts';
import type { Choices, Puzzle } from './puzzle.ts';
import { clarityOf, isSure } from './sure.ts';
import { Trials } from './trials.ts';
import { isAlone, waysTo } from './ways.ts';

/** What is looked for, and how hard. */
export interface Quest {
  /** The seed of the series and the number of the game in it: where the puzzle says it comes from. */
  readonly seed: number;
  readonly number: number;
  readonly dice: number;
  readonly choices: number;
  /** Of the search that has to be sure; the one that confirms it makes twice as many. */
  readonly iterations: number;
  /** By how much the best move has to be better than the next. */
  readonly margin: number;
  /** Positions of the game that get a first look. */
  readonly looks: number;
  /** Games played on, each time from the position. */
  readonly trials: number;
}

/** A decision in the game that was played. */
interface Moment {
  readonly at: number; // so many entries are before it
  readonly seat: Seat;
  readonly played: string;
}

const BOUND = 20_000;
/** A first look is shorter by this factor, and its margin by half. */
const GLANCE = 8;
/** Positions that are thought through, at most, of those whose first look is promising. */
const CONFIRMED = 3;
/** Moves of a solution, at most. */
const LONGEST = 6;

/** Plays a game between bots and looks for a position in it that makes a puzzle; null when there is none. */
export function findPuzzle<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: Setting<T, H, B, M, E, O, K>,
  quest: Quest,
): Puzzle | null {
  const { steps } = playCaptains(setting, quest);
  const promising: { readonly moment: Moment; readonly promise: number }[] = [];
  for (const moment of sampled(momentsOf(setting, steps), quest.looks, fastRng(quest.choices))) {
    const position = new Position(setting, steps.slice(0, moment.at), moment.seat);
    const budget = { iterations: Math.ceil(quest.iterations / GLANCE) };
    const clarity = clarityOf(position.consider(budget, quest.choices + moment.at), moment.played);
    if (clarity === null || !isSure(clarity, quest.margin / 2)) continue;
    promising.push({ moment, promise: Math.min(clarity.gap, clarity.slip) });
  }
  promising.sort((a, b) => b.promise - a.promise || a.moment.at - b.moment.at);
  for (const { moment } of promising.slice(0, CONFIRMED)) {
    const puzzle = confirmed(setting, steps.slice(0, moment.at), moment, quest);
    if (puzzle !== null) return puzzle;
  }
  return null;
}

function playCaptains<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game, sense, options, seats }: Setting<T, H, B, M, E, O, K>,
  { dice, choices }: Quest,
) {
  const sitting = { options, seats, seed: dice, budget: { iterations: 1 }, bound: BOUND, history: true };
  return playBots(game, sitting, (view) => {
    return new Greedy(new Mind(game, sense, options, view), seats, fastRng(choices + view.seat));
  });
}

/** The decisions of a game that one seat makes alone, in its own turn, among several closed moves. */
function momentsOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: Setting<T, H, B, M, E, O, K>,
  steps: readonly Step<M, E>[],
): Moment[] {
  const { game, sense } = setting;
  const { match } = new Position(setting, [], 0);
  const moves = new MoveList<M>(0);
  const moments: Moment[] = [];
  let turn = { chapter: Number.NaN, seat: 0 };
  for (const [at, { entry }] of steps.entries()) {
    const asked = game.awaiting(match.state.table);
    const chapter = sense.chapter(match.state.table);
    if (asked.who === 'seats' && !isChance(entry) && !isUndo(entry)) {
      if (chapter !== turn.chapter) turn = { chapter, seat: entry.by };
      const view = match.views[entry.by];
      if (view !== undefined) game.moves(view, moves);
      const isOwn = entry.by === turn.seat && isAlone(asked, entry.by);
      if (isOwn && moves.n > 1 && isClosed(setting, entry.move)) {
        moments.push({ at, seat: entry.by, played: game.notation.print(entry.move) });
      }
    }
    match.take(entry);
  }
  return moments;
}

/** A move of a kind that can be listed: whether an offer is good is for those to say to whom it is made. */
const isClosed = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game }: Setting<T, H, B, M, E, O, K>,
  move: M,
): boolean => !game.vocabulary.moves.some(({ kind, listing }) => kind === move.kind && listing === 'menu');

/** So many of them, in order, each as likely. */
function sampled<V>(all: readonly V[], many: number, rng: Rng): readonly V[] {
  const left = [...all.keys()];
  const taken: number[] = [];
  while (taken.length < many && left.length > 0) taken.push(...left.splice(rng(left.length), 1));
  return taken.sort((a, b) => a - b).flatMap((i) => all[i] ?? []);
}

/** Thinks a moment through: twice, with other seeds, and by playing on; null where the answers differ. */
function confirmed<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: Setting<T, H, B, M, E, O, K>,
  steps: readonly Step<M, E>[],
  { at, seat, played }: Moment,
  quest: Quest,
): Puzzle | null {
  const { game } = setting;
  const position = new Position(setting, steps, seat);
  const first = settled(position, quest, at, quest.margin);
  const clarity = first === null ? null : clarityOf(first, played);
  if (first === null || clarity === null || !isSure(clarity, quest.margin)) return null;
  const entries = steps.map(({ entry }) => entry);
  const walk = new Position(setting, steps, seat);
  const solution = solve(setting, walk, first, quest);
  const tried = new Trials(setting, position);
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
  const ways = waysTo(setting, position, solution.moves);
  return { seat, log, steps: solution.steps, ways, rash: played, origin: { seed, number, iterations, trials } };
}

/** What two searches agree on: the second one's opinions, null where the first sees another move in front, or none clearly. */
function settled<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  position: Position<T, H, B, M, E, O, K>,
  { iterations, choices }: Quest,
  salt: number,
  margin: number,
): Choices | null {
  const first = position.consider({ iterations }, choices + salt);
  if (gapOf(first) < margin) return null;
  const second = position.consider({ iterations: 2 * iterations }, choices - salt - 1);
  return gapOf(second) >= margin && second[0]?.move === first[0]?.move ? second : null;
}

const gapOf = ([best, next]: Choices): number => (best?.hope ?? 0) - (next?.hope ?? 0);

interface Solution<M> {
  readonly steps: readonly Choices[];
  readonly moves: readonly M[];
}

/** The line of best moves from here, as long as the turn lasts, nothing is left to chance, and the best is clear. */
function solve<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: Setting<T, H, B, M, E, O, K>,
  walk: Position<T, H, B, M, E, O, K>,
  first: Choices,
  quest: Quest,
): Solution<M> {
  const { game, sense } = setting;
  const { seat, match } = walk;
  const chapter = sense.chapter(match.state.table);
  const steps: Choices[] = [];
  const moves: M[] = [];
  let clear = 0;
  for (let choices: Choices | null = first; choices !== null && steps.length < LONGEST; ) {
    const move = game.notation.parse(choices[0]?.move ?? '');
    if (move === null || !isClosed(setting, move) || !match.apply({ by: seat, move }).ok) break;
    steps.push(choices);
    moves.push(move);
    if (choices.length > 1) clear = steps.length;
    const asked = game.awaiting(match.state.table);
    if (asked.who !== 'seats' || !isAlone(asked, seat) || sense.chapter(match.state.table) !== chapter) break;
    const glimpse = walk.consider({ iterations: 1 }, 0);
    choices = glimpse.length <= 1 ? glimpse : settled(walk, quest, match.steps.length, quest.margin / 2);
  }
  return { steps: steps.slice(0, clear), moves: moves.slice(0, clear) };
}
