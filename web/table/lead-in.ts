import { type Kinded, MoveList, type Refusal, type SeatView } from '@orrery/kernel';
import type { GameUi } from './game-ui.ts';
import type { PredictMove } from './predict-move.ts';
import type { TableRules } from './rules.ts';

/** A move that ends a phase, and what becomes legal by it: the user chooses that at once, and both are played. */
export interface LeadIn<T, H, M> {
  readonly move: M;
  /** The viewer's view after it. */
  readonly view: SeatView<T, H>;
  /** The moves that are legal only after it. */
  readonly moves: readonly M[];
}

interface LeadInDeps<T, H, M extends Kinded, E extends Kinded> {
  readonly rules: TableRules<T, H, M>;
  readonly ui: Pick<GameUi<T, H, M, E>, 'leadIn'>;
  readonly predict: PredictMove<T, H, M, E>;
}

const NOT_NOW = 'not-now.';
/** Whether a move exists but belongs to another phase. */
export const isOutOfPhase = (refusals: readonly Refusal[]): boolean =>
  refusals.some(({ code }) => code.startsWith(NOT_NOW));

/** The lead-in of a view with these legal moves; null if the game names none, or it leads to nothing new. */
export function leadInOf<T, H, M extends Kinded, E extends Kinded>(
  { rules, ui, predict }: LeadInDeps<T, H, M, E>,
  view: SeatView<T, H>,
  legal: readonly M[],
): LeadIn<T, H, M> | null {
  const move = ui.leadIn?.(view) ?? null;
  if (move === null || rules.refuse(view, move).length > 0) return null;
  const { table, hand } = predict(view, move);
  const after: SeatView<T, H> = { ...view, table, hand };
  const out = new MoveList<M>(0);
  rules.moves(after, out);
  const kinds = new Set<string>(legal.map(({ kind }) => kind));
  const moves = out.toArray().filter((each) => !kinds.has(each.kind) && isOutOfPhase(rules.refuse(view, each)));
  return moves.length === 0 ? null : { move, view: after, moves };
}
