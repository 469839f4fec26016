import type { Event, Hand, Move, Table } from '@orrery/starfarers/facts';
import type { DrawnGameUi, TableApi, TablePart } from '../../../table/game-ui.ts';

/** The table's types for this game. */
export type StarfarersTableApi = TableApi<Table, Hand, Move, Event>;
export type StarfarersPart = TablePart<Table, Hand, Move, Event>;
export type StarfarersUi = DrawnGameUi<Table, Hand, Move, Event>;
export type MoveKind = Move['kind'];
