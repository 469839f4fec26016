import type { Seat } from './contract.ts';

/**
 * Something to be said, as data: which message of a catalogue, and what goes into it. Games make them, whoever speaks
 * to somebody says them in that person's language. The same words serve log, buttons, refusals and screen readers.
 */
export interface Words {
  readonly key: string;
  readonly values: Readonly<Record<string, Said>>;
}

/**
 * Somebody at the table. A message asks `{seat, select, you {You build} other {{seatName} builds}}`: of a value called
 * `seat` the choice says whether it is the reader, and `seatName` is what the others call that seat.
 */
export interface Who {
  readonly seat: Seat;
}

/** What can go into a message: a figure, a sign that needs no translation, somebody, words, or a list of words. */
export type Said = number | string | Who | Words | readonly Words[];

/** The seat as part of a sentence. */
export const who = (seat: Seat): Who => ({ seat });
