import type { Kinded } from '@orrery/kernel';
import type { BoardPlace, ChartBox } from '../game-ui.ts';
import type { TableController } from '../table-controller.ts';
import { type ScreenWidth, useScreenWidth } from '../use-screen-size.ts';
import type { PanelSide } from './coach-panel.tsx';

/** Height of a narrow board that the panel covers, from the upper edge. */
const UPPER_SHARE = 0.4;

/** The side on which the panel does not cover its subject; `place` is the subject's place, if any. */
export function coachPanelSide(
  width: ScreenWidth,
  box: ChartBox,
  place: Pick<BoardPlace, 'at'> | undefined,
): PanelSide {
  const [x, y] = place?.at ?? [box.x + box.width, box.y + box.height];
  if (width === 'narrow') return y < box.y + UPPER_SHARE * box.height ? 'bottom' : 'top';
  return x < box.x + box.width / 2 ? 'right' : 'left';
}

/** The side for advice about a place of this table; null: no place. */
export function useCoachPanelSide<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
  advised: string | null,
): PanelSide {
  const { ui } = controller;
  const width = useScreenWidth();
  const orientation = width === 'narrow' && ui.uprightBox !== undefined ? 'upright' : 'across';
  const box = (orientation === 'upright' ? ui.uprightBox : undefined) ?? ui.box;
  const { view } = controller.state.get().play; // where a place is does not change
  const place = advised === null ? undefined : ui.places(view, orientation).find(({ id }) => id === advised);
  return coachPanelSide(width, box, place);
}
