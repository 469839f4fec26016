import type { Seat } from '@orrery/kernel';

/** The start of a turn: the step before its first event, and its seat. */
export interface TurnMark {
  readonly step: number;
  readonly seat: Seat;
}

/** The index of a step's turn; -1 before the first. */
export const turnAt = (marks: readonly TurnMark[], step: number): number =>
  marks.findLastIndex((mark) => mark.step <= step);

/** The start of the next turn, or the end. */
export const nextTurnStep = (marks: readonly TurnMark[], step: number, end: number): number =>
  marks.find((mark) => mark.step > step)?.step ?? end;

/** The start of this turn, or of the one before when it has only just begun; the start of the game before the first. */
export const previousTurnStep = (marks: readonly TurnMark[], step: number): number =>
  marks.findLast((mark) => mark.step < step)?.step ?? 0;
