import type { Event, Hand, Move, Table } from '@orrery/startrek/facts';
import type { DrawnGameUi, TableApi, TablePart } from '../../../table/game-ui.ts';
import type { MoveOfKind } from '../../common/moves.ts';

/** The table's types for this game. */
export type StartrekTableApi = TableApi<Table, Hand, Move, Event>;
export type StartrekPart = TablePart<Table, Hand, Move, Event>;
export type StartrekUi = DrawnGameUi<Table, Hand, Move, Event>;
export type MoveKind = Move['kind'];
export type MoveWithKind<P extends MoveKind> = MoveOfKind<Move, P>;

/**
 * Does something started in a panel: closes what covers the board on a narrow screen, and clears any other selection.
 */
export function actFromPanel(play: StartrekTableApi, act: (play: StartrekTableApi) => void): void {
  play.selectKind(null);
  act(play);
}
