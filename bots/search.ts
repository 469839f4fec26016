import { fastRng, hashOf, type Kinded, type Rng, randomAskedSeat, type SeatView } from '@orrery/kernel';
import type { Bot, Budget, SearchParams } from './bot.ts';
import { type BotContext, newMoveList, type StateSlot, winProbs } from './context.ts';
import { OnePlyEvaluator } from './one-ply.ts';
import {
  estimate,
  type InfoSet,
  infoSetAt,
  type MoveGroup,
  moveGroupOf,
  newTreeNode,
  type TreeEdge,
  type TreeNode,
} from './tree.ts';

/** Default search parameters. */
const DEFAULT_PARAMS: SearchParams = {
  exploration: 1.5,
  priorTemperature: 0.01,
  priorWeight: 150,
  widening: 2,
  rolloutTurns: 0,
  rolloutSteps: 60,
  depth: 100,
  maxIterationsPerMove: 500,
  chanceSharpness: 1,
};

/** The search result for one move. */
export interface MoveEvaluation<M> {
  readonly move: M;
  readonly visits: number;
  /** Mean chance of winning after it. */
  readonly winProb: number;
}

/** A hash of what a seat sees: equal views have equal hashes. */
const viewHash = <T, H>({ table, hand }: SeatView<T, H>): string => hashOf([table, hand]);

/** Raises the first n chances to a power and makes their sum 1 again. */
function sharpen(chances: number[], n: number, power: number): void {
  if (power === 1) return;
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const share = (chances[i] ?? 0) ** power;
    chances[i] = share;
    sum += share;
  }
  for (let i = 0; i < n; i++) chances[i] = (chances[i] ?? 0) / sum;
}

/** Iterations between two checks of the clock. */
const TIME_CHECK_EVERY = 8;

/**
 * Information-set Monte-Carlo tree search. Every iteration samples a state that this seat considers possible, follows
 * the tree through it (choosing the kind of move first and then the move), samples chance, and evaluates the position
 * where it leaves the tree. All seats are assumed to play to win.
 */
export class Search<T, H, B, M extends Kinded, E extends Kinded, O, K> implements Bot<T, H, M, E> {
  readonly #context: BotContext<T, H, B, M, E, O, K>;
  readonly #seats: number;
  readonly #params: SearchParams;
  readonly #rng: Rng;
  readonly #moves = newMoveList<M>();
  readonly #winProbs: number[] = [];
  readonly #world: StateSlot<T, H, B>;
  readonly #onePly: OnePlyEvaluator<T, H, B, M, E, O, K>;
  readonly #path: [InfoSet<M>, MoveGroup<M>, TreeEdge<M>][] = [];
  #root: TreeNode<M> = newTreeNode();
  /** Iterations of the last decision, for measurements. */
  iterations = 0;

  constructor(
    context: BotContext<T, H, B, M, E, O, K>,
    seats: number,
    seed: number,
    params: Partial<SearchParams> = {},
  ) {
    this.#context = context;
    this.#seats = seats;
    this.#params = { ...DEFAULT_PARAMS, ...context.heuristics.searchParams, ...params };
    this.#rng = fastRng(seed);
    this.#world = context.slot(seats);
    this.#onePly = new OnePlyEvaluator(context, seats, this.#rng, 1);
  }

  hear(event: E): void {
    this.#context.hear(event);
  }

  volunteer(view: SeatView<T, H>): M | null {
    return this.#context.volunteer(view);
  }

  choose(view: SeatView<T, H>, budget: Budget): M {
    const [best] = this.consider(view, budget);
    if (best === undefined) throw new Error(`seat ${view.seat} is asked, but has no move`);
    this.#context.rememberProposal(view, best.move);
    this.#advanceRoot(view, best.move);
    return best.move;
  }

  /** The evaluation of every move it tried, best first. */
  consider(view: SeatView<T, H>, budget: Budget): MoveEvaluation<M>[] {
    this.#reuseTree(view);
    this.#context.options(view, this.#moves);
    const moves = this.#moves.toArray();
    this.iterations = 0;
    if (moves.length <= 1) return moves.map((move) => ({ move, visits: 0, winProb: 0 }));
    const infoSet = this.#rootInfoSet(view);
    const enough = Math.min(budget.iterations, this.#params.maxIterationsPerMove * moves.length);
    while (this.iterations < enough) {
      this.#iterate(view);
      this.iterations++;
      if (this.iterations % TIME_CHECK_EVERY === 0 && (budget.isUp?.() || this.#isSettled(infoSet, enough))) break;
    }
    return this.#evaluations(infoSet, moves);
  }

  /** The information set at the root. */
  #rootInfoSet(view: SeatView<T, H>): InfoSet<M> {
    const asked = this.#context.game.awaiting(view.table);
    return infoSetAt(this.#root, view.seat, asked.who === 'seats' ? asked.question : '', this.#chanceKey(view));
  }

  #chanceKey(view: SeatView<T, H>): number {
    return this.#context.heuristics.chanceKey?.(view) ?? 0;
  }

  /** No other move can catch up within the remaining iterations. */
  #isSettled(infoSet: InfoSet<M>, iterations: number): boolean {
    let first = 0;
    let second = 0;
    for (const { edges } of infoSet.groups) {
      for (const { visits } of edges) {
        if (visits > first) {
          second = first;
          first = visits;
        } else if (visits > second) second = visits;
      }
    }
    return first - second > iterations - this.iterations;
  }

  #evaluations(infoSet: InfoSet<M>, moves: readonly M[]): MoveEvaluation<M>[] {
    const legal = new Set(moves.map((move) => this.#edgeOf(infoSet, move)));
    const found: MoveEvaluation<M>[] = [];
    for (const edge of legal) {
      if (edge === null) continue;
      found.push({ move: edge.move, visits: edge.visits, winProb: estimate(infoSet, edge, this.#params.priorWeight) });
    }
    found.sort((a, b) => b.winProb - a.winProb || b.visits - a.visits);
    // Estimates are sums of differences: those of moves that were hardly tried may lie outside of what a chance can be.
    return found.map((each) => ({ ...each, winProb: Math.min(1, Math.max(0, each.winProb)) }));
  }

  /**
   * Keeps the subtree if the next question follows directly from the last move, without chance and without other moves.
   */
  #advanceRoot(view: SeatView<T, H>, move: M): void {
    const { game } = this.#context;
    const infoSet = this.#rootInfoSet(view);
    const { state, views } = this.#world;
    this.#context.imagine(view, this.#rng, state);
    game.play(state, view.seat, move, null);
    const next = views[view.seat];
    this.#expectedView = game.awaiting(state.table).who === 'seats' && next !== undefined ? viewHash(next) : null;
    this.#root = this.#edgeOf(infoSet, move)?.child ?? newTreeNode();
  }

  #expectedView: string | null = null;

  #reuseTree(view: SeatView<T, H>): void {
    if (this.#expectedView === null || this.#expectedView !== viewHash(view)) this.#root = newTreeNode();
    this.#expectedView = null;
  }

  #edgeOf(infoSet: InfoSet<M>, move: M): TreeEdge<M> | null {
    return infoSet.byMove.get(move) ?? infoSet.byText.get(this.#context.game.notation.print(move)) ?? null;
  }

  #iterate(view: SeatView<T, H>): void {
    const { game, heuristics } = this.#context;
    const { state, views } = this.#world;
    const { rolloutTurns, depth } = this.#params;
    this.#context.imagine(view, this.#rng, state);
    this.#path.length = 0;
    this.#endChapter = rolloutTurns === 0 ? Number.POSITIVE_INFINITY : heuristics.turnNumber(view.table) + rolloutTurns;
    let node = this.#root;
    for (let step = 0; step < depth && heuristics.turnNumber(state.table) < this.#endChapter; step++) {
      const asked = game.awaiting(state.table);
      if (asked.who === 'over') {
        this.#backpropagate(asked.places);
        return;
      }
      if (asked.who === 'chance') {
        game.resolve(
          state,
          asked.of.map((below) => this.#rng(below)),
          null,
        );
        continue;
      }
      const seat = step === 0 ? view.seat : randomAskedSeat(asked, this.#rng);
      const mover = views[seat];
      if (mover === undefined) break;
      const infoSet = infoSetAt(node, seat, asked.question, this.#chanceKey(mover));
      const isNew = infoSet.visits === 0;
      const edge = this.#select(infoSet, mover);
      if (edge === null) break;
      game.play(state, seat, edge.move, null);
      node = edge.child;
      if (isNew && this.#path.length > 1) break;
    }
    this.#rollout();
    this.#evaluate();
  }

  /** Selects a kind and then a move of it by their statistics. */
  #select(infoSet: InfoSet<M>, view: SeatView<T, H>): TreeEdge<M> | null {
    const moves = this.#moves;
    if (view.seat === this.#context.seat) this.#context.options(view, moves);
    else this.#context.game.moves(view, moves);
    if (moves.n === 0) return null;
    this.#expand(infoSet, view);
    const group = this.#selectGroup(infoSet);
    const edge = this.#selectEdge(infoSet, group);
    if (group === null || edge === null) return null;
    this.#path.push([infoSet, group, edge]);
    return edge;
  }

  /** Groups and edges with a legal move in the current state. */
  readonly #legalEdges = new Map<MoveGroup<M>, TreeEdge<M>[]>();

  /** Gives every legal move an edge; new moves get a prior. */
  #expand(infoSet: InfoSet<M>, view: SeatView<T, H>): void {
    const moves = this.#moves;
    const { notation } = this.#context.game;
    this.#legalEdges.clear();
    let fresh: TreeEdge<M>[] | null = null;
    for (let i = 0; i < moves.n; i++) {
      const move = moves.at[i];
      if (move === undefined) continue;
      let edge = infoSet.byMove.get(move);
      if (edge === undefined) {
        const text = notation.print(move);
        edge = infoSet.byText.get(text);
        if (edge === undefined) {
          edge = { move, prior: Number.NaN, visits: 0, valueSum: 0, child: newTreeNode() };
          infoSet.byText.set(text, edge);
          infoSet.byMove.set(move, edge);
          moveGroupOf(infoSet, move.kind).edges.push(edge);
          fresh ??= [];
          fresh.push(edge);
        }
      }
      const group = moveGroupOf(infoSet, move.kind);
      const list = this.#legalEdges.get(group);
      if (list === undefined) this.#legalEdges.set(group, [edge]);
      else list.push(edge);
    }
    if (fresh !== null) this.#setPriors(infoSet, view, fresh);
  }

  /** Sets the priors of new moves from their one-ply evaluation, as shares of their kind and of all moves. */
  #setPriors(infoSet: InfoSet<M>, view: SeatView<T, H>, fresh: readonly TreeEdge<M>[]): void {
    this.#onePly.setState(this.#world);
    for (const edge of fresh) edge.prior = this.#onePly.winProb(view, edge.move);
    for (const group of infoSet.groups) {
      let best = 0;
      for (const { prior } of group.edges) if (prior > best) best = prior;
      group.prior = best;
    }
  }

  #selectGroup(infoSet: InfoSet<M>): MoveGroup<M> | null {
    const groups = [...this.#legalEdges.keys()];
    return this.#selectByUcb(infoSet, groups, groups.length, infoSet.visits);
  }

  #selectEdge(infoSet: InfoSet<M>, group: MoveGroup<M> | null): TreeEdge<M> | null {
    const edges = group === null ? undefined : this.#legalEdges.get(group);
    if (group === null || edges === undefined) return null;
    edges.sort((a, b) => b.prior - a.prior);
    const considered = Math.min(edges.length, 1 + Math.floor(this.#params.widening * Math.sqrt(group.visits)));
    return this.#selectByUcb(infoSet, edges, considered, group.visits);
  }

  /** Selects the best of the first n choices by value estimate plus exploration bonus. */
  #selectByUcb<C extends { readonly prior: number; readonly visits: number; readonly valueSum: number }>(
    infoSet: InfoSet<M>,
    choices: readonly C[],
    considered: number,
    visits: number,
  ): C | null {
    const { priorTemperature, exploration, priorWeight } = this.#params;
    let top = 0;
    for (let i = 0; i < considered; i++) top = Math.max(top, choices[i]?.prior ?? 0);
    let sum = 0;
    for (let i = 0; i < considered; i++) sum += Math.exp(((choices[i]?.prior ?? 0) - top) / priorTemperature);
    const root = Math.sqrt(visits + 1);
    let best: C | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < considered; i++) {
      const choice = choices[i];
      if (choice === undefined) continue;
      const share = Math.exp((choice.prior - top) / priorTemperature) / sum;
      const score = estimate(infoSet, choice, priorWeight) + (exploration * share * root) / (1 + choice.visits);
      if (score > most) {
        most = score;
        best = choice;
      }
    }
    return best;
  }

  /** The turn at whose start the position is evaluated. */
  #endChapter = Number.POSITIVE_INFINITY;

  /** Rollout beyond the tree: whole turns with the best one-ply moves, or a few quick moves. */
  #rollout(): void {
    const { game, heuristics } = this.#context;
    const { state, views } = this.#world;
    const { rolloutTurns, depth, rolloutSteps } = this.#params;
    const most = rolloutTurns === 0 ? rolloutSteps : depth;
    for (let step = 0; step < most && heuristics.turnNumber(state.table) < this.#endChapter; step++) {
      const asked = game.awaiting(state.table);
      if (asked.who === 'over') return;
      if (asked.who === 'chance') {
        game.resolve(
          state,
          asked.of.map((below) => this.#rng(below)),
          null,
        );
        continue;
      }
      const seat = randomAskedSeat(asked, this.#rng);
      const view = views[seat];
      if (view === undefined) return;
      game.moves(view, this.#moves);
      const move = rolloutTurns === 0 ? this.#quickMove(view) : this.#bestMove(view);
      if (move === null) return;
      game.play(state, seat, move, null);
    }
  }

  #quickMove(view: SeatView<T, H>): M | null {
    return this.#moves.at[this.#context.heuristics.rolloutMove(view, this.#moves, this.#rng)] ?? null;
  }

  /** The move with the best one-ply evaluation. */
  #bestMove(view: SeatView<T, H>): M | null {
    const moves = this.#moves;
    let best = moves.at[0] ?? null;
    if (moves.n <= 1) return best;
    let most = Number.NEGATIVE_INFINITY;
    this.#onePly.setState(this.#world);
    for (let i = 0; i < moves.n; i++) {
      const move = moves.at[i];
      if (move === undefined) continue;
      const winProb = this.#onePly.winProb(view, move);
      if (winProb <= most) continue;
      most = winProb;
      best = move;
    }
    return best;
  }

  #evaluate(): void {
    const { game, heuristics } = this.#context;
    const asked = game.awaiting(this.#world.state.table);
    if (asked.who === 'over') {
      this.#backpropagate(asked.places);
      return;
    }
    winProbs(heuristics, this.#world.views, this.#winProbs);
    if (heuristics.winChances !== undefined) sharpen(this.#winProbs, this.#seats, this.#params.chanceSharpness);
    for (const [infoSet, group, edge] of this.#path) this.#update(infoSet, group, edge);
  }

  #backpropagate(places: readonly number[]): void {
    const winners = places.filter((place) => place === 1).length;
    for (let seat = 0; seat < this.#seats; seat++) this.#winProbs[seat] = places[seat] === 1 ? 1 / winners : 0;
    for (const [infoSet, group, edge] of this.#path) this.#update(infoSet, group, edge);
  }

  #update(infoSet: InfoSet<M>, group: MoveGroup<M>, edge: TreeEdge<M>): void {
    const gain = this.#winProbs[infoSet.seat] ?? 0;
    infoSet.visits++;
    infoSet.valueSum += gain;
    infoSet.priorSum += edge.prior;
    group.visits++;
    group.valueSum += gain;
    edge.visits++;
    edge.valueSum += gain;
  }
}
