import type { Seat } from '@orrery/kernel';

/** A move somebody could make at a point of the tree, and what came of it. */
export interface Branch<M> {
  readonly move: M;
  /** How good it looked before it was tried: a share of 1 among its like. */
  prior: number;
  visits: number;
  /** Sum of what its mover got out of it: chances of winning. */
  gain: number;
  /** What can follow, as far as it has been seen. */
  readonly next: Knot<M>;
}

/** The moves of one kind at one question: first the kind is chosen, then the move. */
export interface Family<M> {
  readonly kind: string;
  prior: number;
  visits: number;
  gain: number;
  readonly branches: Branch<M>[];
}

/** A question to a seat at a point of the tree. The same point can lead to different questions, as chance has it. */
export interface Fork<M> {
  readonly seat: Seat;
  readonly question: string;
  visits: number;
  readonly families: Family<M>[];
  readonly byMove: Map<M, Branch<M>>;
  readonly byText: Map<string, Branch<M>>;
}

/** What follows a move: one fork for each question that was met. */
export interface Knot<M> {
  readonly forks: Fork<M>[];
}

export const newKnot = <M>(): Knot<M> => ({ forks: [] });

/** The fork of this question, made when it is met for the first time. */
export function forkAt<M>(knot: Knot<M>, seat: Seat, question: string): Fork<M> {
  for (const fork of knot.forks) if (fork.seat === seat && fork.question === question) return fork;
  const fork: Fork<M> = { seat, question, visits: 0, families: [], byMove: new Map(), byText: new Map() };
  knot.forks.push(fork);
  return fork;
}

/** The family of this kind, made when it is met for the first time. */
export function familyOf<M>(fork: Fork<M>, kind: string): Family<M> {
  for (const family of fork.families) if (family.kind === kind) return family;
  const family: Family<M> = { kind, prior: 0, visits: 0, gain: 0, branches: [] };
  fork.families.push(family);
  return family;
}

/** The mean gain so far; what was never tried is taken to be as good as `unknown`. */
export const meanGain = (tried: { readonly visits: number; readonly gain: number }, unknown: number): number =>
  tried.visits === 0 ? unknown : tried.gain / tried.visits;
