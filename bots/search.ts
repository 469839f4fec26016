import { fastRng, hashOf, type Kinded, type Rng, type SeatView, someoneAsked } from '@orrery/kernel';
import type { Bot, Budget, Manner } from './bot.ts';
import { Foresight } from './foresight.ts';
import { type Mind, odds, ownList, type Slot } from './mind.ts';
import { type Branch, estimate, type Family, type Fork, familyOf, forkAt, type Knot, newKnot } from './tree.ts';

/** How a search goes about a game that says nothing else. */
const MANNER: Manner = {
  curiosity: 1.5,
  sharpness: 0.01,
  trust: 150,
  widening: 2,
  chapters: 0,
  horizon: 60,
  depth: 100,
  patience: 500,
};

/** What a search has found out about one of its moves. */
export interface Finding<M> {
  readonly move: M;
  readonly visits: number;
  /** Mean chance of winning after it. */
  readonly hope: number;
}

/** What a seat sees, in a word that is the same for the same sight. */
const likeness = <T, H>({ table, hand }: SeatView<T, H>): string => hashOf([table, hand]);

/** Looks at whether time is up once in so many iterations. */
const GLANCE = 8;

/**
 * Information-set Monte-Carlo tree search. Every iteration deals a state that this seat takes for possible, follows the
 * tree through it, choosing the kind of move first and then the move, lets chance fall as it falls, and judges the
 * table where it leaves the tree. All seats are taken to want to win.
 */
export class Search<T, H, B, M extends Kinded, E extends Kinded, O, K> implements Bot<T, H, M, E> {
  readonly #mind: Mind<T, H, B, M, E, O, K>;
  readonly #seats: number;
  readonly #manner: Manner;
  readonly #rng: Rng;
  readonly #moves = ownList<M>();
  readonly #odds: number[] = [];
  readonly #world: Slot<T, H, B>;
  readonly #foresight: Foresight<T, H, B, M, E, O, K>;
  readonly #path: [Fork<M>, Family<M>, Branch<M>][] = [];
  #root: Knot<M> = newKnot();
  /** Iterations of the last decision, for those who measure. */
  iterations = 0;

  constructor(mind: Mind<T, H, B, M, E, O, K>, seats: number, seed: number, manner: Partial<Manner> = {}) {
    this.#mind = mind;
    this.#seats = seats;
    this.#manner = { ...MANNER, ...mind.sense.manner, ...manner };
    this.#rng = fastRng(seed);
    this.#world = mind.slot(seats);
    this.#foresight = new Foresight(mind, seats, this.#rng, 1);
  }

  hear(event: E): void {
    this.#mind.game.memory.hear(this.#mind.memory, event);
  }

  volunteer(view: SeatView<T, H>): M | null {
    return this.#mind.volunteer(view);
  }

  choose(view: SeatView<T, H>, budget: Budget): M {
    const [best] = this.consider(view, budget);
    if (best === undefined) throw new Error(`seat ${view.seat} is asked, but has no move`);
    this.#mind.note(view, best.move);
    this.#follow(view, best.move);
    return best.move;
  }

  /** What the search thinks of every move it tried, best first. */
  consider(view: SeatView<T, H>, budget: Budget): Finding<M>[] {
    this.#resume(view);
    this.#mind.options(view, this.#moves);
    const moves = this.#moves.toArray();
    this.iterations = 0;
    if (moves.length <= 1) return moves.map((move) => ({ move, visits: 0, hope: 0 }));
    const fork = this.#forkOf(view);
    const enough = Math.min(budget.iterations, this.#manner.patience * moves.length);
    while (this.iterations < enough) {
      this.#iterate(view);
      this.iterations++;
      if (this.iterations % GLANCE === 0 && (budget.isUp?.() || this.#isSettled(fork, enough))) break;
    }
    return this.#findings(fork, moves);
  }

  /** What is asked now, at the root. */
  #forkOf(view: SeatView<T, H>): Fork<M> {
    const asked = this.#mind.game.awaiting(view.table);
    return forkAt(this.#root, view.seat, asked.who === 'seats' ? asked.question : '', this.#sceneOf(view));
  }

  #sceneOf(view: SeatView<T, H>): number {
    return this.#mind.sense.scene?.(view) ?? 0;
  }

  /** No other move can catch up in what is left. */
  #isSettled(fork: Fork<M>, iterations: number): boolean {
    let first = 0;
    let second = 0;
    for (const { branches } of fork.families) {
      for (const { visits } of branches) {
        if (visits > first) {
          second = first;
          first = visits;
        } else if (visits > second) second = visits;
      }
    }
    return first - second > iterations - this.iterations;
  }

  #findings(fork: Fork<M>, moves: readonly M[]): Finding<M>[] {
    const legal = new Set(moves.map((move) => this.#branchOf(fork, move)));
    const found: Finding<M>[] = [];
    for (const branch of legal) {
      if (branch === null) continue;
      found.push({ move: branch.move, visits: branch.visits, hope: estimate(fork, branch, this.#manner.trust) });
    }
    return found.sort((a, b) => b.hope - a.hope || b.visits - a.visits);
  }

  /** What was learnt stays if the next question comes as foreseen, without chance and without anybody else's move. */
  #follow(view: SeatView<T, H>, move: M): void {
    const { game } = this.#mind;
    const fork = this.#forkOf(view);
    const { state, views } = this.#world;
    this.#mind.imagine(view, this.#rng, state);
    game.play(state, view.seat, move, null);
    const next = views[view.seat];
    this.#foreseen = game.awaiting(state.table).who === 'seats' && next !== undefined ? likeness(next) : null;
    this.#root = this.#branchOf(fork, move)?.next ?? newKnot();
  }

  #foreseen: string | null = null;

  #resume(view: SeatView<T, H>): void {
    if (this.#foreseen === null || this.#foreseen !== likeness(view)) this.#root = newKnot();
    this.#foreseen = null;
  }

  #branchOf(fork: Fork<M>, move: M): Branch<M> | null {
    return fork.byMove.get(move) ?? fork.byText.get(this.#mind.game.notation.print(move)) ?? null;
  }

  #iterate(view: SeatView<T, H>): void {
    const { game, sense } = this.#mind;
    const { state, views } = this.#world;
    const { chapters, depth } = this.#manner;
    this.#mind.imagine(view, this.#rng, state);
    this.#path.length = 0;
    this.#end = chapters === 0 ? Number.POSITIVE_INFINITY : sense.chapter(view.table) + chapters;
    let knot = this.#root;
    for (let step = 0; step < depth && sense.chapter(state.table) < this.#end; step++) {
      const asked = game.awaiting(state.table);
      if (asked.who === 'over') {
        this.#credit(asked.places);
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
      const seat = step === 0 ? view.seat : someoneAsked(asked, this.#rng);
      const mover = views[seat];
      if (mover === undefined) break;
      const fork = forkAt(knot, seat, asked.question, this.#sceneOf(mover));
      const isNew = fork.visits === 0;
      const branch = this.#descend(fork, mover);
      if (branch === null) break;
      game.play(state, seat, branch.move, null);
      knot = branch.next;
      if (isNew && this.#path.length > 1) break;
    }
    this.#playOn();
    this.#judge();
  }

  /** Chooses a kind and then a move of it, by what is known of them. */
  #descend(fork: Fork<M>, view: SeatView<T, H>): Branch<M> | null {
    const moves = this.#moves;
    if (view.seat === this.#mind.seat) this.#mind.options(view, moves);
    else this.#mind.game.moves(view, moves);
    if (moves.n === 0) return null;
    this.#welcome(fork, view);
    const family = this.#pickFamily(fork);
    const branch = this.#pickBranch(fork, family);
    if (family === null || branch === null) return null;
    this.#path.push([fork, family, branch]);
    return branch;
  }

  /** Families and branches with a legal move in the present world. */
  readonly #here = new Map<Family<M>, Branch<M>[]>();

  /** Gives every legal move a branch; those that are new get a first look. */
  #welcome(fork: Fork<M>, view: SeatView<T, H>): void {
    const moves = this.#moves;
    const { notation } = this.#mind.game;
    this.#here.clear();
    let fresh: Branch<M>[] | null = null;
    for (let i = 0; i < moves.n; i++) {
      const move = moves.at[i];
      if (move === undefined) continue;
      let branch = fork.byMove.get(move);
      if (branch === undefined) {
        const text = notation.print(move);
        branch = fork.byText.get(text);
        if (branch === undefined) {
          branch = { move, prior: Number.NaN, visits: 0, gain: 0, next: newKnot() };
          fork.byText.set(text, branch);
          fork.byMove.set(move, branch);
          familyOf(fork, move.kind).branches.push(branch);
          fresh ??= [];
          fresh.push(branch);
        }
      }
      const family = familyOf(fork, move.kind);
      const list = this.#here.get(family);
      if (list === undefined) this.#here.set(family, [branch]);
      else list.push(branch);
    }
    if (fresh !== null) this.#firstLook(fork, view, fresh);
  }

  /** How each new move looks one step ahead, as shares of its kind and of all. */
  #firstLook(fork: Fork<M>, view: SeatView<T, H>, fresh: readonly Branch<M>[]): void {
    this.#foresight.from(this.#world);
    for (const branch of fresh) branch.prior = this.#foresight.hope(view, branch.move);
    for (const family of fork.families) {
      let best = 0;
      for (const { prior } of family.branches) if (prior > best) best = prior;
      family.prior = best;
    }
  }

  #pickFamily(fork: Fork<M>): Family<M> | null {
    const families = [...this.#here.keys()];
    return this.#pick(fork, families, families.length, fork.visits);
  }

  #pickBranch(fork: Fork<M>, family: Family<M> | null): Branch<M> | null {
    const branches = family === null ? undefined : this.#here.get(family);
    if (family === null || branches === undefined) return null;
    branches.sort((a, b) => b.prior - a.prior);
    const considered = Math.min(branches.length, 1 + Math.floor(this.#manner.widening * Math.sqrt(family.visits)));
    return this.#pick(fork, branches, considered, family.visits);
  }

  /** Of the first so many choices the one that is best so far, or promising and little tried. */
  #pick<C extends { readonly prior: number; readonly visits: number; readonly gain: number }>(
    fork: Fork<M>,
    choices: readonly C[],
    considered: number,
    visits: number,
  ): C | null {
    const { sharpness, curiosity, trust } = this.#manner;
    let top = 0;
    for (let i = 0; i < considered; i++) top = Math.max(top, choices[i]?.prior ?? 0);
    let sum = 0;
    for (let i = 0; i < considered; i++) sum += Math.exp(((choices[i]?.prior ?? 0) - top) / sharpness);
    const root = Math.sqrt(visits + 1);
    let best: C | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < considered; i++) {
      const choice = choices[i];
      if (choice === undefined) continue;
      const share = Math.exp((choice.prior - top) / sharpness) / sum;
      const score = estimate(fork, choice, trust) + (curiosity * share * root) / (1 + choice.visits);
      if (score > most) {
        most = score;
        best = choice;
      }
    }
    return best;
  }

  /** The chapter at whose beginning the table is judged. */
  #end = Number.POSITIVE_INFINITY;

  /** Beyond the tree: the chapters to their end, or a few quick steps. */
  #playOn(): void {
    const { game, sense } = this.#mind;
    const { state, views } = this.#world;
    const { chapters, depth, horizon } = this.#manner;
    const most = chapters === 0 ? horizon : depth;
    for (let step = 0; step < most && sense.chapter(state.table) < this.#end; step++) {
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
      const seat = someoneAsked(asked, this.#rng);
      const view = views[seat];
      if (view === undefined) return;
      game.moves(view, this.#moves);
      const move = chapters === 0 ? this.#quick(view) : this.#likely(view);
      if (move === null) return;
      game.play(state, seat, move, null);
    }
  }

  #quick(view: SeatView<T, H>): M | null {
    return this.#moves.at[this.#mind.sense.rough(view, this.#moves, this.#rng)] ?? null;
  }

  /** The move that looks best. */
  #likely(view: SeatView<T, H>): M | null {
    const moves = this.#moves;
    let best = moves.at[0] ?? null;
    if (moves.n <= 1) return best;
    let most = Number.NEGATIVE_INFINITY;
    this.#foresight.from(this.#world);
    for (let i = 0; i < moves.n; i++) {
      const move = moves.at[i];
      if (move === undefined) continue;
      const hope = this.#foresight.hope(view, move);
      if (hope <= most) continue;
      most = hope;
      best = move;
    }
    return best;
  }

  #judge(): void {
    const { game, sense } = this.#mind;
    const asked = game.awaiting(this.#world.state.table);
    if (asked.who === 'over') {
      this.#credit(asked.places);
      return;
    }
    odds(sense, this.#world.views, this.#odds);
    for (const [fork, family, branch] of this.#path) this.#note(fork, family, branch);
  }

  #credit(places: readonly number[]): void {
    const winners = places.filter((place) => place === 1).length;
    for (let seat = 0; seat < this.#seats; seat++) this.#odds[seat] = places[seat] === 1 ? 1 / winners : 0;
    for (const [fork, family, branch] of this.#path) this.#note(fork, family, branch);
  }

  #note(fork: Fork<M>, family: Family<M>, branch: Branch<M>): void {
    const gain = this.#odds[fork.seat] ?? 0;
    fork.visits++;
    fork.gain += gain;
    fork.looks += branch.prior;
    family.visits++;
    family.gain += gain;
    branch.visits++;
    branch.gain += gain;
  }
}
