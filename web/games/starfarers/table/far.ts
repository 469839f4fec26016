import type { Event, Hand, Move, Table } from '@orrery/starfarers/facts';
import type { DrawnFurniture, Part, Play } from '../../../table/furniture.ts';

/** The contract of a table with the types of this game put in. */
export type FarPlay = Play<Table, Hand, Move, Event>;
export type FarPart = Part<Table, Hand, Move, Event>;
export type FarFurniture = DrawnFurniture<Table, Hand, Move, Event>;
export type Kind = Move['kind'];
