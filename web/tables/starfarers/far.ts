import type { Event, Hand, Move, Table } from '@orrery/starfarers/facts';
import type { Furniture, Part, Play } from '../../table/furniture.ts';

/** The contract of a table with the types of this game put in. */
export type FarPlay = Play<Table, Hand, Move, Event>;
export type FarPart = Part<Table, Hand, Move, Event>;
export type FarFurniture = Furniture<Table, Hand, Move, Event>;
export type Kind = Move['kind'];
/** Of a family of kinds that share a shape, the one. */
type OneOf<M extends Move, P extends Kind> = M extends Move
  ? P extends M['kind']
    ? M & { readonly kind: P }
    : never
  : never;

/** The legal moves of one kind. */
export const movesOf = <P extends Kind>(play: FarPlay, kind: P): readonly OneOf<Move, P>[] =>
  play.moves.filter((move): move is OneOf<Move, P> => move.kind === kind);

/** One of a list that is known to reach so far. */
export function nth<X>(all: readonly X[], i: number): X {
  const one = all[i];
  if (one === undefined) throw new RangeError(`nothing has the number ${i}`);
  return one;
}
