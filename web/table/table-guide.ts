import type { Kinded } from '@orrery/kernel';
import type { ReactNode } from 'react';
import type { TableController } from './table-controller.ts';

/** Guidance in the side column or above the prompt bar, for lessons and puzzles. */
export interface TableGuide<T, H, M extends Kinded, E extends Kinded> {
  /** Whether the table is a lesson or puzzle: no coach, and no log file. */
  readonly kind: 'lesson' | 'game';
  Guide(controller: TableController<T, H, M, E>): ReactNode;
  /** Additional actions after the end of the game. */
  readonly endingActions?: ReactNode;
}
