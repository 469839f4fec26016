import {
  BOT_LEVELS,
  type Budget,
  type Heuristics,
  heuristicsFor,
  MoveExplainer,
  type MoveReason,
  type SeatSetup,
  seatSearch,
} from '@orrery/bots';
import type { MonotonicClock } from '@orrery/bots/runner';
import { type Game, type Kinded, readOptions, type SeatView } from '@orrery/kernel';
import type { OnProgress } from './worker-tasks.ts';

/** A decision to evaluate: only what its seat sees and was told. */
export interface AdviceRequest {
  readonly game: string;
  readonly edition: number;
  /** As JSON, like view and told. */
  readonly options: string;
  readonly seats: number;
  readonly view: string;
  readonly events: string;
  /** Earlier proposals of the seat with their turn: a failed proposal is not advised again in the same turn. */
  readonly proposed: readonly { readonly move: string; readonly chapter: number }[];
  readonly seed: number;
  readonly iterations: number;
  readonly maxMs: number;
}

/** The evaluation of one move, in the game's notation. */
export interface RankedMove {
  readonly move: string;
  /** Winning chance after it: the mean of the searches. */
  readonly winChance: number;
  /** The winning chance by each search. */
  readonly winChances: readonly number[];
  /** Reasons for it, most important first. */
  readonly reasons: readonly MoveReason[];
}

/** The result of the evaluation. */
export interface AdviceResult {
  /** The best move first. Empty if there are no bots for the game. */
  readonly evaluations: readonly RankedMove[];
  /** The turn of the game that the decision belongs to. */
  readonly chapter: number;
  /** Iterations of each search. */
  readonly iterations: number;
}

/** Number of independent searches: where they differ, the difference is noise. */
const SEARCH_COUNT = 2;
/** Number of moves that are explained. */
const MAX_EXPLAINED_MOVES = 24;
/** Milliseconds between two progress reports. */
const PROGRESS_INTERVAL_MS = 100;
const NO_ADVICE: AdviceResult = { evaluations: [], chapter: 0, iterations: 0 };

/** Evaluates a decision. */
export async function computeAdvice(
  decision: AdviceRequest,
  now: MonotonicClock,
  onProgress: OnProgress,
): Promise<AdviceResult> {
  const minded = await heuristicsFor(decision.game, decision.edition, undefined, BOT_LEVELS.admiral);
  const budgets = budgetsOf(decision, now, onProgress);
  return minded?.use((game, sense) => searchDecision(game, sense, decision, budgets)) ?? NO_ADVICE;
}

function searchDecision<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  sense: Heuristics<T, H, M, K>,
  decision: AdviceRequest,
  budgets: readonly Budget[],
): AdviceResult {
  const options = readOptions(game.options, JSON.parse(decision.options));
  if (!options.ok) throw new Error(options.problem.text);
  const view: SeatView<T, H> = JSON.parse(decision.view);
  const events: readonly E[] = JSON.parse(decision.events);
  const { seats, seed } = decision;
  const place: SeatSetup<T, H, O> = { options: options.value, view, seats, seed };
  const found = new Map<string, { readonly move: M; readonly winChances: number[] }>();
  let iterations = Number.POSITIVE_INFINITY;
  for (const [i, budget] of budgets.entries()) {
    const search = seatSearch(game, sense, { ...place, seed: seed * budgets.length + i });
    for (const event of events) search.hear(event);
    for (const { move, winProb } of search.consider(view, budget)) {
      const text = game.notation.print(move);
      const known = found.get(text);
      if (known === undefined) found.set(text, { move, winChances: [winProb] });
      else known.winChances.push(winProb);
    }
    iterations = Math.min(iterations, search.iterations);
  }
  const chapter = sense.turnNumber(view.table);
  const vain = new Set(decision.proposed.filter((each) => each.chapter === chapter).map(({ move }) => move));
  const counsel = new MoveExplainer(game, sense, place);
  for (const event of events) counsel.hear(event);
  const opinions = [...found]
    .filter(([text, { winChances }]) => winChances.length === budgets.length && !vain.has(text))
    .map(([text, { move, winChances }]) => ({
      text,
      move,
      winChances,
      winChance: winChances.reduce((a, b) => a + b, 0) / winChances.length,
    }))
    .sort((a, b) => b.winChance - a.winChance)
    .map(({ text, move, winChances, winChance }, i) => ({
      move: text,
      winChance,
      winChances,
      reasons: i < MAX_EXPLAINED_MOVES ? counsel.explain(move) : [],
    }));
  return { evaluations: withDistinctReasons(opinions), chapter, iterations };
}

const WIN_REASON = 'wins';

/** Drops reasons that all moves share, except that the game is won. */
function withDistinctReasons(opinions: readonly RankedMove[]): readonly RankedMove[] {
  const explained = opinions.slice(0, MAX_EXPLAINED_MOVES);
  const textOf = ({ code, numbers }: MoveReason): string => JSON.stringify([code, numbers]);
  const all = explained.map(({ reasons }) => new Set(reasons.map(textOf)));
  const tells = (reason: MoveReason): boolean =>
    reason.code === WIN_REASON || all.length < 2 || !all.every((texts) => texts.has(textOf(reason)));
  return opinions.map((opinion) => ({ ...opinion, reasons: opinion.reasons.filter(tells) }));
}

/** The time is split between the searches. They check the clock regularly, which is also when progress is reported. */
function budgetsOf(
  { iterations, maxMs }: AdviceRequest,
  now: MonotonicClock,
  onProgress: OnProgress,
): readonly Budget[] {
  const start = now();
  let said = start;
  return Array.from({ length: SEARCH_COUNT }, (_, i) => ({
    iterations: Math.floor(iterations / SEARCH_COUNT),
    isUp() {
      const time = now();
      if (time - said >= PROGRESS_INTERVAL_MS) {
        said = time;
        onProgress(Math.min(time - start, maxMs), maxMs);
      }
      return time - start >= (maxMs * (i + 1)) / SEARCH_COUNT;
    },
  }));
}
