import type { Seat } from '@orrery/kernel';

/** An edge: a legal move at a node and its statistics. */
export interface TreeEdge<M> {
  readonly move: M;
  /** Estimated chance of winning before the first visit. */
  prior: number;
  visits: number;
  /** Sum of the mover's chances of winning over all visits. */
  valueSum: number;
  /** The node after the move, as far as it has been visited. */
  readonly child: TreeNode<M>;
}

/** The edges of one kind of move: the search selects the kind first, then the move. */
export interface MoveGroup<M> {
  readonly kind: string;
  /** The largest prior of its edges. */
  prior: number;
  visits: number;
  valueSum: number;
  readonly edges: TreeEdge<M>[];
}

/** A question to a seat at a node. Chance can lead from one node to different questions. */
export interface InfoSet<M> {
  readonly seat: Seat;
  readonly question: string;
  readonly chanceKey: number; // result of chance, as far as the game distinguishes it
  visits: number;
  /** Sums over the visits: the mover's results, and the priors of the chosen moves. */
  valueSum: number;
  priorSum: number;
  readonly groups: MoveGroup<M>[];
  readonly byMove: Map<M, TreeEdge<M>>;
  readonly byText: Map<string, TreeEdge<M>>;
}

/** A node after a move: one information set for each question that occurred. */
export interface TreeNode<M> {
  readonly infoSets: InfoSet<M>[];
}

export const newTreeNode = <M>(): TreeNode<M> => ({ infoSets: [] });

/** The information set of this question, created on first use. */
export function infoSetAt<M>(node: TreeNode<M>, seat: Seat, question: string, scene: number): InfoSet<M> {
  for (const infoSet of node.infoSets) {
    if (infoSet.chanceKey === scene && infoSet.seat === seat && infoSet.question === question) return infoSet;
  }
  const infoSet: InfoSet<M> = {
    seat,
    question,
    chanceKey: scene,
    visits: 0,
    valueSum: 0,
    priorSum: 0,
    groups: [],
    byMove: new Map(),
    byText: new Map(),
  };
  node.infoSets.push(infoSet);
  return infoSet;
}

/** The group of this kind, created on first use. */
export function moveGroupOf<M>(infoSet: InfoSet<M>, kind: string): MoveGroup<M> {
  for (const group of infoSet.groups) if (group.kind === kind) return group;
  const group: MoveGroup<M> = { kind, prior: 0, visits: 0, valueSum: 0, edges: [] };
  infoSet.groups.push(group);
  return group;
}

/**
 * The value estimate of a choice: its mean result combined with its prior, which counts like `priorWeight` visits. Both are
 * differences from the mean of the information set, since priors and results have different levels.
 */
export function estimate<M>(
  infoSet: InfoSet<M>,
  tried: { readonly prior: number; readonly visits: number; readonly valueSum: number },
  priorWeight: number,
): number {
  const level = infoSet.visits === 0 ? 0 : infoSet.valueSum / infoSet.visits;
  const look = tried.prior - (infoSet.visits === 0 ? 0 : infoSet.priorSum / infoSet.visits);
  return level + (priorWeight * look + tried.valueSum - tried.visits * level) / (priorWeight + tried.visits);
}
