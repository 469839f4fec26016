import { hasSeat, type Kinded } from '@orrery/kernel';
import type { TableApi } from './game-ui.ts';

/** Whether the game waits for the viewer. Other seats may still have optional moves. */
export const isAwaited = <T, H, M extends Kinded, E extends Kinded>({
  asking,
  view,
}: Pick<TableApi<T, H, M, E>, 'asking' | 'view'>): boolean =>
  asking !== null && view.seat !== null && hasSeat(asking.must, view.seat);
