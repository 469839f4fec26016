import { has, type Kinded } from '@orrery/kernel';
import type { Play } from './furniture.ts';

/** Whether the game waits for the one who looks. Whoever is not waited for may still have something to say. */
export const isAwaited = <T, H, M extends Kinded, E extends Kinded>({
  asking,
  view,
}: Pick<Play<T, H, M, E>, 'asking' | 'view'>): boolean =>
  asking !== null && view.seat !== null && has(asking.must, view.seat);
