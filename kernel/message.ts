import type { Seat } from './contract.ts';

/**
 * Something to be said, as data: the key of a catalogue message and its arguments. Games make messages; the caller
 * formats them in the reader's language. The same messages serve log, buttons, refusals and screen readers.
 */
export interface Message {
  readonly key: string;
  readonly values: Readonly<Record<string, MessageArg>>;
}

/**
 * Somebody at the table. A message writes `{seat, select, you {You build} other {{seatName} builds}}`: for an argument
 * named `seat` the selector says whether it is the reader, and `seatName` is that seat's name.
 */
export interface SeatRef {
  readonly seat: Seat;
}

/** A message argument: a figure, a sign that needs no translation, a seat, a message, or a list of messages. */
export type MessageArg = number | string | SeatRef | Message | readonly Message[];

/** A seat as a message argument. */
export const seatRef = (seat: Seat): SeatRef => ({ seat });
