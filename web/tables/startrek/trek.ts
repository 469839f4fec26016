import type { Event, Hand, Move, Table } from '@orrery/startrek/facts';
import type { Dialogue, Furniture, Panel, Part, Play } from '../../table/furniture.ts';

/** The contract of a table with the types of this game put in. */
export type TrekPlay = Play<Table, Hand, Move, Event>;
export type TrekPart = Part<Table, Hand, Move, Event>;
export type TrekPanel = Panel<Table, Hand, Move, Event>;
export type TrekDialogue = Dialogue<Table, Hand, Move, Event>;
export type TrekFurniture = Furniture<Table, Hand, Move, Event>;
export type Kind = Move['kind'];
export type MoveOf<P extends Kind> = Extract<Move, { kind: P }>;

/** The legal moves of one kind. */
export const movesOf = <P extends Kind>(play: TrekPlay, kind: P): readonly MoveOf<P>[] =>
  play.moves.filter((move): move is MoveOf<P> => move.kind === kind);

/** Does something begun in a panel: what covers the board on a narrow screen goes, and nothing else stays in hand. */
export function fromPanel(play: TrekPlay, act: (play: TrekPlay) => void): void {
  play.take(null);
  act(play);
}
