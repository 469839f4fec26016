import { createHash } from 'node:crypto';

/** Which of several processes of one machine this is. */
export interface ProcessPlace {
  /** From 0. */
  readonly place: number;
  readonly processes: number;
}

/** The place of the process that a table belongs to: tables are spread evenly, and each stays where it is. */
export const placeOfTable = (table: string, processes: number): number =>
  createHash('md5').update(table).digest().readUInt32BE(0) % processes;

/** The same as SQL. */
export const placeOfTableSql = (table: string, processes: string): string =>
  `('x' || left(md5(${table}), 8))::bit(32)::bigint % ${processes}`;
