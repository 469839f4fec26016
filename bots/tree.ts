import type { Seat } from '@orrery/kernel';

/** A move somebody could make at a point of the tree, and what came of it. */
export interface Branch<M> {
  readonly move: M;
  /** How good it looked before it was tried: a chance of winning. */
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
  /** That of the best of them. */
  prior: number;
  visits: number;
  gain: number;
  readonly branches: Branch<M>[];
}

/** A question to a seat at a point of the tree. The same point can lead to different questions, as chance has it. */
export interface Fork<M> {
  readonly seat: Seat;
  readonly question: string;
  readonly scene: number; // what chance had brought, as far as the game tells such scenes apart
  visits: number;
  /** Sums over the visits: what their mover got, and what the first look at their moves had promised. */
  gain: number;
  looks: number;
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
export function forkAt<M>(knot: Knot<M>, seat: Seat, question: string, scene: number): Fork<M> {
  for (const fork of knot.forks) {
    if (fork.scene === scene && fork.seat === seat && fork.question === question) return fork;
  }
  const fork: Fork<M> = {
    seat,
    question,
    scene,
    visits: 0,
    gain: 0,
    looks: 0,
    families: [],
    byMove: new Map(),
    byText: new Map(),
  };
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

/**
 * What a choice is worth as far as is known: what came of it, and before that its first look, which counts like `trust`
 * visits. Both are taken as differences from the fork's own level, since first looks and outcomes differ in theirs.
 */
export function estimate<M>(
  fork: Fork<M>,
  tried: { readonly prior: number; readonly visits: number; readonly gain: number },
  trust: number,
): number {
  const level = fork.visits === 0 ? 0 : fork.gain / fork.visits;
  const look = tried.prior - (fork.visits === 0 ? 0 : fork.looks / fork.visits);
  return level + (trust * look + tried.gain - tried.visits * level) / (trust + tried.visits);
}
