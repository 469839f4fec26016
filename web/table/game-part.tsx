import type { Kinded, Seat } from '@orrery/kernel';
import { type ComponentType, useMemo } from 'react';
import type { TablePart, TablePartProps } from './game-ui.ts';
import { type TableControllerProps, useTableState } from './table-controller.ts';

/** A part of the game UI. It follows the table by itself, so that the frame around it is not rendered again. */
export function GamePart<T, H, M extends Kinded, E extends Kinded>({
  controller,
  part: Own,
}: TableControllerProps<T, H, M, E> & { readonly part: TablePart<T, H, M, E> }) {
  const play = useTableState(controller, 'play');
  return useMemo(() => <Own play={play} />, [Own, play]);
}

/** A part of the game UI about one seat. */
export function SeatPart<T, H, M extends Kinded, E extends Kinded>({
  controller,
  part: Own,
  seat,
}: TableControllerProps<T, H, M, E> & {
  readonly part: ComponentType<TablePartProps<T, H, M, E> & { readonly seat: Seat }>;
  readonly seat: Seat;
}) {
  const play = useTableState(controller, 'play');
  return useMemo(() => <Own play={play} seat={seat} />, [Own, play, seat]);
}
