import type { Wording } from '@orrery/kernel';
import type { Event, Hand, Kit, Move, Table } from '@orrery/ship/facts';
import type { Thing } from '../../../almanac/things.ts';
import type { DrawnFurniture, Play } from '../../../table/furniture.ts';
import type { OneOf } from '../../common/moves.ts';

/** The contract of a table with the types of these games put in. */
export type ShipPlay = Play<Table, Hand, Move, Event>;
export type ShipFurniture = DrawnFurniture<Table, Hand, Move, Event>;
export type Kind = Move['kind'];
export type MoveOf<P extends Kind> = OneOf<Move, P>;

/** One of the two games with all that a table draws and says of it. */
export interface Gear {
  readonly kit: Kit;
  readonly things: readonly Thing[];
  readonly wording: Pick<Wording<Table, Hand, Move, Event, never>, 'move' | 'event'>;
}

export interface GearProps {
  readonly play: ShipPlay;
  readonly gear: Gear;
}

export const hasBit = (set: number, bit: number): boolean => ((set >> bit) & 1) === 1;
export const bitsOf = (set: number): readonly number[] =>
  Array.from({ length: 32 - Math.clz32(set) }, (_, i) => i).filter((i) => hasBit(set, i));

/** Whose ship lies below: the reader's, or the first seat's for those who only watch. */
export const lowerSeat = ({ view }: ShipPlay): number => view.seat ?? 0;
