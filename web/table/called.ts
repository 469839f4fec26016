import type { Kinded, Seat } from '@orrery/kernel';
import type { TableController } from './table-controller.ts';

/** Whether the viewer is addressed as “You”: online, and where only one person plays on this device. */
export function isYou<T, H, M extends Kinded, E extends Kinded>(
  { play, snapshot, session }: Pick<TableController<T, H, M, E>, 'play' | 'snapshot' | 'session'>,
  seat: Seat,
): boolean {
  if (seat !== play.view.seat) return false;
  return snapshot.online !== undefined || session.sitters.filter(({ kind }) => kind === 'person').length === 1;
}

/** The name of a seat from the viewer's perspective. */
export const calledBy = <T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
  seat: Seat,
): string => (isYou(controller, seat) ? controller.translate('you') : (controller.names[seat] ?? ''));
