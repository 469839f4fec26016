import type { Kinded } from '@orrery/kernel';

/** Of a family of kinds that share a shape, the one. */
export type OneOf<M extends Kinded, P extends M['kind']> = M extends Kinded
  ? P extends M['kind']
    ? M & { readonly kind: P }
    : never
  : never;

/** The legal moves of one kind. */
export const movesOf = <M extends Kinded, P extends M['kind']>(
  { moves }: { readonly moves: readonly M[] },
  kind: P,
): readonly OneOf<M, P>[] => moves.filter((move): move is OneOf<M, P> => move.kind === kind);
