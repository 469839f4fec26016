import type { Seat } from '@orrery/kernel';

/** Where a turn begins: the step before which nothing of it has happened, and whose it is. */
export interface TurnMark {
  readonly step: number;
  readonly seat: Seat;
}

/** The turn that a step belongs to, by its place in the list; -1 before the first. */
export const turnAt = (marks: readonly TurnMark[], step: number): number =>
  marks.findLastIndex((mark) => mark.step <= step);

/** The step at which the next turn begins, or the end. */
export const nextTurn = (marks: readonly TurnMark[], step: number, end: number): number =>
  marks.find((mark) => mark.step > step)?.step ?? end;

/** The step at which this turn began, or the one before when it has only just begun; the start before the first. */
export const turnBefore = (marks: readonly TurnMark[], step: number): number =>
  marks.findLast((mark) => mark.step < step)?.step ?? 0;
