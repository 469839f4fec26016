import type { Kinded } from '@orrery/kernel';
import type { CSSProperties } from 'react';
import { cameraScale, toScreen } from './camera.ts';
import { type CameraController, type CameraState, useCameraState } from './camera-controller.ts';
import type { BoardPlace } from './game-ui.ts';
import { type TableControllerProps, useTableState } from './table-controller.ts';
import { isAwaited } from './viewer.ts';

export type BoardOverlayProps<T, H, M extends Kinded, E extends Kinded> = TableControllerProps<T, H, M, E> & {
  readonly places: readonly BoardPlace[];
  readonly eye: CameraController;
};

const TIP_WIDTH_PX = 240;
const TIP_GAP_PX = 12;

/** Position beside a place, on the side with enough room. */
function tipStyle(place: BoardPlace, { camera, box, viewport }: CameraState): CSSProperties {
  const [x, y] = toScreen(place.at, camera, box, viewport);
  const off = place.reach * cameraScale(camera, box, viewport) + TIP_GAP_PX;
  const left = Math.min(Math.max(x - TIP_WIDTH_PX / 2, 4), Math.max(viewport.width - TIP_WIDTH_PX - 4, 4));
  return y > viewport.height / 2 ? { left, bottom: viewport.height - y + off } : { left, top: y + off };
}

/** A tooltip: the pointed-at place, and why it has no move for the current selection. */
export function Tip<T, H, M extends Kinded, E extends Kinded>({
  controller,
  places,
  eye,
}: BoardOverlayProps<T, H, M, E>) {
  const { pointed, chosen, madeAt } = useTableState(controller, 'selection');
  const place = chosen === null && pointed !== madeAt ? places.find(({ id }) => id === pointed) : undefined;
  if (place === undefined) return null;
  return <TipAt controller={controller} place={place} eye={eye} />;
}

function TipAt<T, H, M extends Kinded, E extends Kinded>({
  controller,
  place,
  eye,
}: TableControllerProps<T, H, M, E> & { readonly place: BoardPlace; readonly eye: CameraController }) {
  const { moveSelection, formatMessage, refusalReason } = controller;
  const play = useTableState(controller, 'play');
  const camera = useCameraState(eye);
  const reasons = isAwaited(play) ? moveSelection.refusalsAt(place.id).map(refusalReason) : [];
  return (
    <div
      className={`tip callout ${reasons.length > 0 ? 'refused' : ''}`}
      style={tipStyle(place, camera)}
      aria-hidden="true"
    >
      <p>{formatMessage(place.name)}</p>
      {reasons.map(({ text, rule }) => (
        <p key={`${rule} ${text}`} className="reason">
          {text}
        </p>
      ))}
    </div>
  );
}
