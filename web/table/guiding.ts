import type { Kinded } from '@orrery/kernel';
import type { ReactNode } from 'react';
import type { Helm } from './helm.ts';

/** What leads somebody through a game, above the prompt bar. */
export interface Guiding<T, H, M extends Kinded, E extends Kinded> {
  /** A lesson is no game of one's own: it has no coach and is not kept as a file. */
  readonly kind: 'lesson' | 'game';
  Guide(helm: Helm<T, H, M, E>): ReactNode;
  /** Further ways on from the end of the game. */
  readonly ways?: ReactNode;
}
