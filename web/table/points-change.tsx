import type { AnyView, Kinded, Seat } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import type { FlightAnimation, GameUi } from './game-ui.ts';
import { type TableControllerProps, useTableField } from './table-controller.ts';

/** How long a change of the points stays beside them. */
const CHANGE_SHOWN_MS = 4000;

type PointsUi<T, H, M extends Kinded, E extends Kinded> = Pick<GameUi<T, H, M, E>, 'points'>;

/** Flights of the points that one seat loses and another gets in the same step. */
export function pointsFlights<T, H, M extends Kinded, E extends Kinded>(
  ui: PointsUi<T, H, M, E>,
  seats: number,
  before: AnyView<T, H>,
  after: AnyView<T, H>,
): readonly FlightAnimation[] {
  const changes = Array.from(
    { length: seats },
    (_, seat) => (ui.points(after, seat) ?? 0) - (ui.points(before, seat) ?? 0),
  );
  const from = changes.findIndex((change) => change < 0);
  const to = changes.findIndex((change) => change > 0);
  if (from < 0 || to < 0) return [];
  const picture = (
    <span className="points-flight">
      +{changes[to]}
      <Icon name="points" />
    </span>
  );
  return [{ key: 'points', picture, from: { seat: from }, to: { seat: to } }];
}

/** The last change of a seat's points, for a few seconds. */
export function PointsChange<T, H, M extends Kinded, E extends Kinded>({
  controller,
  seat,
}: TableControllerProps<T, H, M, E> & { readonly seat: Seat }) {
  const view = useTableField(controller, 'play', 'view');
  const historyVersion = useTableField(controller, 'playback', 'historyVersion');
  const isPast = useTableField(controller, 'selection', 'recalled') !== null;
  const points = controller.ui.points(view, seat) ?? 0;
  const [last, setLast] = useState({ points, historyVersion, isPast });
  const [change, setChange] = useState(0);
  if (last.points !== points || last.historyVersion !== historyVersion || last.isPast !== isPast) {
    const isPlayed = last.historyVersion === historyVersion && last.isPast === isPast && !isPast;
    setLast({ points, historyVersion, isPast });
    setChange(isPlayed ? points - last.points : 0);
  }
  useEffect(() => {
    if (change === 0) return;
    const timer = setTimeout(() => setChange(0), CHANGE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [change]);
  if (change === 0) return null;
  return (
    <span className={`points-change ${change > 0 ? 'gain' : 'loss'}`} aria-hidden="true">
      {change > 0 ? `+${change}` : `−${-change}`}
    </span>
  );
}
