import type { Event, Hand, Move, Table } from '@orrery/startrek/facts';
import type { DrawnFurniture, Part, Play } from '../../../table/furniture.ts';
import type { OneOf } from '../../common/moves.ts';

/** The contract of a table with the types of this game put in. */
export type TrekPlay = Play<Table, Hand, Move, Event>;
export type TrekPart = Part<Table, Hand, Move, Event>;
export type TrekFurniture = DrawnFurniture<Table, Hand, Move, Event>;
export type Kind = Move['kind'];
export type MoveOf<P extends Kind> = OneOf<Move, P>;

/** Does something begun in a panel: what covers the board on a narrow screen goes, and nothing else stays in hand. */
export function fromPanel(play: TrekPlay, act: (play: TrekPlay) => void): void {
  play.take(null);
  act(play);
}
