import type { Kinded, MoveList, Rng, Seat, SeatView } from '@orrery/kernel';
import type { OfferEvent } from './offer-events.ts';
import type { OfferHistory } from './offer-history.ts';
import type { PuzzleTheme } from './puzzles/theme.ts';
import type { MoveReason } from './reasons.ts';

/**
 * How long a bot may think, in iterations. A bot has no clock, so the same budget gives the same move; a caller with a
 * clock passes `isUp`, and the bot then answers with the best move found so far.
 */
export interface Budget {
  readonly iterations: number;
  isUp?(): boolean;
}

/** A computer player. It gets the events and views of its seat and nothing else. */
export interface Bot<T, H, M, E> {
  /** Reports an event to the seat: every event, in order, from the start of the game. */
  hear(event: E): void;
  /** Chooses a legal move for a seat that is asked. */
  choose(view: SeatView<T, H>, budget: Budget): M;
  /** A move of a seat that may act but is not awaited, found without a search; null for none. */
  volunteer?(view: SeatView<T, H>): M | null;
}

/** Parameters of the tree search. All plain data, so that games, levels and tuning can change them. */
export interface SearchParams {
  /** Exploration constant: how strongly rarely tried moves are preferred. */
  readonly exploration: number;
  /** Temperature of the softmax over priors: a smaller number trusts the priors more. */
  readonly priorTemperature: number;
  /** Number of visits that the prior of a move counts for. */
  readonly priorWeight: number;
  /** Progressive widening: after n visits, 1 + widening * sqrt(n) moves of a kind are considered. */
  readonly widening: number;
  /** Number of turns the rollout plays to the end with one-ply greedy moves; 0 for quick rollout moves instead. */
  readonly rolloutTurns: number;
  /** Number of quick rollout moves before the position is evaluated, when `rolloutTurns` is 0. */
  readonly rolloutSteps: number;
  /** Maximum number of steps of an iteration. */
  readonly depth: number;
  /** Maximum iterations per legal move; more would hardly change the choice. */
  readonly maxIterationsPerMove: number;
  /**
   * The power to which chances of winning by a network are raised where the search ends: above 1, differences between
   * moves count for more beside the exploration.
   */
  readonly chanceSharpness: number;
}

/** What a seat sees before and right after a move (before any chance event), and what it remembers. */
export interface MoveOutlook<T, H, K> {
  readonly before: SeatView<T, H>;
  readonly after: SeatView<T, H>;
  readonly memory: K;
}

/** What a bot knows about a game beyond its rules. */
export interface Heuristics<T, H, M extends Kinded, K> {
  /** Evaluation of the position for a seat with this hand, in points or a similar unit; more is better. */
  evaluate(table: T, hand: H, seat: Seat): number;
  /**
   * Writes the chance of winning of each seat into `into`, where a network says more than `evaluate`. Absent where the
   * chances follow from `evaluate`.
   */
  winChances?(views: readonly SeatView<T, H>[], into: number[]): void;
  /** Scale of the evaluation: a lead of this much makes winning about 2.7 times (e times) as likely. */
  readonly winScale: number;
  /** Scale of the noise of weaker levels, 1 by default: less where good and bad moves have similar values. */
  readonly noiseScale?: number;
  /** What an event says about offers, null for nothing. Where it is absent, bots remember no offers. */
  offerEvent?(event: Kinded): OfferEvent | null;
  /** Adds the open-ended moves worth considering (offers, counter-offers); a bot makes no others. */
  propose(view: SeatView<T, H>, memory: K, out: MoveList<M>, history?: OfferHistory): void;
  /** A proposal of a seat that is not on turn, if one is worth making. Called now and then, never in simulations. */
  volunteer?(view: SeatView<T, H>, memory: K, history?: OfferHistory): M | null;
  /** The gain of a move that does not show in the position right after it; null to evaluate that position. */
  evaluateMove(view: SeatView<T, H>, memory: K, move: M, history?: OfferHistory): number | null;
  /**
   * Kinds of moves to which `evaluateMove` gives a gain only because the evaluation by hand sees no difference after
   * them. A network counts in advance what a seat will do next, so passing would gain too much with it: it evaluates the
   * position after these moves.
   */
  readonly judgedByNetwork?: readonly string[];
  /**
   * Whether moves are compared by the evaluation by hand although a network tells the chances of winning: it predicts
   * winners well, but is less exact about what a single move changes. The network then evaluates only where a search
   * ends.
   */
  readonly comparesMovesByHand?: boolean;
  /**
   * Iterations of the search that a bot makes in place of looking one move ahead; absent where looking one move ahead is
   * enough.
   */
  readonly shortSearch?: number;
  /** Search parameters with a network; absent where the search is better with the evaluation by hand. */
  readonly networkSearch?: Partial<SearchParams>;
  /** How often chance is sampled after a move; 3 if absent. */
  readonly chanceSamples?: number;
  /** Number of the current turn: an offer that failed is not repeated in the same turn. */
  turnNumber(table: T): number;
  /**
   * A number for the result of chance that decides how good moves are, e.g. the card just revealed. The search keeps
   * separate statistics for different numbers. Without it, equal questions at a node share their statistics.
   */
  chanceKey?(view: SeatView<T, H>): number;
  /** Search parameters of this game that differ from the defaults. */
  readonly searchParams?: Partial<SearchParams>;
  /** A quick, sensible choice among `moves` for rollouts: an index below `moves.n`. */
  rolloutMove(view: SeatView<T, H>, moves: MoveList<M>, rng: Rng): number;
  /**
   * The reasons for a move, in any order, for explanations to people. They must not depend on hidden information:
   * `after` is imagined, so only what the seat would really know then may be reported.
   */
  reasons?(outlook: MoveOutlook<T, H, K>, move: M): MoveReason[];
  /**
   * The theme of a puzzle that ends with this move. null: not suited to puzzles, because its value depends on other
   * players or on what was seen long before.
   */
  theme?(move: M): PuzzleTheme | null;
}
