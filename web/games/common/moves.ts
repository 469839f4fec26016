import type { Kinded } from '@orrery/kernel';

/** The member of a union of moves with this kind. */
export type MoveOfKind<M extends Kinded, P extends M['kind']> = M extends Kinded
  ? P extends M['kind']
    ? M & { readonly kind: P }
    : never
  : never;

export const movesOfKind = <M extends Kinded, P extends M['kind']>(
  { moves }: { readonly moves: readonly M[] },
  kind: P,
): readonly MoveOfKind<M, P>[] => moves.filter((move): move is MoveOfKind<M, P> => move.kind === kind);
