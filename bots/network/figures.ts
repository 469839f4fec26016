import type { Seat } from '@orrery/kernel';

/**
 * Whole numbers that describe the position of one seat, as this seat sees it: the input of a network. They depend on the
 * open table and on the seat's own hand only. What was last read may be remembered, but must not show.
 */
export interface PositionFigures<T, H> {
  /** Raised whenever a figure is added, removed or changes its meaning: a network fits one version only. */
  readonly version: number;
  /** One name for each figure, in the order in which they are written. */
  readonly names: readonly string[];
  /**
   * Reads what all seats share from the open table. Called once for each position, before its seats are written; absent
   * where nothing is shared.
   */
  readTable?(table: T): void;
  /**
   * Writes every figure of the seat into `into`, from index `at` on. Each fits into 16 bits with sign. It has to be
   * quick: it is called for every seat of every position that a bot considers.
   */
  write(table: T, hand: H, seat: Seat, into: Int32Array, at: number): void;
}
