import type { GameMessages } from '@orrery/kernel';
import type { Event, Hand, Move, ShipKit, Table } from '@orrery/ship/facts';
import type { AlmanacPart } from '../../../almanac/almanac-parts.ts';
import type { DrawnGameUi, TableApi } from '../../../table/game-ui.ts';
import type { MoveOfKind } from '../../common/moves.ts';

/** The table's types for these games. */
export type ShipTableApi = TableApi<Table, Hand, Move, Event>;
export type ShipUi = DrawnGameUi<Table, Hand, Move, Event>;
export type MoveKind = Move['kind'];
export type MoveWithKind<P extends MoveKind> = MoveOfKind<Move, P>;

/** One of the two games with the data and texts its table needs. */
export interface ShipVariantUi {
  readonly kit: ShipKit;
  readonly almanacParts: readonly AlmanacPart[];
  readonly messages: Pick<GameMessages<Table, Hand, Move, Event, never>, 'move' | 'event'>;
}

export interface ShipPartProps {
  readonly play: ShipTableApi;
  readonly variantUi: ShipVariantUi;
}

export const hasBit = (set: number, bit: number): boolean => ((set >> bit) & 1) === 1;
export const bitsOf = (set: number): readonly number[] =>
  Array.from({ length: 32 - Math.clz32(set) }, (_, i) => i).filter((i) => hasBit(set, i));

/** Whose ship is drawn below: the viewer's, or the first seat's for spectators. */
export const lowerSeat = ({ view }: ShipTableApi): number => view.seat ?? 0;
