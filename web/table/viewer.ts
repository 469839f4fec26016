import { hasSeat, type Kinded, type Seat } from '@orrery/kernel';
import { useStore } from '../app/store.ts';
import type { TableApi } from './game-ui.ts';
import type { TableController } from './table-controller.ts';

/** Whether the game waits for the viewer. Other seats may still have optional moves. */
export const isAwaited = <T, H, M extends Kinded, E extends Kinded>({
  asking,
  view,
}: Pick<TableApi<T, H, M, E>, 'asking' | 'view'>): boolean =>
  asking !== null && view.seat !== null && hasSeat(asking.must, view.seat);

/** Whether the viewer is addressed as “You”: online, and where only one person plays on this device; never in a review. */
export function isYou<T, H, M extends Kinded, E extends Kinded>(
  { state, sitters, session }: TableController<T, H, M, E>,
  seat: Seat,
): boolean {
  const { play, snapshot } = state.get();
  if (session.callsAllByName) return false;
  if (seat !== play.view.seat) return false;
  return snapshot.online !== undefined || sitters.filter(({ kind }) => kind === 'person').length === 1;
}

/** The name of a seat from the viewer's perspective. */
export const calledBy = <T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
  seat: Seat,
): string => (isYou(controller, seat) ? controller.translate('you') : (controller.names[seat] ?? ''));

/** Whether others play, and the viewer can only follow. */
export function isOthersTurn<T, H, M extends Kinded, E extends Kinded>({
  ui,
  rules,
  session,
  state,
}: TableController<T, H, M, E>): boolean {
  const { play, playback, selection } = state.get();
  if (ui.news === undefined || session.isRecorded || selection.recalled !== null) return false;
  if (playback.isOthers && !playback.isAtRest) return true;
  return (
    rules.awaiting(play.view.table).who !== 'over' && !isAwaited(play) && play.view.seat !== ui.active(play.view.table)
  );
}

/** The seat whose note to the viewer is open, such as an offer; null for none. */
export const useNoteSeat = <T, H, M extends Kinded, E extends Kinded>({
  ui,
  state,
}: TableController<T, H, M, E>): Seat | null => useStore(state, ({ play }) => ui.seatNote?.seat(play) ?? null);
