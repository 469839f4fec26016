import type { Event, Hand, Move, Table } from '@orrery/startrek/facts';
import type { Furniture, Part, Play } from '../../table/furniture.ts';

/** The contract of a table with the types of this game put in. */
export type TrekPlay = Play<Table, Hand, Move, Event>;
export type TrekPart = Part<Table, Hand, Move, Event>;
export type TrekFurniture = Furniture<Table, Hand, Move, Event>;
export type Kind = Move['kind'];
/** Of a family of kinds that share a shape, the one. */
type OneOf<M extends Move, P extends Kind> = M extends Move
  ? P extends M['kind']
    ? M & { readonly kind: P }
    : never
  : never;
export type MoveOf<P extends Kind> = OneOf<Move, P>;

/** The legal moves of one kind. */
export const movesOf = <P extends Kind>(play: TrekPlay, kind: P): readonly MoveOf<P>[] =>
  play.moves.filter((move): move is MoveOf<P> => move.kind === kind);

/** Does something begun in a panel: what covers the board on a narrow screen goes, and nothing else stays in hand. */
export function fromPanel(play: TrekPlay, act: (play: TrekPlay) => void): void {
  play.take(null);
  act(play);
}
