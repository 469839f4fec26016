import type { Kinded, Seat } from '@orrery/kernel';
import type { Helm } from './helm.ts';

/** Whether somebody is simply “You” to the one who looks: online, and where only one person plays on this device. */
export function isYou<T, H, M extends Kinded, E extends Kinded>(
  { play, moment, session }: Pick<Helm<T, H, M, E>, 'play' | 'moment' | 'session'>,
  seat: Seat,
): boolean {
  if (seat !== play.view.seat) return false;
  return moment.company !== undefined || session.sitters.filter(({ kind }) => kind === 'person').length === 1;
}

/** What somebody is called by the one who looks. */
export const calledBy = <T, H, M extends Kinded, E extends Kinded>(helm: Helm<T, H, M, E>, seat: Seat): string =>
  isYou(helm, seat) ? helm.speak('you') : (helm.names[seat] ?? '');
