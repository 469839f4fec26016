import { hasSeat, type Kinded, type Seat } from '@orrery/kernel';
import type { TableApi } from './game-ui.ts';
import type { TableController } from './table-controller.ts';

/** Whether the game waits for the viewer. Other seats may still have optional moves. */
export const isAwaited = <T, H, M extends Kinded, E extends Kinded>({
  asking,
  view,
}: Pick<TableApi<T, H, M, E>, 'asking' | 'view'>): boolean =>
  asking !== null && view.seat !== null && hasSeat(asking.must, view.seat);

/** Whether the viewer is addressed as “You”: online, and where only one person plays on this device. */
export function isYou<T, H, M extends Kinded, E extends Kinded>(
  { state, sitters }: TableController<T, H, M, E>,
  seat: Seat,
): boolean {
  const { play, snapshot } = state.get();
  if (seat !== play.view.seat) return false;
  return snapshot.online !== undefined || sitters.filter(({ kind }) => kind === 'person').length === 1;
}

/** The name of a seat from the viewer's perspective. */
export const calledBy = <T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
  seat: Seat,
): string => (isYou(controller, seat) ? controller.translate('you') : (controller.names[seat] ?? ''));
